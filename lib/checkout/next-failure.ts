import 'client-only'
import type { OrderResult } from './order-result'

export type Failure = Extract<OrderResult, { ok: false }>

/** An order that was not paid; `cartId` is '' when the return address did not name it. */
export type FailedOrder = { kind: 'failed'; cartId: string; failure: Failure }

let nextFailure: FailedOrder | null = null

/** Hands a failed payment from the page the provider returned to over to the checkout, which says it. */
export function setNextFailure(failed: FailedOrder): void {
  nextFailure = failed
}

/** The failure to say, once. */
export function takeNextFailure(): FailedOrder | null {
  const failed = nextFailure
  nextFailure = null
  return failed
}
