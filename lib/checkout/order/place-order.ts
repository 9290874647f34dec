import 'client-only'
import { PlaceOrderDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { Cart } from '@/lib/cart/cart-types'
import { fetchCart } from '@/lib/cart/fetch-cart'
import { inTurn } from '@/lib/cart/in-turn'
import { setPromoCode } from '@/lib/cart/set-promo-code'
import type { StoredWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import type { CheckoutForm } from '@/lib/checkout/form/checkout-form'
import { checkoutContext, orderInput } from '@/lib/checkout/form/checkout-input'
import { checkoutRules } from '@/lib/checkout/form/checkout-rules'
import { checkoutUrls } from '@/lib/checkout/form/checkout-urls'
import { AppError } from '@/lib/errors/app-error'
import { MARKETS } from '@/lib/market/market-table'
import { isProviderAddress } from '@/lib/payment/provider-address'
import { standard } from '@/lib/payment/standard'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import { resolveEarlierOrder } from './check-earlier-order'
import { emitEmail } from './hash-person'
import { missingToMinimum } from './order-amounts'
import { orderChanges } from './order-changes'
import { failureOf, type OrderFailure, type OrderResult, paymentRefusal, type Refused, refuse } from './order-result'
import type { OrderIds } from './order-state'
import { refuseChanged } from './refuse-changed'
import { sendEvent } from './send-event'
import { chosenPaymentName, validateOrder } from './validate-order'
import { type LockedOrder, withOrder } from './with-order'

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

type AgreedRequest = OrderRequest & { agreed: Cart }

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
async function send(shop: Shop, { form, agreed: { id: cartId } }: AgreedRequest, key: string): Promise<OrderResult> {
  const { checkoutMarketId } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  const { site, providerOrigins } = shop.config
  const checkout = {
    ...orderInput(form, checkoutContext(shop, form), checkoutRules(shop, form).needsPersonalId),
    checkoutUrls: checkoutUrls(site, standard),
  }
  const data = await shop.mutate(PlaceOrderDocument, { cartId, checkout, checkoutMarketId }, { idempotencyKey: key })
  const order = data?.placeOrder
  if (!order?.status) throw new AppError('BACKEND_ANSWER', 'The answer holds no order', 502)
  const publicId = order.publicId ?? ''
  if (order.status === 'completed') return { ok: true, cartId, publicId }
  const { redirectUrl } = order
  if (redirectUrl && isProviderAddress(redirectUrl, providerOrigins)) return { ok: true, redirectUrl, publicId }
  if (redirectUrl) {
    console.error('The origin of the payment page is missing from PROVIDER_ORIGINS')
    return refuse('generic', 'PROVIDER_ORIGIN')
  }
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

/** Records the attempt, sends it, and records the answer. */
async function sendRecorded(shop: Shop, order: LockedOrder, request: AgreedRequest): Promise<OrderResult> {
  order.apply(sendEvent(shop, request))
  try {
    const result = await send(shop, request, order.state.sent.key)
    if (!result.ok) order.apply({ type: 'refused' })
    else {
      const state = 'redirectUrl' in result ? 'redirected' : 'ordered'
      order.apply({ type: 'answered', state, publicId: result.publicId })
    }
    return result
  } catch (error) {
    return resolveFailure(shop, order, error)
  }
}

async function checkAndSend(shop: Shop, order: LockedOrder, cart: Cart, request: OrderRequest): Promise<OrderResult> {
  if (missingToMinimum(cart, MARKETS[checkoutMarket(shop)].minOrderValue) > 0) return refuse('belowMinimum')
  const { form, agreed } = request
  if (!agreed) return refuse('down', shop.store.getState().checkout.failureCode || 'BACKEND_DOWN')
  const method = chosenPaymentName(shop, form)
  const refused = (await validateOrder(shop, agreed.id, { form, method })) ?? (await refuseChanged(shop, agreed))
  if (refused) return refused
  void emitEmail(shop, form.email)
  return sendRecorded(shop, order, { ...request, agreed })
}

/** Whether the text of the failure tells the shopper that nothing was sent. */
const isUnsent = ({ failure }: Refused): boolean =>
  failure === 'down' || failure === 'totalChanged' || failure === 'contentChanged'

/** Checks an earlier attempt for the same cart first. Repeats an unanswered one only after a notice was shown. */
async function orderUnlessOrdered(shop: Shop, order: LockedOrder, request: OrderRequest): Promise<OrderResult> {
  const cart = shop.store.getState().cart.data
  if (!cart || cart.lines.length === 0) return refuse('emptyCart')
  const earlier = await resolveEarlierOrder(shop, order)
  const isEarlier = earlier.kind !== 'none' && earlier.cartId === cart.id
  if (isEarlier && earlier.kind === 'ordered') return orderedOf(earlier)
  const isOpen = isEarlier && earlier.kind === 'open'
  if (isOpen && !request.isWarned) return refuse('unanswered', 'NO_ANSWER')
  const result = await checkAndSend(shop, order, cart, request).catch(failureOf)
  // "nothing was sent" would be wrong while an earlier attempt may still become an order
  return isOpen && !result.ok && isUnsent(result) ? { ...result, failure: 'unanswered' } : result
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
