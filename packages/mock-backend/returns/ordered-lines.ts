import type { CatalogueSku } from '#catalogue/types'
import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import type { OrderRecord } from '#commerce/shop-records'
import type { ReturnLine, ReturnRecord } from './return-records'

/** A line of an order: its pieces of one size, or a gift. */
export type OrderedLine = {
  /** The id of the size, or `gift-` and that id. */
  lineId: string
  skuId: number
  entry: Entry
  sku: CatalogueSku
  quantity: number
  isGift: boolean
  /** Price of a piece before the cart campaigns, minor units including VAT. */
  price: number
}

type Rows = OrderRecord['rows']

/**
 * What a piece cost before the cart campaigns, which the rows of an order no longer tell. The price list of that day is
 * kept between what was paid for the dearest piece and the regular price.
 */
function priceBeforeOffers(commerce: Commerce, order: OrderRecord, { product }: Entry, rows: Rows): number {
  const { selling } = commerce.pricing.priceAt(product, order.market, order.createdAt)
  const paid = Math.max(...rows.map((row) => row.selling))
  return Math.max(paid, Math.min(selling, ...rows.map(({ regular }) => regular)))
}

/** The line that a row of an order belongs to. */
export const lineIdOf = ({ skuId, isGift }: Rows[number]): string => (isGift ? `gift-${skuId}` : String(skuId))

/** The lines of an order; without products that the catalogue no longer has. */
export function orderedLines(commerce: Commerce, order: OrderRecord): OrderedLine[] {
  const byLine = new Map<string, Rows>()
  for (const row of order.rows) {
    const lineId = lineIdOf(row)
    byLine.set(lineId, [...(byLine.get(lineId) ?? []), row])
  }
  return [...byLine].flatMap(([lineId, rows]) => {
    const [{ skuId, isGift } = { skuId: 0, isGift: false }] = rows
    const known = commerce.index.bySku.get(skuId)
    if (!known) return []
    const quantity = rows.reduce((sum, row) => sum + row.quantity, 0)
    const price = isGift ? 0 : priceBeforeOffers(commerce, order, known.entry, rows)
    return [{ lineId, skuId, ...known, quantity, isGift, price }]
  })
}

/** The returns of an order, oldest first. */
export const returnsOf = ({ state }: Commerce, { publicId }: OrderRecord): ReturnRecord[] =>
  Object.values(state.data.returns)
    .filter(({ orderPublicId }) => orderPublicId === publicId)
    .sort((a, b) => a.createdAt - b.createdAt || Number(a.number) - Number(b.number))

/** Pieces by line. */
export type Pieces = ReadonlyMap<string, number>

/**
 * The pieces that returns take back: those that were approved, or before that all. A cancelled or refused return takes
 * none; refused pieces can be registered again. `isCounted` chooses lines.
 */
export function piecesOf(
  returns: readonly Pick<ReturnRecord, 'status' | 'lines'>[],
  isCounted: (line: ReturnLine) => boolean = () => true,
): Pieces {
  const pieces = new Map<string, number>()
  for (const { status, lines } of returns) {
    if (status === 'cancelled' || status === 'refused') continue
    for (const line of lines.filter(isCounted))
      pieces.set(line.lineId, (pieces.get(line.lineId) ?? 0) + (line.approved ?? line.quantity))
  }
  return pieces
}
