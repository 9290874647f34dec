import { useEffect, useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import styles from './cart-islands.module.css'
import type { CartLayer } from './cart-layer'

/** Hosts of what lies over every page. Their contents are fetched together when first needed; the live regions wait in the page. */
export function CartIslands() {
  const { store } = useShop()
  const needed = useShopState(
    ({ overlay, modal, cart, notification, snackbar }) =>
      overlay.current !== '' || modal.component !== '' || cart.added || notification.message || snackbar.message,
  )
  // once there it stays, so that the drawer can close with motion and give focus back
  const [Layer, setLayer] = useState<typeof CartLayer | null>(null)
  useEffect(() => {
    if (!needed || Layer) return
    import('./cart-layer').then(
      (module) => setLayer(() => module.CartLayer),
      (error) => {
        // what did not come must not come later by surprise; the next press asks again
        const { closeModal, closeOverlay, setAdded, setNetwork } = store.getState()
        closeOverlay()
        closeModal()
        setAdded(null)
        if (needed === true && !navigator.onLine) setNetwork({ unreached: 'cart' })
        reloadOrReport(error, { type: 'load', component: 'cart-layer' })
      },
    )
  }, [store, needed, Layer])
  const part = (name: 'drawer' | 'offer' | 'added' | 'message' | 'action') => (Layer ? <Layer part={name} /> : null)
  return (
    <>
      {part('drawer')}
      {part('offer')}
      <div role="status" className={styles.added}>
        {part('added')}
      </div>
      <div role="status">{part('message')}</div>
      <div role="status">{part('action')}</div>
    </>
  )
}
