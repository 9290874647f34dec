import 'client-only'
import type { Cart } from '@/lib/cart/cart-types'
import type { StoredWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import type { CheckoutForm } from '@/lib/checkout/form/checkout-form'
import { MARKETS } from '@/lib/market/market-table'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import { resolveEarlierOrder } from './check-earlier-order'
import { emitEmail } from './hash-person'
import { missingToMinimum } from './order-amounts'
import { failureOf, type Refused, refuse } from './order-result'
import type { OrderIds } from './order-state'
import { refuseChanged } from './refuse-changed'
import { sendEvent } from './send-event'
import { validateOrder } from './validate-order'
import type { LockedOrder } from './with-order'

export type OrderRequest = {
  form: CheckoutForm
  delivery: StoredWindow | null
  /**
   * The cart whose amount was on the order button; null while the last choice has no price. An order for another amount
   * or with other content is refused.
   */
  agreed: Cart | null
  /** The shopper has seen the notice that an earlier attempt may have arrived, and orders anyway. */
  isWarned: boolean
}

/** The customer as the service has to check her; `method` is the technical name of the payment method. */
type Buyer = { email: string; method: string }

/**
 * `go`: the order may be sent. `ordered`: the cart has been ordered already. `stop`: the failure to show. `isOpen`: an
 * earlier attempt for this cart may still become an order.
 */
export type OrderDecision =
  | { kind: 'go'; isOpen: boolean }
  | { kind: 'ordered'; order: OrderIds }
  | { kind: 'stop'; failure: Refused }

const stop = (failure: Refused): OrderDecision => ({ kind: 'stop', failure })

const UNSENT = ['down', 'totalChanged', 'contentChanged']

/** "Nothing was sent" would be wrong while an earlier attempt may still become an order. */
export const sayOpen = (isOpen: boolean, refused: Refused): Refused =>
  isOpen && UNSENT.includes(refused.failure) ? { ...refused, failure: 'unanswered' } : refused

/** Why the order must not be sent; null when it may. The last request asks for the present prices. */
async function refusalOf(
  shop: Shop,
  cart: Cart,
  { form, agreed }: OrderRequest,
  buyer: Buyer,
): Promise<Refused | null> {
  if (missingToMinimum(cart, MARKETS[checkoutMarket(shop)].minOrderValue) > 0) return refuse('belowMinimum')
  if (!agreed) return refuse('down', shop.store.getState().checkout.failureCode || 'BACKEND_DOWN')
  const checked = { form: { ...form, email: buyer.email }, method: buyer.method }
  return (await validateOrder(shop, agreed.id, checked)) ?? refuseChanged(shop, agreed)
}

/**
 * Decides whether an order may be sent, and records it as sent if so: an earlier attempt for the cart is looked up first
 * (T27), an unanswered one is repeated only after a notice, then the service checks the customer (R-CHECKOUT-04…09) and
 * the order that was agreed to (R-CHECKOUT-01).
 */
export async function prepareOrder(
  shop: Shop,
  order: LockedOrder,
  request: OrderRequest,
  buyer: Buyer,
): Promise<OrderDecision> {
  const cart = shop.store.getState().cart.data
  if (!cart || cart.lines.length === 0) return stop(refuse('emptyCart'))
  const earlier = await resolveEarlierOrder(shop, order)
  const isEarlier = earlier.kind !== 'none' && earlier.cartId === cart.id
  if (isEarlier && earlier.kind === 'ordered') return { kind: 'ordered', order: earlier }
  const isOpen = isEarlier && earlier.kind === 'open'
  if (isOpen && !request.isWarned) return stop(refuse('unanswered', 'NO_ANSWER'))
  const refused = await refusalOf(shop, cart, request, buyer).catch(failureOf)
  const { agreed } = request
  if (refused || !agreed) return stop(sayOpen(isOpen, refused ?? refuse('down')))
  void emitEmail(shop, buyer.email)
  order.apply(sendEvent(shop, { ...request, agreed }))
  return { kind: 'go', isOpen }
}
