type AddCheck = {
  /** Pieces that may be sold in all (`totalStock`). */
  stock: number
  /** Pieces of the sku already in the cart. */
  inCart: number
  quantity: number
  /** Most pieces one cart may hold, when the shop sets a limit below the stock. */
  threshold?: number
}

/** `stock`: fewer are left than asked for. `threshold`: the cart holds as many as it may. */
export type AddRefusal = 'sold-out' | 'stock' | 'threshold'

/** Whether a quantity may be added; a refusal carries the `{stock}` its message names (R-PDP-09). */
export function canAdd({
  stock,
  inCart,
  quantity,
  threshold = stock,
}: AddCheck): { ok: true } | { ok: false; reason: AddRefusal; stock: number } {
  const limit = Math.max(0, Math.min(stock, threshold))
  if (stock <= 0) return { ok: false, reason: 'sold-out', stock: 0 }
  if (inCart >= limit) return { ok: false, reason: 'threshold', stock: limit }
  if (inCart + quantity > limit) return { ok: false, reason: 'stock', stock: limit }
  return { ok: true }
}
