import { AppError, type ErrorCode } from '@/lib/errors/app-error'
import type { AddRefusal } from '@/lib/product/can-add'
import type { Cart } from './cart-types'

/**
 * Outcome of a cart command. `stock`: most pieces that the cart may hold, if known (R-PDP-09). `reason` is set when the
 * browser refused the command without a request.
 */
export type CartResult = { ok: true; cart: Cart } | { ok: false; code: ErrorCode; stock?: number; reason?: AddRefusal }

const stockOf = ({ detail }: AppError): number | undefined => {
  const stock = detail.stock ?? detail.available
  return typeof stock === 'number' ? stock : undefined
}

/** Converts a thrown error to a failed result; anything but an AppError has the code UNKNOWN. */
export function failedResult(error: unknown): Extract<CartResult, { ok: false }> {
  if (!(error instanceof AppError)) return { ok: false, code: 'UNKNOWN' }
  const stock = stockOf(error)
  return stock === undefined ? { ok: false, code: error.code } : { ok: false, code: error.code, stock }
}
