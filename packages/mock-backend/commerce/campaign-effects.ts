import type { CatalogueCampaign, MarketAlias } from '#catalogue/types'
import { cutPrice } from './pricing'

/** Pieces of a line at one price: per piece including VAT, minor units. */
export type PriceRow = { quantity: number; selling: number; campaigns: CatalogueCampaign[] }

/** A line of a cart while it is being priced; a campaign that covers part of it splits it into rows. */
export type LinePrice = { productId: number; rows: PriceRow[] }

export type CartPrices = {
  lines: LinePrice[]
  /** Fixed discount on the cart, minor units including VAT. */
  discount: number
  applied: CatalogueCampaign[]
  freeShipping: boolean
  gifts: { campaign: CatalogueCampaign; productId: number }[]
}

export const worthOf = (lines: readonly LinePrice[]): number =>
  lines.flatMap(({ rows }) => rows).reduce((sum, { quantity, selling }) => sum + quantity * selling, 0)

/** Lowers the price of every piece reached by the campaign's percentage. */
export const cutPieces = (
  lines: LinePrice[],
  isReached: (line: LinePrice) => boolean,
  campaign: CatalogueCampaign,
  market: MarketAlias,
): LinePrice[] =>
  lines.map((line) => {
    if (!isReached(line)) return line
    const rows = line.rows.map(({ quantity, selling, campaigns }) => ({
      quantity,
      selling: cutPrice(selling, campaign, market),
      campaigns: [...campaigns, campaign],
    }))
    return { ...line, rows }
  })

/** Takes `free` pieces out of a row for nothing. */
function splitRow(row: PriceRow, free: number, campaign: CatalogueCampaign): PriceRow[] {
  const paid = { ...row, quantity: row.quantity - free }
  const given = { quantity: free, selling: 0, campaigns: [...row.campaigns, campaign] }
  return [paid, given].filter(({ quantity }) => quantity > 0)
}

/** Of every `size` pieces reached, the cheapest are free. Null when there are too few pieces. */
export function freePieces(
  lines: LinePrice[],
  isReached: (line: LinePrice) => boolean,
  campaign: CatalogueCampaign,
  { size, paid }: { size: number; paid: number },
): LinePrice[] | null {
  const rows = lines
    .filter(isReached)
    .flatMap((line) => line.rows)
    .filter(({ selling }) => selling > 0)
  const pieces = rows.reduce((count, { quantity }) => count + quantity, 0)
  let left = Math.floor(pieces / size) * (size - paid)
  if (left === 0) return null
  const free = new Map<PriceRow, number>()
  for (const row of rows.toSorted((a, b) => a.selling - b.selling)) {
    const taken = Math.min(left, row.quantity)
    if (taken > 0) free.set(row, taken)
    left -= taken
  }
  return lines.map((line) => ({
    ...line,
    rows: line.rows.flatMap((row) => splitRow(row, free.get(row) ?? 0, campaign)),
  }))
}
