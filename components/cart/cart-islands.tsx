import { lazy, Suspense, useState } from 'react'
import { useShopState } from '@/components/providers/use-shop'
import styles from './cart-islands.module.css'

const CartDrawer = lazy(() => import('./cart-drawer').then(({ CartDrawer: component }) => ({ default: component })))
const AddedNotice = lazy(() => import('./added-notice').then(({ AddedNotice: component }) => ({ default: component })))
const Snackbar = lazy(() => import('./snackbar').then(({ Snackbar: component }) => ({ default: component })))

/** Hosts of what lies over every page. Their contents are fetched when first needed; the live regions wait in the page. */
export function CartIslands() {
  const isOpen = useShopState((state) => state.overlay.current === 'cart')
  const hasAdded = useShopState((state) => state.cart.added !== null)
  const hasMessage = useShopState((state) => state.notification.message !== '')
  const [wasOpened, setWasOpened] = useState(false)
  // once there the drawer stays, so that it can close with motion and give focus back
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <>
      <Suspense fallback={null}>{wasOpened ? <CartDrawer /> : null}</Suspense>
      <div role="status" className={styles.added}>
        <Suspense fallback={null}>{hasAdded ? <AddedNotice /> : null}</Suspense>
      </div>
      <div role="status">
        <Suspense fallback={null}>{hasMessage ? <Snackbar /> : null}</Suspense>
      </div>
    </>
  )
}
