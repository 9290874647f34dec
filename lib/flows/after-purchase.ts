import 'client-only'
import { readCookie } from '@/lib/browser/cookies'
import { withLock } from '@/lib/browser/with-lock'
import { clearCart } from '@/lib/cart/save-cart'
import { removeDraft } from '@/lib/checkout/checkout-draft'
import type { ConfirmedOrder } from '@/lib/checkout/confirmed-order'
import { confirmAttempt } from '@/lib/checkout/order-attempt'
import type { OrderIds } from '@/lib/checkout/order-ids'
import { COOKIE } from '@/lib/config/constants'
import { pushEvent } from '@/lib/store/push-event'
import type { Shop } from '@/lib/store/shop'

const KEPT_IN = 'kajo-purchases'
const KEPT = 20

const reported = (): string[] => {
  try {
    return (localStorage.getItem(KEPT_IN) ?? '').split(',').filter(Boolean)
  } catch {
    return []
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(KEPT_IN, [...reported(), id].slice(-KEPT).join(','))
  } catch {
    // without storage a reload counts the purchase twice; that must not spoil the confirmation
  }
}

/** Empties the cart that has just been ordered, in every tab; a newer cart is left alone. */
function forgetOrderedCart(shop: Shop, cartId: string): void {
  if ((shop.store.getState().cart.data?.id ?? readCookie(COOKIE.cart)) === cartId) clearCart(shop)
}

/**
 * After an order: the cart is emptied, what was typed leaves the device, and the purchase is reported to subscribers
 * once, also over reloads and tabs (R-CHECKOUT-12).
 */
export async function afterPurchase(shop: Shop, ids: OrderIds, order: ConfirmedOrder): Promise<void> {
  const cartId = ids.cartId || order.cart?.id || ''
  forgetOrderedCart(shop, cartId)
  removeDraft()
  await withLock(KEPT_IN, async () => {
    // by cart, because the public id of an order opens it to whoever finds it on the device
    const id = cartId || ids.publicId
    if (reported().includes(id)) return
    remember(id)
    pushEvent(shop, 'checkout:purchase', order.purchase)
  })
  await confirmAttempt(cartId)
}
