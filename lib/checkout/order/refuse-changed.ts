import 'client-only'
import type { Cart } from '@/lib/cart/cart-types'
import { fetchCartById } from '@/lib/cart/fetch-cart'
import { saveCart } from '@/lib/cart/save-cart'
import type { Shop } from '@/lib/store/shop'
import { orderChanges } from './order-changes'
import { type Refused, refuse } from './order-result'

/**
 * Asks the service for the cart with present prices and stock, as the last request before an order is sent, because
 * the order carries no amount: the service would charge another one than the shopper agreed to (R-CHECKOUT-01). Saves
 * a changed cart and returns the refusal with what has changed; null when nothing has. Throws AppError.
 */
export async function refuseChanged(shop: Shop, agreed: Cart): Promise<Refused | null> {
  const cart = await fetchCartById(shop, agreed.id, true)
  if (!cart || cart.isCompleted) return refuse('emptyCart', 'CART_NOT_FOUND')
  const changes = orderChanges(agreed, cart)
  if (!changes) return null
  saveCart(shop, cart)
  if (changes.list.some(({ kind }) => kind === 'short')) return { ...refuse('outOfStock', 'OUT_OF_STOCK'), changes }
  return { ...refuse(changes.total ? 'totalChanged' : 'contentChanged'), changes }
}
