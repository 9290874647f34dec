import type { CatalogueCampaign } from '#catalogue/types'
import type { CatalogueIndex } from './catalogue-index'
import type { FacetRegistry } from './facet-registry'
import { type FilterInput, present } from './list-input'
import type { Selection } from './list-selector'

/** Conditions that a product must meet to belong to the list, whatever the shopper has chosen in the filters. */
export type BaseConditions = {
  /** Facet indexes that every product must have. */
  all: number[]
  /** Facet indexes of which a product needs one; null for no condition. */
  any: Set<number> | null
  none: Set<number>
  /** Product ids that the list is limited to; null for no limit. */
  products: Set<number> | null
  excludedProducts: Set<number>
  /** True for a list of products that are not on sale yet. */
  isSoon: boolean
}

/**
 * The shopper's filter choices: `bitOf` maps a facet to the bit of its group. A hit has all bits of `wanted`.
 * `priceBit` is the bit of the price filter, 0 without one.
 */
export type Choices = { bitOf: Map<number, number>; wanted: number; priceBit: number }

const prefixed = (prefix: string, ids: (number | null)[] | null | undefined) => present(ids).map((id) => prefix + id)

/** Facet indexes by id. An unknown id becomes -1, which matches nothing. */
const indices = (registry: FacetRegistry, ids: string[]): number[] =>
  ids.map((id) => registry.byId.get(id)?.index ?? -1)

/** The products that are in all sets; null when there is no set. */
function inAll(sets: readonly Set<number>[]): Set<number> | null {
  const [first, ...rest] = sets
  if (!first || rest.length === 0) return first ?? null
  return new Set([...first].filter((id) => rest.every((set) => set.has(id))))
}

const productsOf = (campaigns: readonly CatalogueCampaign[]): Set<number>[] =>
  campaigns.flatMap(({ productIds }) => (productIds === 'all' ? [] : [new Set(productIds)]))

function campaignsById(index: CatalogueIndex, ids: (number | null)[] | null | undefined): CatalogueCampaign[] {
  const wanted = new Set(present(ids))
  return index.catalogue.campaigns.filter((campaign) => wanted.has(campaign.campaignId))
}

/** Builds the conditions of a list. `listed` holds the product ids of each of the selection's lists. */
export function baseConditions(
  index: CatalogueIndex,
  registry: FacetRegistry,
  { selection, listed }: { selection: Selection; listed: readonly Set<number>[] },
  filter: FilterInput,
): BaseConditions {
  const included = indices(registry, [
    ...present(filter.include),
    ...prefixed('c_', filter.categoryIds),
    ...prefixed('b_', filter.brandIds),
  ])
  const excluded = indices(registry, [
    ...present(filter.exclude),
    ...present(filter.excludeFacets),
    ...prefixed('c_', filter.excludeCategoryIds),
    ...prefixed('b_', filter.excludeBrandIds),
  ])
  const excludedCampaigns = campaignsById(index, filter.excludeDiscountCampaignIds)
  const union = filter.includeMode === 'UNION' && included.length > 0
  return {
    all: [...indices(registry, selection.facets), ...(union ? [] : included)],
    any: union ? new Set(included) : null,
    none: new Set(excluded),
    products: inAll([
      ...listed,
      ...productsOf([...selection.campaigns, ...campaignsById(index, filter.discountCampaignIds)]),
    ]),
    isSoon: selection.lists.some(({ holds }) => holds.rule === 'not sold yet'),
    excludedProducts: new Set(excludedCampaigns.flatMap((c) => (c.productIds === 'all' ? [] : c.productIds))),
  }
}

/**
 * Gives each group of chosen facets a bit: a product needs one facet of every group, and an unknown facet id matches
 * nothing. At most 29 groups are used, so that a 32-bit integer has room for the price filter.
 */
export function choicesOf(registry: FacetRegistry, filter: FilterInput): Choices {
  const bits = new Map<string, number>()
  const bitOf = new Map<number, number>()
  for (const id of present(filter.facets)) {
    const facet = registry.byId.get(id)
    const group = facet?.group.filterId ?? 'unknown'
    if (!bits.has(group) && bits.size >= 29) continue
    const bit = bits.get(group) ?? 1 << bits.size
    bits.set(group, bit)
    if (facet) bitOf.set(facet.index, bit)
  }
  const hasPrice = filter.price?.lowest != null || filter.price?.highest != null
  const priceBit = hasPrice ? 1 << bits.size : 0
  let wanted = priceBit
  for (const bit of bits.values()) wanted |= bit
  return { bitOf, wanted, priceBit }
}
