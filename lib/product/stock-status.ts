import type { Stock, StockStatus } from './product-types'

const FEW = 6

/** Stock state of a wanted quantity; the first rule that fits wins (R-PDP-04). */
export function stockStatus(stock: Stock, quantity = 1): StockStatus {
  if (stock.totalStock <= 0) return 'OUT_OF_STOCK'
  if (quantity > stock.inStock && stock.oversellable > 0) return 'OVERSELLABLE'
  if (quantity > stock.inStock && quantity > stock.oversellable && stock.static > 0) return 'STATIC'
  return stock.inStock > 0 && stock.inStock < FEW ? 'FEW_LEFT' : 'IN_STOCK'
}

/** Which delivery text goes with a status: normal, slightly longer, or none (R-PDP-05). */
export function deliveryText(status: StockStatus): 'normal' | 'longer' | null {
  if (status === 'OUT_OF_STOCK') return null
  return status === 'OVERSELLABLE' || status === 'STATIC' ? 'longer' : 'normal'
}
