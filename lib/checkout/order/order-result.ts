import { paymentKind } from '@/lib/checkout/payment/payment-kind'
import { AppError, type ErrorCode } from '@/lib/errors/app-error'
import type { PaymentType } from '@/lib/payment/payment-provider'
import type { OrderChanges } from './order-changes'
import type { CustomerStatus } from './order-status'

/** Keys of the texts under `checkout.failures`. `down`: nothing was sent. `unanswered`: sent, but no answer came. */
export type OrderFailure =
  | Exclude<CustomerStatus, 'ok'>
  | 'outOfStock'
  | 'codeGone'
  /** Not sent: a promo code that was typed, but not applied before, is not valid. */
  | 'codeRefused'
  | 'belowMinimum'
  | 'emptyCart'
  | 'blocked'
  | 'refused'
  | 'cardRefused'
  | 'creditLimited'
  | 'address'
  | 'identityNumber'
  | 'shipping'
  | 'returnAddress'
  | 'down'
  | 'unanswered'
  | 'error'
  | 'timedOut'
  | 'cancelled'
  | 'changed'
  /** Not sent: the total, or with the same total the content, differs from what the shopper accepted. */
  | 'totalChanged'
  | 'contentChanged'
  | 'generic'

/** `changes`: what differs from the order that the shopper accepted. */
export type Refused = { ok: false; failure: OrderFailure; code: string; changes?: OrderChanges }

export type OrderResult =
  /** `publicId` is '' when the order is known by its completed cart only. */
  | { ok: true; cartId: string; publicId: string; paymentType?: PaymentType | undefined }
  /** The shopper pays at this address of the provider. */
  | { ok: true; redirectUrl: string; publicId: string }
  | Refused

const BY_CODE: Partial<Record<ErrorCode, OrderFailure>> = {
  OUT_OF_STOCK: 'outOfStock',
  UNKNOWN_SKU: 'outOfStock',
  PROMO_CODE_IDLE: 'codeGone',
  MINIMUM_ORDER: 'belowMinimum',
  CART_NOT_FOUND: 'emptyCart',
  CART_EMPTY: 'emptyCart',
  CART_MISSING: 'emptyCart',
  CUSTOMER_BLACKLISTED: 'blacklisted',
  INVALID_EMAIL: 'invalidemail',
  INVALID_ADDRESS: 'address',
  INVALID_IDENTITY_NUMBER: 'identityNumber',
  INVALID_SHIPPING: 'shipping',
  INVALID_URL: 'returnAddress',
  CREDIT_LIMITED: 'creditLimited',
  RATE_LIMITED: 'down',
  BACKEND_DOWN: 'down',
  BACKEND_STATUS: 'down',
  BACKEND_ANSWER: 'down',
}

export const refuse = (failure: OrderFailure, code: string = failure): Refused => ({ ok: false, failure, code })

/** The failure for a refused payment, by the technical name of its method (R-CHECKOUT-10). */
export const paymentRefusal = (method: string): OrderFailure =>
  paymentKind(method) === 'card' ? 'cardRefused' : 'refused'

/** Converts a thrown error to a failed result. */
export function failureOf(error: unknown): Refused {
  if (!(error instanceof AppError)) return refuse('generic', 'UNKNOWN')
  const { code, detail } = error
  return refuse(BY_CODE[code] ?? 'generic', code === 'GRAPHQL' ? String(detail.code ?? code) : code)
}
