import 'client-only'
import { hasSession } from '@/lib/auth/session'
import { readCookie } from '@/lib/browser/cookies'
import { onRestore } from '@/lib/browser/on-restore'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { receiveCart } from '@/lib/cart/receive-cart'
import {
  CART_MERGE_LOCK,
  COOKIE,
  EXPIRING_KEYS,
  FAVORITES_CHANNEL,
  FORCE_FETCH_DELAY,
  SEEN_CART_KEY,
} from '@/lib/config/constants'
import { startConsent } from '@/lib/consent/apply-consent'
import { openChannel } from '@/lib/cross-tab/open-channel'
import type { TabMessage } from '@/lib/cross-tab/tab-message-schema'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { readFavorites } from '@/lib/favorites/read-favorites'
import { hideSecrets } from '@/lib/routing/take-secret'
import { applyCustomerType } from '@/lib/store/change-customer-type'
import { restoreCheckoutMarket } from '@/lib/store/checkout-market'
import { closeLayers } from '@/lib/store/close-layers'
import { persistState, restoreState } from '@/lib/store/persist-state'
import { setTimer } from '@/lib/store/set-timer'
import type { Shop } from '@/lib/store/shop'
import { watchBrowser } from '@/lib/store/watch-browser'
import { watchVitals } from '@/lib/vitals/watch-vitals'
import { receiveMessage } from './receive-message'
import { startMeasuring } from './start-measuring'

/** Base URL + `?action=cart#{cartId}` (R-NAV-03). */
const isCartLink = ({ search, hash }: Location): boolean =>
  hash.length > 1 && new URLSearchParams(search).get('action') === 'cart'

/** Makes the tab one of the shopper whose tokens this browser holds, with her cart. */
async function followOwnSession(shop: Shop): Promise<void> {
  const { followSession } = await import('./follow-session')
  await followSession(shop)
}

/** Removes typed data that has expired; the code is loaded only where there is some. */
async function removeExpiredData(): Promise<void> {
  if (Object.values(EXPIRING_KEYS).every((key) => safeLocalStorage.read(key) === null)) return
  const { removeExpired } = await import('@/lib/browser/expiring-storage')
  removeExpired()
}

/** Fetches the cart of the cookie, or opens a cart link. */
async function fetchFirstCart(shop: Shop): Promise<void> {
  if (hasSession()) await followOwnSession(shop)
  if (isCartLink(window.location)) {
    const { followCartLink } = await import('@/lib/cart/open-cart-link')
    return followCartLink(shop)
  }
  const id = readCookie(COOKIE.cart)
  if (!id) {
    // local storage has no lifetime of its own, as the cookies have
    safeLocalStorage.remove(SEEN_CART_KEY)
    if (!readCookie(COOKIE.oldCart)) safeLocalStorage.remove(CART_MERGE_LOCK)
    return receiveCart(shop, null)
  }
  if (shop.store.getState().cart.data?.id === id) return
  const { ensureCart } = await import('@/lib/cart/ensure-cart')
  await ensureCart(shop)
}

/**
 * Refreshes the cart, which another page may have changed, replaced or ordered. Does nothing if the cart cookie could
 * not be written.
 */
async function refetchCart(shop: Shop): Promise<void> {
  const { data, isStored } = shop.store.getState().cart
  if (!isStored) return
  const id = readCookie(COOKIE.cart)
  if (data && data.id !== id) receiveCart(shop, null)
  if (!id) return
  const { restoreCart } = await import('@/lib/cart/refresh-cart')
  await restoreCart(shop, id)
}

/** Starts the shop of a tab after hydration: cookies, other tabs, browser, cart. Returns a cleanup function. */
export function startShop(shop: Shop): () => void {
  // before `startConsent`, which may load the scripts of others
  hideSecrets()
  const readCustomerType = () => applyCustomerType(shop, readCookie(COOKIE.userType))
  readCustomerType()
  restoreCheckoutMarket(shop)
  removeExpiredData().catch((error) => reloadOrReport(error, { type: 'load', component: 'expired data' }))
  const receive = (message: TabMessage) => receiveMessage(shop, message)
  const channel = openChannel(receive)
  const favoritesChannel = openChannel(receive, FAVORITES_CHANNEL)
  const disconnectTabs = shop.connectTabs((message) =>
    (message.type === 'favorites' ? favoritesChannel : channel).post(message),
  )
  const loadFavorites = () =>
    readFavorites(shop).catch((error) => reloadOrReport(error, { type: 'load', component: 'favorites' }))
  void loadFavorites()
  // a page in the back/forward cache misses messages of other tabs: saving its favourites would overwrite newer ones
  const stopRestoring = onRestore(() => {
    // somebody has signed out meanwhile: the page may show what is hers (T46)
    if (shop.store.getState().auth.user && !hasSession()) return window.location.reload()
    if (hasSession()) {
      followOwnSession(shop).catch((error) => reloadOrReport(error, { type: 'load', component: 'session' }))
    }
    readCustomerType()
    restoreCheckoutMarket(shop)
    refetchCart(shop).catch((error) => reloadOrReport(error, { type: 'load', component: 'cart' }))
    void loadFavorites()
  })
  const stopWatching = watchBrowser(shop)
  const stopConsent = startConsent(shop)
  const stopMeasuring = startMeasuring(shop)
  const stopVitals = watchVitals(shop)
  // a document in the back/forward cache comes back without them
  const close = () => closeLayers(shop)
  window.addEventListener('pagehide', close)
  let stopPersisting = () => {}
  let isOver = false
  restoreState(shop).finally(() => {
    if (!isOver) stopPersisting = persistState(shop)
  })
  setTimer(shop, 'first-cart', FORCE_FETCH_DELAY, () => {
    fetchFirstCart(shop).catch((error) => {
      // the cart view offers a retry; a cart link is still in the address
      shop.store.getState().setCartBroken()
      reloadOrReport(error, { type: 'load', component: 'first-cart' })
    })
  })
  return () => {
    isOver = true
    disconnectTabs()
    channel.close()
    favoritesChannel.close()
    stopRestoring()
    stopWatching()
    stopMeasuring()
    stopConsent()
    stopVitals()
    window.removeEventListener('pagehide', close)
    stopPersisting()
    for (const timer of shop.timers.values()) clearTimeout(timer)
    shop.timers.clear()
  }
}
