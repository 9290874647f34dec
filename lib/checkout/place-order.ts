import 'client-only'
import { PlaceOrderDocument, ValidateOrderCreationDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { Cart } from '@/lib/cart/cart-types'
import { fetchCart } from '@/lib/cart/fetch-cart'
import { inTurn } from '@/lib/cart/in-turn'
import { AppError } from '@/lib/errors/app-error'
import { pushEvent } from '@/lib/store/push-event'
import type { Shop } from '@/lib/store/shop'
import { belowMinimum } from './below-minimum'
import type { CheckoutForm } from './checkout-form'
import { checkoutInput, validationInput } from './checkout-input'
import { countRefusal, orderKey } from './order-key'
import { type CustomerStatus, orderStatus } from './order-status'

/** Keys of the texts under `checkout.failures`. */
export type OrderFailure =
  | Exclude<CustomerStatus, 'ok'>
  | 'outOfStock'
  | 'belowMinimum'
  | 'emptyCart'
  | 'blocked'
  | 'refused'
  | 'creditLimited'
  | 'address'
  | 'down'
  | 'generic'

export type OrderResult =
  | { ok: true; cartId: string; publicId: string }
  /** The provider takes over at this address. */
  | { ok: true; redirectUrl: string }
  | { ok: false; failure: OrderFailure; code: string }

const BY_CODE: Record<string, OrderFailure> = {
  OUT_OF_STOCK: 'outOfStock',
  MINIMUM_ORDER: 'belowMinimum',
  BELOW_MINIMUM: 'belowMinimum',
  CART_NOT_FOUND: 'emptyCart',
  CART_EMPTY: 'emptyCart',
  CART_MISSING: 'emptyCart',
  CUSTOMER_BLACKLISTED: 'blacklisted',
  INVALID_EMAIL: 'invalidemail',
  INVALID_ADDRESS: 'address',
  CREDIT_LIMITED: 'creditLimited',
  PAYMENT_REFUSED: 'refused',
  BACKEND_DOWN: 'down',
  BACKEND_STATUS: 'down',
  BACKEND_ANSWER: 'down',
}

const refuse = (failure: OrderFailure, code: string = failure): OrderResult => ({ ok: false, failure, code })

function failureOf(error: unknown): OrderResult {
  if (!(error instanceof AppError)) return refuse('generic', 'UNKNOWN')
  const code = error.code === 'GRAPHQL' ? String(error.detail.code ?? error.code) : error.code
  return refuse(BY_CODE[code] ?? 'generic', code)
}

/** Asks whether this customer may order; anything but `ok` ends the attempt (R-CHECKOUT-04, R-CHECKOUT-09). */
async function validate(shop: Shop, cart: Cart, form: CheckoutForm): Promise<CustomerStatus> {
  const { checkoutMarketId } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  const checkout = validationInput(form, shop.config.site.market)
  const data = await shop.query(ValidateOrderCreationDocument, { cartId: cart.id, checkout, checkoutMarketId })
  return orderStatus(data?.validateOrderCreation)
}

const isWebAddress = (text: string | null | undefined): text is string => /^https?:\/\//.test(text ?? '')

async function send(shop: Shop, cart: Cart, form: CheckoutForm): Promise<OrderResult> {
  const { channel, root } = shop.store.getState()
  const { checkoutMarketId } = checkoutMarketIds(channel.checkoutMarket)
  const checkout = checkoutInput(form, { market: shop.config.site.market, customerType: root.customerType })
  const data = await shop.mutate(
    PlaceOrderDocument,
    { cartId: cart.id, checkout, checkoutMarketId },
    { idempotencyKey: orderKey(cart) },
  )
  const order = data?.placeOrder
  if (order?.status === 'completed' && order.publicId) return { ok: true, cartId: cart.id, publicId: order.publicId }
  if (isWebAddress(order?.redirectUrl)) return { ok: true, redirectUrl: order.redirectUrl }
  countRefusal(cart.id)
  return refuse(order?.status === 'blocked' ? 'blocked' : 'refused', order?.status ?? 'NO_ORDER')
}

async function attempt(shop: Shop, form: CheckoutForm): Promise<OrderResult> {
  const cart = shop.store.getState().cart.data
  if (!cart || cart.lines.length === 0) return refuse('emptyCart')
  if (belowMinimum(cart, shop.config.minOrderValue)) return refuse('belowMinimum')
  const status = await validate(shop, cart, form)
  if (status !== 'ok') return refuse(status)
  pushEvent(shop, 'checkout:email', { email: form.email.trim() })
  return send(shop, cart, form)
}

/**
 * Validates and places the order; failures are values and leave form and cart as they are (T20).
 * When something was sold meanwhile, the cart is brought anew so that it shows what is left.
 */
export const placeOrder = (shop: Shop, form: CheckoutForm): Promise<OrderResult> =>
  inTurn(shop, async () => {
    const result = await attempt(shop, form).catch(failureOf)
    if (!result.ok && result.failure === 'outOfStock') await fetchCart(shop).catch(() => null)
    return result
  })
