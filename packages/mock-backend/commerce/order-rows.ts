import type { PricedCart } from './price-cart'
import type { CartLine, OrderRecord } from './shop-records'

/** What an order keeps of its lines: pieces by the price that was paid. */
export const orderRows = ({ lines }: PricedCart): OrderRecord['rows'] =>
  lines.flatMap(({ line, regular, rows, isGift }) =>
    rows.map(({ quantity, selling, campaigns }) => ({
      skuId: line.skuId,
      quantity,
      regular: regular.inc,
      selling: selling.inc,
      campaignIds: campaigns.map(({ campaignId }) => campaignId),
      isGift,
    })),
  )

/** The lines of a cart as its order remembers them; gifts are the order's own. */
export function orderedLines({ rows }: OrderRecord): CartLine[] {
  const lines = new Map<number, CartLine>()
  for (const { skuId, quantity, isGift } of rows) {
    if (isGift) continue
    const known = lines.get(skuId)?.quantity ?? 0
    lines.set(skuId, { id: String(skuId), skuId, quantity: known + quantity })
  }
  return [...lines.values()]
}
