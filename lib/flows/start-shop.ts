import 'client-only'
import { removeExpired } from '@/lib/browser/expiring-storage'
import { cleanCartLink, linkedCartId } from '@/lib/cart/cart-link'
import { receiveCart } from '@/lib/cart/save-cart'
import { COOKIE, FORCE_FETCH_DELAY } from '@/lib/config/constants'
import { openChannel } from '@/lib/cross-tab/open-channel'
import { applyCustomerType } from '@/lib/store/change-customer-type'
import { readCookie } from '@/lib/store/cookies'
import { persistState, restoreState } from '@/lib/store/persist-state'
import { setTimer } from '@/lib/store/set-timer'
import type { Shop } from '@/lib/store/shop'
import { watchBrowser } from '@/lib/store/watch-browser'
import { receiveMessage } from './receive-message'

/** Fetches the cart of the cookie, or opens the one of a cart link (R-NAV-03), whose id leaves the address first. */
async function bringFirstCart(shop: Shop): Promise<void> {
  const linkedId = linkedCartId(window.location)
  if (linkedId !== null) {
    const { openCartLink } = await import('@/lib/cart/open-cart-link')
    cleanCartLink(window.location)
    return openCartLink(shop, linkedId)
  }
  if (!readCookie(COOKIE.cart)) return receiveCart(shop, null)
  const { bringCart } = await import('@/lib/cart/bring-cart')
  await bringCart(shop)
}

/** Starts the shop of a tab after the first paint: cookies, other tabs, browser, cart. Returns a cleanup function. */
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
