import 'client-only'
import { readCookie } from '@/lib/browser/cookies'
import { withLock } from '@/lib/browser/with-lock'
import { clearCart } from '@/lib/cart/save-cart'
import { setTypedCode } from '@/lib/cart/typed-code'
import type { ConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import type { OrderIds } from '@/lib/checkout/confirm/order-ids'
import { addReported, PURCHASES_KEY, readReported } from '@/lib/checkout/confirm/reported-purchases'
import { removeDraft } from '@/lib/checkout/form/checkout-draft'
import { purchaseEvent } from '@/lib/checkout/order/hash-person'
import { confirmAttempt, ORDER_LOCK, readAttempt } from '@/lib/checkout/order/order-attempt'
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
  await withLock(PURCHASES_KEY, async () => {
    // stored by cart, because the public id of an order gives access to it
    const id = cartId || ids.publicId
    if (readReported().includes(id)) return
    addReported(id)
    // these values were typed for this order, even if the shopper has a newer cart by now
    if ((await readAttempt())?.cartId === cartId) removeDraft()
    emit(shop, 'checkout:purchase', await purchaseEvent(order.purchase))
  })
  // another tab may be recording an attempt with the newer cart
  await withLock(ORDER_LOCK, () => confirmAttempt(cartId))
}
