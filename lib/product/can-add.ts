export type AddRequest = {
  /** Pieces that may be sold in all (`totalStock`). */
  stock: number
  /** Pieces of the sku already in the cart. */
  inCart: number
  quantity: number
  /** Most pieces one cart may hold, when the shop sets a limit below the stock. */
  threshold?: number
}

export type AddVerdict =
  | { ok: true }
  | { ok: false; reason: 'sold-out' }
  | { ok: false; reason: 'stock' | 'threshold'; stock: number }

/** Whether a quantity may be added; a refusal carries the `{stock}` its message names (R-PDP-09). */
export function canAdd({ stock, inCart, quantity, threshold = stock }: AddRequest): AddVerdict {
  if (stock <= 0) return { ok: false, reason: 'sold-out' }
  const limit = Math.min(stock, threshold)
  if (inCart >= limit) return { ok: false, reason: 'threshold', stock: limit }
  if (inCart + quantity > limit) return { ok: false, reason: 'stock', stock: limit }
  return { ok: true }
}
