type AddCheck = {
  /** Total number of pieces that can be sold (`totalStock`). */
  stock: number
  /** Pieces of the sku already in the cart. */
  inCart: number
  quantity: number
  /** Maximum number of pieces in a cart, when the shop has a limit below the stock. */
  threshold?: number
}

/** `stock`: fewer pieces are left than requested. `threshold`: the cart already has the maximum. */
export type AddRefusal = 'sold-out' | 'stock' | 'threshold'

/** Whether a quantity may be added. `stock` of a refusal is the number in its message (R-PDP-09). */
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
