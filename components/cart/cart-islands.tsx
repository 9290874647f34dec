import { type ComponentType, useEffect, useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import type { ShopState } from '@/lib/store/shop-state'
import styles from './cart-islands.module.css'
import type { CartLayerProps } from './cart-layer'

/** Whether the shopper has opened a layer; notices appear by themselves. */
const isLayerOpen = ({ overlay, modal }: ShopState): boolean => overlay.current !== '' || modal.component !== ''

/**
 * Containers of the layers over every page. Their contents are loaded together on first use; the live regions are in
 * the page from the start.
 */
export function CartIslands() {
  const { store, config } = useShop()
  const { lang } = config.site
  const needed = useShopState(
    (state) => isLayerOpen(state) || state.cart.added || state.notification.message || state.snackbar.message,
  )
  // stays mounted, so that the drawer can animate its closing and return the focus
  const [Layer, setLayer] = useState<ComponentType<CartLayerProps> | null>(null)
  useEffect(() => {
    if (!needed || Layer) return
    withLateMessages(
      lang,
      import('./cart-layer').then((module) => module.CartLayer),
    ).then(
      (module) => setLayer(() => module.default),
      (error) => {
        // close everything, so that nothing opens later without a press; the next press loads the chunk again
        const state = store.getState()
        const { closeModal, closeOverlay, setAdded, setNetwork } = state
        closeOverlay()
        closeModal()
        setAdded(null)
        if (isLayerOpen(state) && !navigator.onLine) setNetwork({ unreached: 'cart' })
        reloadOrReport(error, { type: 'load', component: 'cart-layer' })
      },
    )
  }, [store, lang, needed, Layer])
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
