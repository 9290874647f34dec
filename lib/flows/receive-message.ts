import 'client-only'
import type { Cart } from '@/lib/cart/cart-types'
import { receiveCart } from '@/lib/cart/receive-cart'
import { isTotalPending } from '@/lib/cart/shown-count'
import type { TabMessage } from '@/lib/cross-tab/tab-message-schema'
import { receiveFavorites } from '@/lib/favorites/save-favorites'
import { applyCustomerType } from '@/lib/store/change-customer-type'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'

async function takeCart(shop: Shop, cart: Cart, market: string): Promise<void> {
  const isSameMarket = market === checkoutMarket(shop)
  if (isSameMarket) receiveCart(shop, cart)
  if (isSameMarket && !isTotalPending(shop.store.getState().cart)) return
  const { refreshCart, settleCart } = await import('@/lib/cart/refresh-cart')
  if (isSameMarket) await settleCart(shop, cart.id)
  // the other tab may have another checkout market: fetch the cart at the prices of this one
  else await refreshCart(shop, cart.id)
}

/** Applies a change of another tab: sets the store only, without cookie and message (R-TAB-01). */
export function receiveMessage(shop: Shop, message: TabMessage): void {
  const { setUser, setChannel, setCheckout } = shop.store.getState()
  switch (message.type) {
    case 'cart': {
      const { data: cart, market } = message
      if (cart) void takeCart(shop, cart, market)
      else receiveCart(shop, null)
      break
    }
    case 'auth':
      setUser(message.data)
      break
    case 'market': {
      const { alias, currency } = message.data
      setChannel({ currentMarket: alias, checkoutMarket: alias, currentCurrency: currency })
      break
    }
    case 'customer-type':
      applyCustomerType(shop, message.data)
      break
    case 'favorites':
      receiveFavorites(shop, message.data)
      break
    case 'checkout-market':
      // the cart with the new prices is sent in a separate message
      setChannel({ checkoutMarket: message.data.alias })
      setCheckout({ options: null, town: '', currentZip: '' })
  }
}
