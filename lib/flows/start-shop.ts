import 'client-only'
import { removeExpired } from '@/lib/browser/expiring-storage'
import { receiveCart } from '@/lib/cart/save-cart'
import { sharedCartId } from '@/lib/cart/shared-cart'
import { COOKIE, FORCE_FETCH_DELAY } from '@/lib/config/constants'
import { openChannel } from '@/lib/cross-tab/open-channel'
import { applyCustomerType } from '@/lib/store/change-customer-type'
import { readCookie } from '@/lib/store/cookies'
import { persistState, restoreState } from '@/lib/store/persist-state'
import { setTimer } from '@/lib/store/set-timer'
import type { Shop } from '@/lib/store/shop'
import { watchBrowser } from '@/lib/store/watch-browser'
import { receiveMessage } from './receive-message'

/** Brings the cart a page starts with: the one of a cart link (R-NAV-03), else the one of the cookie, else nothing. */
async function bringFirstCart(shop: Shop): Promise<void> {
  const shared = sharedCartId(window.location)
  if (!shared && !readCookie(COOKIE.cart)) return receiveCart(shop, null)
  const { bringCart } = await import('@/lib/cart/bring-cart')
  await bringCart(shop, shared ?? '')
  if (shared) shop.store.getState().openOverlay('cart')
}

/** Wakes the shop of a tab after the first paint: cookies, other tabs, browser, cart. Returns the way to stop it all. */
export function startShop(shop: Shop): () => void {
  applyCustomerType(shop, readCookie(COOKIE.userType))
  removeExpired()
  const channel = openChannel((message) => receiveMessage(shop, message))
  shop.post = channel.post
  const stopWatching = watchBrowser(shop)
  let stopPersisting = () => {}
  let isOver = false
  restoreState(shop).finally(() => {
    if (!isOver) stopPersisting = persistState(shop)
  })
  setTimer(shop, 'first-cart', FORCE_FETCH_DELAY, () => void bringFirstCart(shop))
  return () => {
    isOver = true
    channel.close()
    shop.post = () => {}
    stopWatching()
    stopPersisting()
    for (const timer of shop.timers.values()) clearTimeout(timer)
    shop.timers.clear()
  }
}
