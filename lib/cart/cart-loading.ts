import { CART_RETRIES, CART_RETRY_DELAY } from '@/lib/config/constants'
import type { Cart } from './cart-types'

/**
 * What loading the cart does next, with the attempts that are left afterwards.
 * - `ask`: asks for the cart of that id.
 * - `replace`: after `delay` ms, resets the cart and asks for another; `goneId` is '' where there was none.
 * - `end`: there is a cart, or none could be had.
 */
export type LoadingStep =
  | { kind: 'ask'; id: string; attempts: number }
  | { kind: 'replace'; goneId: string; delay: number; attempts: number }
  | { kind: 'end'; cart: Cart | null; attempts: number }

/** The id of the shopper's own cart: of the one shown, else the one her cookie names; '' without either (R-CART-01). */
export const ownCartId = (current: Cart | null, cookie: string | undefined): string => current?.id || cookie || ''

/** A completed cart that was not asked for counts as absent (R-CART-02). */
export const openOnly = (cart: Cart | null): Cart | null => (cart?.isCompleted ? null : cart)

/** Without an id a cart is made at once. */
export const firstStep = (id: string, attempts: number): LoadingStep =>
  id ? { kind: 'ask', id, attempts } : { kind: 'replace', goneId: '', delay: 0, attempts }

/**
 * The step after an answer. No cart: it is replaced after a pause, and each time one attempt fewer is left, none below 0;
 * a cart brings the attempts back (R-CART-03). `ownId` is the shopper's own id by now.
 */
export function nextStep(step: Exclude<LoadingStep, { kind: 'end' }>, answer: Cart | null, ownId: string): LoadingStep {
  const cart = openOnly(answer)
  if (cart) return { kind: 'end', cart, attempts: CART_RETRIES }
  if (step.attempts <= 0) return { kind: 'end', cart: null, attempts: 0 }
  return { kind: 'replace', goneId: ownId, delay: CART_RETRY_DELAY, attempts: step.attempts - 1 }
}
