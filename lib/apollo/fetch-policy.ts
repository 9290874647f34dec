// The store is the only copy of a cart and a user; a validation must never be an old one.
const UNCACHED = /cart|checkout|user|valid|order/i

/** cache-first, but no cache for cart, user and validation operations (R-GQL-06). */
export const fetchPolicyFor = (operationName: string): 'cache-first' | 'no-cache' =>
  UNCACHED.test(operationName) ? 'no-cache' : 'cache-first'
