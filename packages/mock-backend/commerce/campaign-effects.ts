import type { CatalogueCampaign, MarketAlias } from '#catalogue/types'
import { cutPrice } from './pricing'

/** Pieces of a cart line that have the same price. `selling` is per piece: minor units including VAT. */
export type PriceRow = { quantity: number; selling: number; campaigns: CatalogueCampaign[] }

/** A cart line while it is being priced. It has several rows when a campaign applies to only some of its pieces. */
export type LinePrice = { productId: number; rows: PriceRow[] }

export type CartPrices = {
  lines: LinePrice[]
  /** Fixed discount on the cart, minor units including VAT. */
  discount: number
  applied: CatalogueCampaign[]
  freeShipping: boolean
  gifts: { campaign: CatalogueCampaign; productId: number }[]
}

/** Value of the lines, minor units including VAT. */
export const worthOf = (lines: readonly LinePrice[]): number =>
  lines.flatMap(({ rows }) => rows).reduce((sum, { quantity, selling }) => sum + quantity * selling, 0)

/** Reduces the price of every line that `isReached` accepts by the campaign's percentage. */
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

/** Splits a row into the pieces that are paid for and `free` pieces that cost nothing. */
function splitRow(row: PriceRow, free: number, campaign: CatalogueCampaign): PriceRow[] {
  const paid = { ...row, quantity: row.quantity - free }
  const given = { quantity: free, selling: 0, campaigns: [...row.campaigns, campaign] }
  return [paid, given].filter(({ quantity }) => quantity > 0)
}

/**
 * For every `size` pieces that `isReached` accepts, makes `size - paid` pieces free, the cheapest of all first. Returns
 * null when there are fewer than `size` pieces.
 */
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
