import type { Stock, StockStatus } from './product-types'

const FEW = 6

/** Stock status for a requested quantity; the first rule that applies decides (R-PDP-04). */
export function stockStatus(stock: Stock, quantity = 1): StockStatus {
  if (stock.totalStock <= 0) return 'OUT_OF_STOCK'
  if (quantity > stock.inStock && stock.oversellable > 0) return 'OVERSELLABLE'
  if (quantity > stock.inStock && quantity > stock.oversellable && stock.static > 0) return 'STATIC'
  return stock.inStock > 0 && stock.inStock < FEW ? 'FEW_LEFT' : 'IN_STOCK'
}

/** Delivery text of a status: normal, slightly longer, or none (R-PDP-05). */
export function deliveryText(status: StockStatus): 'normal' | 'longer' | null {
  if (status === 'OUT_OF_STOCK') return null
  return status === 'OVERSELLABLE' || status === 'STATIC' ? 'longer' : 'normal'
}
