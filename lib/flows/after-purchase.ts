import 'client-only'
import { readCookie } from '@/lib/browser/cookies'
import { clearCart } from '@/lib/cart/save-cart'
import { setTypedCode } from '@/lib/cart/typed-code'
import type { ConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import { removeDraft } from '@/lib/checkout/form/checkout-draft'
import { purchaseEvent } from '@/lib/checkout/order/hash-person'
import type { OrderIds } from '@/lib/checkout/order/order-state'
import { withOrder } from '@/lib/checkout/order/with-order'
import { COOKIE } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'

/** Id of the shopper's current cart; '' without one. */
export const currentCartId = (shop: Shop): string =>
  shop.store.getState().cart.data?.id ?? readCookie(COOKIE.cart) ?? ''

/** Removes the ordered cart in every tab. Returns true when the shopper has a newer cart, which is kept. */
function forgetOrderedCart(shop: Shop, cartId: string): boolean {
  const current = currentCartId(shop)
  if (current === cartId) clearCart(shop)
  return current !== '' && current !== cartId
}

/**
 * After an order of this device: removes the ordered cart and the typed values, and adds the purchase to the events,
 * once for all reloads and tabs (R-CHECKOUT-12).
 */
export async function afterPurchase(shop: Shop, ids: OrderIds, order: ConfirmedOrder): Promise<void> {
  const cartId = ids.cartId || order.cart?.id || ''
  const hasNewerCart = forgetOrderedCart(shop, cartId)
  // keep what the shopper has typed for a newer cart
  if (!hasNewerCart) {
    removeDraft()
    setTypedCode(shop, '')
  }
  // by cart, because the public id of an order gives access to it
  const reportedId = cartId || ids.publicId
  const isReported = await withOrder(async ({ state: { attempt, reported }, apply }) => {
    const isReported = reported.includes(reportedId)
    // these values were typed for this order, even if the shopper has a newer cart by now
    if (!isReported && attempt?.cartId === cartId) removeDraft()
    apply({ type: 'confirmed', cartId, reportedId })
    return isReported
  })
  if (!isReported) emit(shop, 'checkout:purchase', await purchaseEvent(order, reportedId))
}
