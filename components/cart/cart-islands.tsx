import { lazy, Suspense, useState } from 'react'
import { useShopState } from '@/components/providers/use-shop'
import styles from './cart-islands.module.css'

const CartLayer = lazy(() => import('./cart-layer').then((module) => ({ default: module.CartLayer })))

/** Hosts of what lies over every page. Their contents are fetched together when first needed; the live regions wait in the page. */
export function CartIslands() {
  const isNeeded = useShopState(
    (state) => state.overlay.current === 'cart' || state.cart.added || state.notification.message,
  )
  const [wasNeeded, setNeeded] = useState(false)
  // once there it stays, so that the drawer can close with motion and give focus back
  if (isNeeded && !wasNeeded) setNeeded(true)
  const part = (name: 'drawer' | 'added' | 'message') => (
    <Suspense>{wasNeeded ? <CartLayer part={name} /> : null}</Suspense>
  )
  return (
    <>
      {part('drawer')}
      <div role="status" className={styles.added}>
        {part('added')}
      </div>
      <div role="status">{part('message')}</div>
    </>
  )
}
