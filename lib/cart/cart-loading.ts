import { CART_RETRIES, CART_RETRY_DELAY } from '@/lib/config/constants'
import type { Cart } from './cart-types'

/**
 * The next step of loading the cart. `attempts` is the number of attempts left after it.
 * - `ask`: fetch the cart with this id.
 * - `replace`: wait `delay` ms, drop the cart with the id `goneId` ('' when there was none) and create another.
 * - `end`: the cart is loaded, or null after the last attempt failed.
 */
export type LoadingStep =
  | { kind: 'ask'; id: string; attempts: number }
  | { kind: 'replace'; goneId: string; delay: number; attempts: number }
  | { kind: 'end'; cart: Cart | null; attempts: number }

/** Id of the shopper's own cart: from the store, else from the cookie; '' when neither has one (R-CART-01). */
export const ownCartId = (current: Cart | null, cookie: string | undefined): string => current?.id || cookie || ''

/** Treats a completed cart as absent: nothing can be added to it (R-CART-02). */
export const openOnly = (cart: Cart | null): Cart | null => (cart?.isCompleted ? null : cart)

/** Without an id, a cart is created at once. */
export const firstStep = (id: string, attempts: number): LoadingStep =>
  id ? { kind: 'ask', id, attempts } : { kind: 'replace', goneId: '', delay: 0, attempts }

/**
 * The step after an answer of the service (R-CART-03). A missing cart is replaced after a pause, which costs one
 * attempt; when none is left, loading ends. An open cart resets the attempts. `ownId` is the id of `ownCartId` after
 * the answer.
 */
export function nextStep(step: Exclude<LoadingStep, { kind: 'end' }>, answer: Cart | null, ownId: string): LoadingStep {
  const cart = openOnly(answer)
  if (cart) return { kind: 'end', cart, attempts: CART_RETRIES }
  if (step.attempts <= 0) return { kind: 'end', cart: null, attempts: 0 }
  return { kind: 'replace', goneId: ownId, delay: CART_RETRY_DELAY, attempts: step.attempts - 1 }
}
