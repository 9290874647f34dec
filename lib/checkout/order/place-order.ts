import 'client-only'
import { PlaceOrderDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { Cart } from '@/lib/cart/cart-types'
import { fetchCart } from '@/lib/cart/fetch-cart'
import { inTurn } from '@/lib/cart/in-turn'
import { setPromoCode } from '@/lib/cart/set-promo-code'
import type { CheckoutForm } from '@/lib/checkout/form/checkout-form'
import { checkoutContext, orderInput } from '@/lib/checkout/form/checkout-input'
import { checkoutRules } from '@/lib/checkout/form/checkout-rules'
import { checkoutUrls } from '@/lib/checkout/form/checkout-urls'
import { AppError } from '@/lib/errors/app-error'
import { isProviderAddress } from '@/lib/payment/provider-address'
import { standard } from '@/lib/payment/standard'
import type { Shop } from '@/lib/store/shop'
import { resolveEarlierOrder } from './check-earlier-order'
import { orderChanges } from './order-changes'
import { failureOf, type OrderFailure, type OrderResult, paymentRefusal, type Refused, refuse } from './order-result'
import type { OrderIds, TabOrder } from './order-state'
import { type OrderRequest, prepareOrder, sayOpen } from './prepare-order'
import { chosenPaymentName } from './validate-order'
import { type LockedOrder, withOrder } from './with-order'

/** Failures by the status of an order that was not made. */
const REFUSALS: Record<string, OrderFailure> = {
  failed: 'refused',
  refused: 'refused',
  cancelled: 'refused',
  blocked: 'blocked',
  'out-of-stock': 'outOfStock',
}

/**
 * Sends an attempt once. A refused payment is a value. Throws AppError for an error or an answer without an outcome.
 */
async function send(shop: Shop, form: CheckoutForm, { cartId, key }: TabOrder['sent']): Promise<OrderResult> {
  const { checkoutMarketId } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  const { site } = shop.config
  const checkout = {
    ...orderInput(form, checkoutContext(shop, form), checkoutRules(shop, form).needsPersonalId),
    checkoutUrls: checkoutUrls(site, standard),
  }
  const data = await shop.mutate(PlaceOrderDocument, { cartId, checkout, checkoutMarketId }, { idempotencyKey: key })
  const order = data?.placeOrder
  if (!order?.status) throw new AppError('BACKEND_ANSWER', 'The answer holds no order', 502)
  const publicId = order.publicId ?? ''
  if (order.status === 'completed') return { ok: true, cartId, publicId }
  if (order.redirectUrl) return { ok: true, redirectUrl: order.redirectUrl, publicId }
  const refusal = Object.hasOwn(REFUSALS, order.status) ? REFUSALS[order.status] : undefined
  // any other status may become an order
  if (!refusal) throw new AppError('BACKEND_ANSWER', 'The order has no outcome yet', 502)
  return refuse(refusal === 'refused' ? paymentRefusal(chosenPaymentName(shop, form)) : refusal, order.status)
}

const orderedOf = ({ cartId, publicId, paymentType }: OrderIds): OrderResult => ({
  ok: true,
  cartId,
  publicId,
  paymentType,
})

/** Whether the request was rejected without being processed, by its HTTP status, for example 429. */
const isRefusedUnprocessed = (error: unknown): boolean => error instanceof AppError && error.statusCode < 500

/** After an error the order may have been made nevertheless, so the outcome is looked up (T27). */
async function resolveFailure(shop: Shop, order: LockedOrder, error: unknown): Promise<OrderResult> {
  const earlier = await resolveEarlierOrder(shop, order)
  if (earlier.kind === 'ordered') return orderedOf(earlier)
  const failed = failureOf(error)
  const isUnprocessed = isRefusedUnprocessed(error)
  if (failed.failure === 'down' && !isUnprocessed) return refuse('unanswered', failed.code)
  order.apply({ type: 'rejected', isProcessed: !isUnprocessed })
  return failed
}

/** Sends the attempt that the `send` event has stored, then applies the event for the answer. */
async function sendRecorded(shop: Shop, order: LockedOrder, form: CheckoutForm): Promise<OrderResult> {
  try {
    const result = await send(shop, form, order.state.sent)
    if (!result.ok) order.apply({ type: 'refused' })
    else {
      const state = 'redirectUrl' in result ? 'redirected' : 'ordered'
      order.apply({ type: 'answered', state, publicId: result.publicId })
    }
    const isElsewhere = result.ok && 'redirectUrl' in result
    if (!isElsewhere || isProviderAddress(result.redirectUrl, shop.config.providerOrigins)) return result
    // after `answered`, because the service holds an order that waits for its payment
    console.error('The origin of the payment page is missing from PROVIDER_ORIGINS')
    return refuse('generic', 'PROVIDER_ORIGIN')
  } catch (error) {
    return resolveFailure(shop, order, error)
  }
}

/** Checks the order (`prepareOrder`) and sends it, unless it was already made or the check fails. */
async function orderUnlessOrdered(shop: Shop, order: LockedOrder, request: OrderRequest): Promise<OrderResult> {
  const { form } = request
  const buyer = { email: form.email, method: chosenPaymentName(shop, form) }
  const decision = await prepareOrder(shop, order, request, buyer)
  if (decision.kind === 'ordered') return orderedOf(decision.order)
  if (decision.kind === 'stop') return decision.failure
  const result = await sendRecorded(shop, order, form)
  return result.ok ? result : sayOpen(decision.isOpen, result)
}

/** Adds what has changed to a refusal of the service, from the cart as fetched after it. */
function withChanges({ store }: Shop, agreed: Cart | null, refused: Refused): Refused {
  const cart = store.getState().cart.data
  const isAboutCart = refused.failure === 'outOfStock' || refused.failure === 'codeGone'
  const changes = isAboutCart && agreed && cart ? orderChanges(agreed, cart) : null
  return changes ? { ...refused, changes } : refused
}

/**
 * Validates and places the order, in one tab at a time. Failures are values and leave the form as it is (T20). An order
 * is never resent without the shopper: after a lost response, her next submit looks up the outcome first (T27).
 * `reduceOrder` chooses the idempotency key (decision 10). If an item is sold out, the cart is fetched again; if the
 * promo code is no longer valid, it is removed. `components/checkout/order/use-place-order.ts` ignores a second click; the
 * form of a payment provider asks `before-external-submit.ts` instead.
 */
export async function placeOrder(shop: Shop, request: OrderRequest): Promise<OrderResult> {
  const result = await inTurn(shop, () =>
    withOrder((order) => orderUnlessOrdered(shop, order, request).catch(failureOf)),
  )
  if (result.ok || result.changes) return result
  if (result.failure === 'outOfStock') await inTurn(shop, () => fetchCart(shop)).catch(() => null)
  // the service refuses every order of a cart with this code
  if (result.failure === 'codeGone') await setPromoCode(shop, '')
  return withChanges(shop, request.agreed, result)
}
