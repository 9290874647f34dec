import { AppError, type ErrorCode } from '@/lib/errors/app-error'
import type { AddRefusal } from '@/lib/product/can-add'
import type { Cart } from './cart-types'

/**
 * Outcome of a cart command. `stock` is how many there are, when that is why it failed (R-PDP-09); `reason` is set when
 * the shop refused without asking the backend.
 */
export type CartResult = { ok: true; cart: Cart } | { ok: false; code: ErrorCode; stock?: number; reason?: AddRefusal }

const stockOf = ({ detail }: AppError): number | undefined => {
  const stock = detail.stock ?? detail.available
  return typeof stock === 'number' ? stock : undefined
}

/** A thrown failure as a value. */
export function failed(error: unknown): Extract<CartResult, { ok: false }> {
  if (!(error instanceof AppError)) return { ok: false, code: 'UNKNOWN' }
  const stock = stockOf(error)
  return stock === undefined ? { ok: false, code: error.code } : { ok: false, code: error.code, stock }
}
