import type { CatalogueSku } from '#catalogue/types'

export type Stock = {
  inStock: number
  oversellable: number
  static: number
  totalStock: number
  incoming: string | null
}

/** Changes of the stock since the catalogue was created; stored in the state file. */
type StockLedger = {
  /** Pieces ordered, by sku. */
  ordered: Record<string, number>
  /** Stock set by a test through the control endpoint, by sku; replaces the catalogue's. */
  replaced: Record<string, number>
}

/** Stock of a sku: that of the catalogue minus the ordered pieces (R-DATA-02). Orders reduce `inStock` first. */
export function stockOf(sku: CatalogueSku, ledger: StockLedger): Stock {
  const replaced = ledger.replaced[sku.skuId]
  const start = replaced === undefined ? sku.stock : { inStock: replaced, oversellable: 0, static: 0 }
  let owed = ledger.ordered[sku.skuId] ?? 0
  const left = (pieces: number): number => {
    const used = Math.min(pieces, owed)
    owed -= used
    return pieces - used
  }
  const inStock = left(start.inStock)
  const oversellable = left(start.oversellable)
  const fixed = left(start.static)
  const totalStock = inStock + oversellable + fixed
  return { inStock, oversellable, static: fixed, totalStock, incoming: sku.stock.incoming }
}

/** Adds up the stock of several sizes. */
export function sumStock(stocks: Stock[]): Stock {
  const sum = (pick: (stock: Stock) => number) => stocks.reduce((total, stock) => total + pick(stock), 0)
  const arrivals = stocks.flatMap((stock) => (stock.incoming === null ? [] : [stock.incoming])).sort()
  return {
    inStock: sum((stock) => stock.inStock),
    oversellable: sum((stock) => stock.oversellable),
    static: sum((stock) => stock.static),
    totalStock: sum((stock) => stock.totalStock),
    incoming: arrivals[0] ?? null,
  }
}

/** The `ordered` entries of these skus after an order of `items`. */
export function orderedAfter(
  ledger: StockLedger,
  items: { skuId: number; quantity: number }[],
): StockLedger['ordered'] {
  const ordered: StockLedger['ordered'] = {}
  for (const { skuId, quantity } of items) ordered[skuId] = (ordered[skuId] ?? ledger.ordered[skuId] ?? 0) + quantity
  return ordered
}

/** The `ordered` entries of these skus after `items` are in stock again; that may have been set since, and counts from 0 then. */
export function orderedWithout(
  ledger: StockLedger,
  items: { skuId: number; quantity: number }[],
): StockLedger['ordered'] {
  const back = items.map(({ skuId, quantity }) => ({ skuId, quantity: -quantity }))
  const ordered = Object.entries(orderedAfter(ledger, back))
  return Object.fromEntries(ordered.map(([skuId, quantity]) => [skuId, Math.max(0, quantity)]))
}

/** Changes that set the stock of a sku to `pieces`, whatever was ordered before. */
export const stockSetTo = (skuId: number, pieces: number): StockLedger => ({
  ordered: { [skuId]: 0 },
  replaced: { [skuId]: Math.max(0, pieces) },
})
