import { MOST_SKIPPED } from '@/lib/config/constants'

/** Maximum number of products in a response. */
const MOST_TAKEN = 200
const REACH = MOST_SKIPPED + MOST_TAKEN
const HIGHEST_PRICE = 1_000_000

export type PriceSpan = { lowest: number; highest: number }
export type PathsById = Record<number, string>
export type AliasPage = { count: number; products: { productId: number; path: string }[] }
/** Fetches one page of products; `skip` and `take` are numbers of products. */
export type FetchAliases = (question: { skip: number; take: number; price?: PriceSpan }) => Promise<AliasPage>

const halves = ({ lowest, highest }: PriceSpan): PriceSpan[] => {
  const middle = Math.floor((lowest + highest) / 2)
  return [
    { lowest, highest: middle },
    { lowest: middle, highest },
  ]
}

/**
 * Paths of all products of a category by product id. A category with more products than can be paged through is
 * requested in price ranges, which are halved until each fits; neighbouring ranges share a price. If a range
 * of width 1 still has too many products, the last ones are left out.
 */
export async function enumerateProducts(fetchAliases: FetchAliases, price?: PriceSpan): Promise<PathsById> {
  const first = await fetchAliases({ skip: 0, take: MOST_TAKEN, price })
  const range = price ?? { lowest: 0, highest: HIGHEST_PRICE }
  if (first.count > REACH && range.highest - range.lowest > 1) {
    const parts: PathsById[] = []
    for (const half of halves(range)) parts.push(await enumerateProducts(fetchAliases, half))
    return Object.assign({}, ...parts)
  }
  const pages = [first]
  const last = Math.min(first.count, REACH)
  for (let skip = MOST_TAKEN; skip < last; skip += MOST_TAKEN) {
    pages.push(await fetchAliases({ skip, take: MOST_TAKEN, price }))
  }
  return Object.fromEntries(pages.flatMap(({ products }) => products.map(({ productId, path }) => [productId, path])))
}
