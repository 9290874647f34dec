import 'client-only'
import type { OrderResult } from './order-result'

export type Failure = Extract<OrderResult, { ok: false }>

/** An order that was not paid; `cartId` is '' when the provider's return address did not contain it. */
export type FailedOrder = { kind: 'failed'; cartId: string; failure: Failure }

let storedOrder: FailedOrder | null = null

/** Stores a failed payment, found on the confirmation page, for the checkout to show. */
export function storeFailedOrder(failed: FailedOrder): void {
  storedOrder = failed
}

/** Returns the stored failure and clears it. */
export function takeFailedOrder(): FailedOrder | null {
  const failed = storedOrder
  storedOrder = null
  return failed
}
