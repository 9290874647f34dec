import 'client-only'
import type { Cart } from '@/lib/cart/cart-types'
import { receiveCart } from '@/lib/cart/save-cart'
import type { Shop, TabMessage } from '@/lib/store/shop'

// tabs of one origin may stand in different markets: the same cart has other prices here
async function priceHere(shop: Shop, cart: Cart): Promise<void> {
  const { askCart } = await import('@/lib/cart/fetch-cart')
  try {
    receiveCart(shop, await askCart(shop, cart.id))
  } catch (error) {
    console.error('The cart of another tab could not be fetched', error)
  }
}

type MarketNote = { alias: string; currency: string }

/** Takes over what another tab has changed: set only, no cookie, no answer (R-TAB-01). `message` has been checked. */
export function receiveMessage(shop: Shop, { type, data, market }: TabMessage): void {
  const { setUser, setChannel } = shop.store.getState()
  if (type === 'cart') {
    const cart = data as Cart | null
    if (cart && market !== shop.config.site.market) void priceHere(shop, cart)
    else receiveCart(shop, cart)
  } else if (type === 'auth') {
    setUser(data as { id: string; email: string } | null)
  } else {
    const { alias, currency } = data as MarketNote
    if (type === 'market') setChannel({ currentMarket: alias, checkoutMarket: alias, currentCurrency: currency })
    else setChannel({ checkoutMarket: alias })
  }
}
