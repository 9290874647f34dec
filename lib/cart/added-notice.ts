import 'client-only'
import { clearTimer, setTimer } from '@/lib/store/set-timer'
import type { Shop } from '@/lib/store/shop'
import type { CartLine } from './cart-types'

const ADDED_TIMEOUT = 8000
const TIMER = 'added'

/** Opens the added notice with what was added (R-CART-11). Its time begins when it can be seen: see `holdAdded`. */
export function showAdded(shop: Shop, line: CartLine): void {
  const { articleNumber, campaigns, unitPrice, product, quantity, skuId, size } = line
  shop.store.getState().setAdded({ articleNumber, campaigns, unitPrice, product, quantity, skuId, size })
  // the time of the one before is not this one's
  clearTimer(shop, TIMER)
}

export function hideAdded(shop: Shop): void {
  clearTimer(shop, TIMER)
  shop.store.getState().setAdded(null)
}

/** The notice stays as long as the shopper is on it, and gets its whole time again afterwards. */
export function holdAdded(shop: Shop, isHeld: boolean): void {
  if (isHeld) clearTimer(shop, TIMER)
  else if (shop.store.getState().cart.added) setTimer(shop, TIMER, ADDED_TIMEOUT, () => hideAdded(shop))
}
