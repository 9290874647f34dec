import 'client-only'
import { clearTimer, setTimer } from '@/lib/store/set-timer'
import type { Shop } from '@/lib/store/shop'
import type { CartLine } from './cart-types'

const ADDED_TIMEOUT = 8000
const TIMER = 'added'

/** Opens the added notice (R-CART-11). Its timer starts when the notice is visible: see `holdAdded`. */
export function showAdded(shop: Shop, line: CartLine): void {
  const { articleNumber, campaigns, unitPrice, product, quantity, skuId, size } = line
  shop.store.getState().setAdded({ articleNumber, campaigns, unitPrice, product, quantity, skuId, size })
  // stop the timer of the previous notice
  clearTimer(shop, TIMER)
}

export function hideAdded(shop: Shop): void {
  clearTimer(shop, TIMER)
  shop.store.getState().setAdded(null)
}

/** Stops the timer while the shopper hovers over or focuses the notice, and restarts it afterwards. */
export function holdAdded(shop: Shop, isHeld: boolean): void {
  if (isHeld) clearTimer(shop, TIMER)
  else if (shop.store.getState().cart.added) setTimer(shop, TIMER, ADDED_TIMEOUT, () => hideAdded(shop))
}
