import { MOST_SKIPPED } from '@/lib/config/constants'

/** The service gives at most this many products at once. */
const MOST_TAKEN = 200
const REACH = MOST_SKIPPED + MOST_TAKEN
const HIGHEST_PRICE = 1_000_000

export type PriceRange = { lowest: number; highest: number }
export type PathsById = Record<number, string>
export type AliasPage = { count: number; products: { productId: number; path: string }[] }
/** One page of a category's products, `skip` and `take` in products. */
export type FetchAliases = (question: { skip: number; take: number; price?: PriceRange }) => Promise<AliasPage>

const halves = ({ lowest, highest }: PriceRange): PriceRange[] => {
  const middle = Math.floor((lowest + highest) / 2)
  return [
    { lowest, highest: middle },
    { lowest: middle, highest },
  ]
}

/**
 * Every product of a category. One too big to be paged through is asked for by price, in ranges halved until each
 * fits; ranges share their border price, so nothing falls between them. A single price with more products than the
 * reach is the end of what the service can tell.
 */
export async function enumerateProducts(fetchAliases: FetchAliases, price?: PriceRange): Promise<PathsById> {
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
