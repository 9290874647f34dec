import type { PricedCart } from './price-cart'
import type { CartLine, OrderRecord } from './shop-records'

/** The rows of an OrderRecord: one for each price that the pieces of a line have. */
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

/** Rebuilds the cart lines from an order's rows, without the gifts, which belong to the order only. */
export function orderedLines({ rows }: OrderRecord): CartLine[] {
  const lines = new Map<number, CartLine>()
  for (const { skuId, quantity, isGift } of rows) {
    if (isGift) continue
    const known = lines.get(skuId)?.quantity ?? 0
    lines.set(skuId, { id: String(skuId), skuId, quantity: known + quantity })
  }
  return [...lines.values()]
}
