import { itemAt } from '#catalogue/item-at'
import type { FacetRegistry } from './facet-registry'
import type { Facet, FacetGroup } from './facet-types'
import type { Matches } from './list-query'
import type { MarketIndex } from './market-index'
import { toDecimal } from './money'
import type { Storefront } from './storefront'

/** Counts by facet: `base` in the whole list, `now` with the shopper's filter choices. */
type Counts = { base: Int32Array; now: Int32Array }

/** By facet: the bit of its group in the choices; 0 when no facet of the group is chosen. */
function groupBits(registry: FacetRegistry, matches: Matches): Int32Array {
  const bits = new Map<FacetGroup, number>()
  for (const [index, bit] of matches.choices.bitOf) bits.set(itemAt(registry.facets, index).group, bit)
  return Int32Array.from(registry.facets, (facet) => bits.get(facet.group) ?? 0)
}

/** Counts each facet at most once per unit. The products of a unit must be passed one after another. */
function createCounter(facets: number) {
  const counts = new Int32Array(facets)
  const last = new Int32Array(facets).fill(-1)
  const add = (facet: number, unit: number): void => {
    if (last[facet] === unit) return
    last[facet] = unit
    counts[facet] = (counts[facet] ?? 0) + 1
  }
  return { counts, add }
}

/**
 * Counts facets over the matches. BY_GROUP counts a value as if nothing in its own group were chosen: a product that
 * fails exactly one group is counted for the values of that group. CURRENT counts hits only.
 */
function count(
  registry: FacetRegistry,
  marketIndex: MarketIndex,
  matches: Matches,
  byGroup: boolean,
  units: Int32Array | null,
): Counts {
  const { failed } = matches
  const ownBit = groupBits(registry, matches)
  const base = createCounter(registry.facets.length)
  const now = createCounter(registry.facets.length)
  for (const [at, facets] of marketIndex.facets.entries()) {
    const bits = failed[at]
    if (bits === -1) continue
    const unit = units?.[at] ?? at
    for (const facet of facets) {
      base.add(facet, unit)
      if (bits === 0 || (byGroup && bits === ownBit[facet])) now.add(facet, unit)
    }
  }
  return { base: base.counts, now: now.counts }
}

/** Lowest and highest price of the matches in currency units; 0 without matches. BY_GROUP ignores the price filter. */
function priceRange(marketIndex: MarketIndex, { failed, choices }: Matches, byGroup: boolean) {
  const forgiven = byGroup ? choices.priceBit : 0
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  for (const [at, price] of marketIndex.selling.entries()) {
    if (failed[at] !== 0 && (failed[at] === -1 || failed[at] !== forgiven)) continue
    lowest = Math.min(lowest, price)
    highest = Math.max(highest, price)
  }
  return { lowest: Number.isFinite(lowest) ? toDecimal(lowest) : 0, highest: toDecimal(highest) }
}

function valuesOf(group: FacetGroup, counts: Counts, storefront: Storefront) {
  const collator = new Intl.Collator(storefront.lang)
  const byLabel = (a: Facet, b: Facet) => collator.compare(a.label[storefront.lang], b.label[storefront.lang])
  const compare = group.sorted === 'by label' ? byLabel : (a: Facet, b: Facet) => a.order - b.order
  return group.facets
    .filter((facet) => (counts.base[facet.index] ?? 0) > 0)
    .sort(compare)
    .map((facet, order) => ({
      _id: `${facet.id}_${counts.now[facet.index]}`,
      facetId: facet.id,
      parentId: facet.parentId,
      label: facet.label[storefront.lang],
      url: facet.url?.[storefront.lang] ?? null,
      order,
      count: counts.now[facet.index],
      hidden: facet.label[storefront.lang] === '-',
    }))
}

/**
 * The schema's FilterCollectionType for the matches of a list, without empty groups. `units` maps each position to the
 * unit that is counted, for example its style; without `units` every product is counted.
 */
export function countFacets(
  registry: FacetRegistry,
  marketIndex: MarketIndex,
  matches: Matches,
  mode: string,
  storefront: Storefront,
  units: Int32Array | null = null,
) {
  const byGroup = mode === 'BY_GROUP'
  const counts = count(registry, marketIndex, matches, byGroup, units)
  const facets = [...registry.groups.values()]
    .sort((a, b) => a.order - b.order)
    .map((group) => ({
      filterId: group.filterId,
      type: group.type,
      group: group.filterId,
      label: group.label[storefront.lang],
      order: group.order,
      values: valuesOf(group, counts, storefront),
    }))
    .filter((group) => group.values.length > 0)
  return { price: priceRange(marketIndex, matches, byGroup), facets }
}
