import 'client-only'
import type { Cart } from '@/lib/cart/cart-types'
import { receiveCart } from '@/lib/cart/receive-cart'
import { isTotalPending } from '@/lib/cart/shown-count'
import { applyConsent } from '@/lib/consent/apply-consent'
import type { TabMessage } from '@/lib/cross-tab/tab-message-schema'
import { receiveFavorites } from '@/lib/favorites/save-favorites'
import { applyCustomerType } from '@/lib/store/change-customer-type'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import type { AuthState } from '@/lib/store/slices/auth-slice'

type CartMessage = Extract<TabMessage, { type: 'cart' }>

async function takeCart(shop: Shop, cart: Cart, { market, lang }: CartMessage): Promise<void> {
  const isUsable = market === checkoutMarket(shop) && lang === shop.config.site.lang
  if (isUsable) receiveCart(shop, cart)
  if (isUsable && !isTotalPending(shop.store.getState().cart)) return
  const { refreshCart, settleCart } = await import('@/lib/cart/refresh-cart')
  if (isUsable) await settleCart(shop, cart.id)
  // the other tab has another checkout market or language: fetch the cart in those of this one
  else await refreshCart(shop, cart.id)
}

/** Signs this tab in or out as the other one: its tokens are in the cookies, not in the message (T33). */
async function takeSession(shop: Shop, user: AuthState['user']): Promise<void> {
  const { auth, setUser } = shop.store.getState()
  if (!user && !auth.user) return
  setUser(user)
  if (user) {
    const { followSession } = await import('./follow-session')
    await followSession(shop)
  } else {
    const { stopFollowing } = await import('./stop-following')
    stopFollowing(shop)
  }
}

/** Clears the methods of delivery and payment and the town, which belong to one market. */
const NO_OFFERS = { options: null, town: '', currentZip: '' }

/**
 * Applies the market of another tab. If it is not the checkout market of this tab, the cart is fetched at its prices.
 */
async function takeMarket(shop: Shop, alias: string, currency: string): Promise<void> {
  const { cart, setChannel, setCheckout } = shop.store.getState()
  const isOther = alias !== checkoutMarket(shop)
  setChannel({ currentMarket: alias, checkoutMarket: alias, currentCurrency: currency })
  if (isOther) setCheckout(NO_OFFERS)
  if (!isOther || !cart.data) return
  const { refreshCart } = await import('@/lib/cart/refresh-cart')
  await refreshCart(shop, cart.data.id)
}

/**
 * Applies a change of another tab to the store, without writing cookies or posting it again (R-TAB-01). A cart in
 * another market or language is fetched again in those of this tab. So is a cart that arrives while changes of this tab
 * are pending; that result is posted.
 */
export function receiveMessage(shop: Shop, message: TabMessage): void {
  const { setChannel, setCheckout } = shop.store.getState()
  switch (message.type) {
    case 'cart':
      if (message.data) void takeCart(shop, message.data, message)
      else receiveCart(shop, null)
      break
    case 'auth':
      void takeSession(shop, message.data)
      break
    case 'market':
      void takeMarket(shop, message.data.alias, message.data.currency)
      break
    case 'customer-type':
      applyCustomerType(shop, message.data)
      break
    case 'consent':
      applyConsent(shop, message.data)
      break
    case 'favorites':
      receiveFavorites(shop, message.data)
      break
    case 'checkout-market':
      // the cart with the new prices is sent in a separate message
      setChannel({ checkoutMarket: message.data.alias })
      setCheckout(NO_OFFERS)
  }
}
