import 'client-only'
import type { Cart } from '@/lib/cart/cart-types'
import { inTurn } from '@/lib/cart/in-turn'
import type { StoredWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import type { CheckoutForm } from '@/lib/checkout/form/checkout-form'
import { MARKETS } from '@/lib/market/market-table'
import type { Payer, PaymentType } from '@/lib/payment/payment-provider'
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
import { type LockedOrder, withOrder } from './with-order'

type ExternalOrder = {
  form: CheckoutForm
  delivery: StoredWindow | null
  /** The cart as shown when the shopper submitted the form; a different amount or content stops the payment. */
  agreed: Cart
  payer: Payer
  paymentType: PaymentType
  /** The shopper has seen the notice that an earlier attempt may have arrived. */
  isWarned: boolean
}

/**
 * `go`: the provider may take the payment. `ordered`: the cart has been ordered already. `stop`: the failure to show.
 */
export type SubmitDecision = { kind: 'go' } | { kind: 'ordered'; order: OrderIds } | { kind: 'stop'; failure: Refused }

const stop = (failure: Refused): SubmitDecision => ({ kind: 'stop', failure })

async function checkOrder(
  shop: Shop,
  order: LockedOrder,
  cart: Cart,
  external: ExternalOrder,
): Promise<SubmitDecision> {
  const { form, agreed, payer, paymentType } = external
  if (missingToMinimum(cart, MARKETS[checkoutMarket(shop)].minOrderValue) > 0) return stop(refuse('belowMinimum'))
  // the e-mail typed into the provider's form takes precedence
  const buyer = { ...form, email: payer.email || form.email }
  const refused =
    (await validateOrder(shop, agreed.id, { form: buyer, method: payer.method })) ?? (await refuseChanged(shop, agreed))
  if (refused) return stop(refused)
  void emitEmail(shop, buyer.email)
  order.apply(sendEvent(shop, external))
  order.apply({ type: 'formSubmitted', publicId: payer.paymentId, paymentType })
  return { kind: 'go' }
}

async function checkUnlessOrdered(shop: Shop, order: LockedOrder, external: ExternalOrder): Promise<SubmitDecision> {
  const cart = shop.store.getState().cart.data
  if (!cart || cart.lines.length === 0) return stop(refuse('emptyCart'))
  const earlier = await resolveEarlierOrder(shop, order)
  const isEarlier = earlier.kind !== 'none' && earlier.cartId === cart.id
  if (isEarlier && earlier.kind === 'ordered') return { kind: 'ordered', order: earlier }
  if (isEarlier && earlier.kind === 'open' && !external.isWarned) return stop(refuse('unanswered', 'NO_ANSWER'))
  return checkOrder(shop, order, cart, external)
}

/**
 * Runs when the shopper submits a provider's form, before the provider takes the payment. Waits for cart changes, then
 * checks that this customer may order (R-CHECKOUT-04…09) and that the cart has not been ordered yet. If an earlier
 * attempt may have arrived, it stops once with a notice (T27). Records the attempt, so that a reload or another tab can
 * look up its outcome. Any result but `go` aborts the payment. Never rejects.
 */
export const beforeExternalSubmit = (shop: Shop, external: ExternalOrder): Promise<SubmitDecision> =>
  inTurn(shop, () => withOrder((order) => checkUnlessOrdered(shop, order, external))).catch((error: unknown) =>
    stop(failureOf(error)),
  )
