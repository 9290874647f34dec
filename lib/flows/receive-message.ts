import 'client-only'
import type { Cart } from '@/lib/cart/cart-types'
import { receiveCart } from '@/lib/cart/receive-cart'
import type { TabMessage } from '@/lib/cross-tab/tab-message-schema'
import { receiveFavorites } from '@/lib/favorites/save-favorites'
import { applyCustomerType } from '@/lib/store/change-customer-type'
import type { Shop } from '@/lib/store/shop'

// tabs of one origin may stand in different markets: the same cart has other prices here
async function priceHere(shop: Shop, cart: Cart): Promise<void> {
  const { askCart } = await import('@/lib/cart/fetch-cart')
  try {
    receiveCart(shop, await askCart(shop, cart.id))
  } catch (error) {
    console.error('The cart of another tab could not be fetched', error)
  }
}

/** Takes over what another tab has changed: set only, no cookie, no answer (R-TAB-01). */
export function receiveMessage(shop: Shop, message: TabMessage): void {
  const { setUser, setChannel } = shop.store.getState()
  switch (message.type) {
    case 'cart': {
      const { data: cart, market } = message
      if (cart && market !== shop.config.site.market) void priceHere(shop, cart)
      else receiveCart(shop, cart)
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
      setChannel({ checkoutMarket: message.data.alias })
  }
}
