import type { Cart } from '@/lib/cart/cart-types'

const KEPT_IN = 'kajo-refusals'

// cyrb53: crypto.subtle is missing on plain http, and nothing here is secret
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

type Refusals = { cartId: string; count: number }

function refusals(cartId: string): number {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_IN) ?? 'null') as Refusals | null
    return kept?.cartId === cartId && Number.isInteger(kept.count) ? kept.count : 0
  } catch {
    return 0
  }
}

/** After a refused payment the next attempt is a new order (T23). */
export function countRefusal(cartId: string): void {
  try {
    const kept: Refusals = { cartId, count: refusals(cartId) + 1 }
    localStorage.setItem(KEPT_IN, JSON.stringify(kept))
  } catch {
    // without storage the service sees the old key and answers with the refusal
  }
}

/**
 * Idempotency key of an order attempt (T23): made of the cart and its content alone, so it is the same in every retry,
 * reload and tab, and another one as soon as the cart has changed or a payment was refused.
 */
export function orderKey(
  cart: Pick<Cart, 'id' | 'promoCode'> & { lines: { skuId: number; quantity: number }[] },
): string {
  const lines = cart.lines.map(({ skuId, quantity }) => `${skuId}x${quantity}`).sort()
  return `${cart.id}-${hash([...lines, cart.promoCode ?? ''].join('|'))}-${refusals(cart.id)}`
}
