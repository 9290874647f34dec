import 'client-only'
import { clearCart } from '@/lib/cart/save-cart'
import { forgetDraft } from '@/lib/checkout/checkout-draft'
import type { ConfirmedOrder } from '@/lib/checkout/confirmed-order'
import { COOKIE } from '@/lib/config/constants'
import { readCookie } from '@/lib/store/cookies'
import { pushEvent } from '@/lib/store/push-event'
import type { Shop } from '@/lib/store/shop'

const KEPT_IN = 'kajo-purchases'
const KEPT = 20

const told = (): string[] => {
  try {
    return (localStorage.getItem(KEPT_IN) ?? '').split(',').filter(Boolean)
  } catch {
    return []
  }
}

function remember(publicId: string): void {
  try {
    localStorage.setItem(KEPT_IN, [...told(), publicId].slice(-KEPT).join(','))
  } catch {
    // without storage a reload counts the purchase twice; that must not spoil the confirmation
  }
}

/** Empties the cart that has just been ordered, in every tab; a newer cart is left alone. */
export function forgetOrderedCart(shop: Shop, cartId: string): void {
  forgetDraft()
  if ((shop.store.getState().cart.data?.id ?? readCookie(COOKIE.cart)) === cartId) clearCart(shop)
}

/** After an order: the cart is emptied, the purchase told to subscribers once, also over reloads and tabs (R-CHECKOUT-12). */
export function afterPurchase(shop: Shop, publicId: string, cartId: string, order: ConfirmedOrder): void {
  forgetOrderedCart(shop, cartId)
  if (told().includes(publicId)) return
  remember(publicId)
  pushEvent(shop, 'checkout:purchase', order.purchase)
}
