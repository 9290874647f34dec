import { itemAt } from '#catalogue/item-at'
import { unlikeWithinRuns } from '#catalogue/likeness'
import type { CatalogueIndex, Entry } from './catalogue-index'
import type { FacetRegistry } from './facet-registry'
import { type BaseConditions, baseConditions, type Choices, choicesOf } from './list-conditions'
import type { FilterInput } from './list-input'
import type { Selection } from './list-selector'
import { type MarketIndex, SALE } from './market-index'

/** `failed` by position: -1 for a product outside the list, else the bits of the choices that it fails; 0 is a hit. */
export type Matches = { failed: Int32Array; choices: Choices; count: number }

const OUTSIDE = -1

function inBase(entry: Entry, facets: Int32Array, base: BaseConditions): boolean {
  const id = entry.product.productId
  if (base.products && !base.products.has(id)) return false
  if (base.excludedProducts.has(id)) return false
  if (!base.all.every((wanted) => facets.includes(wanted))) return false
  if (base.none.size > 0 && facets.some((facet) => base.none.has(facet))) return false
  const { any } = base
  return any === null || facets.some((facet) => any.has(facet))
}

function failedBits(facets: Int32Array, selling: number, choices: Choices, price: FilterInput['price']): number {
  if (choices.wanted === 0) return 0
  let met = 0
  for (const facet of facets) met |= choices.bitOf.get(facet) ?? 0
  if (choices.priceBit) {
    const low = (price?.lowest ?? 0) * 100
    const high = (price?.highest ?? Number.POSITIVE_INFINITY) * 100
    if (selling >= low && selling <= high) met |= choices.priceBit
  }
  return choices.wanted & ~met
}

/** Matches every product of the market in one pass. Facets are combined with OR within a group, AND across groups. */
export function matchList(
  index: CatalogueIndex,
  registry: FacetRegistry,
  marketIndex: MarketIndex,
  list: { selection: Selection; listed: readonly Set<number>[] },
  filter: FilterInput,
  scores: ArrayLike<number> | null,
): Matches {
  const base = baseConditions(index, registry, list, filter)
  const wanted = base.isSoon ? SALE.soon : SALE.now
  const choices = choicesOf(registry, filter)
  const failed = new Int32Array(index.entries.length).fill(OUTSIDE)
  let count = 0
  for (const entry of index.entries) {
    const at = entry.position
    if (marketIndex.onSale[at] !== wanted || (scores && scores[at] === 0)) continue
    const facets = itemAt(marketIndex.facets, at)
    if (!inBase(entry, facets, base)) continue
    const bits = failedBits(facets, marketIndex.selling[at] ?? 0, choices, filter.price)
    failed[at] = bits
    if (bits === 0) count++
  }
  return { failed, choices, count }
}

function* hitsOf(index: CatalogueIndex, matches: Matches, order: Iterable<number>): Generator<Entry> {
  for (const at of order) if (matches.failed[at] === 0) yield itemAt(index.entries, at)
}

/** One page of the hits in the given order. Equal hits (`isTie`) are reordered so that neighbours look different. */
export function pageOf(
  index: CatalogueIndex,
  matches: Matches,
  { order, isTie }: { order: Iterable<number>; isTie: (a: Entry, b: Entry) => boolean },
  { skip, take }: { skip: number; take: number },
): Entry[] {
  const page: Entry[] = []
  let seen = 0
  for (const entry of unlikeWithinRuns(hitsOf(index, matches, order), isTie)) {
    if (page.length >= take) break
    if (seen++ >= skip) page.push(entry)
  }
  return page
}

/** Positions of the hits by descending search score, then by popularity. */
export function byScore(index: CatalogueIndex, matches: Matches, scores: Uint16Array): number[] {
  return index.entries
    .filter((entry) => matches.failed[entry.position] === 0)
    .sort(
      (a, b) => (scores[b.position] ?? 0) - (scores[a.position] ?? 0) || b.product.popularity - a.product.popularity,
    )
    .map((entry) => entry.position)
}
