import type { CatalogueCampaign } from '#catalogue/types'
import type { CatalogueIndex } from './catalogue-index'
import type { FacetRegistry } from './facet-registry'
import { type FilterInput, present } from './list-input'
import type { Selection } from './list-selector'

/** What a product must fulfil before the shopper's own choices count. */
export type BaseConditions = {
  /** Facet indices every product must have. */
  all: number[]
  /** Facet indices of which one is enough; null when not asked. */
  any: Set<number> | null
  none: Set<number>
  /** Product ids that the list is limited to; null for no limit. */
  products: Set<number> | null
  excludedProducts: Set<number>
  /** Products that are not sold yet instead of those that are. */
  isSoon: boolean
}

/** The shopper's choices: per facet the bit of its group; all bits of `wanted` must be met. */
export type Choices = { bitOf: Map<number, number>; wanted: number; priceBit: number }

const prefixed = (prefix: string, ids: (number | null)[] | null | undefined) => present(ids).map((id) => prefix + id)

/** An id nobody has matches nothing: -1 stands for it. */
const indices = (registry: FacetRegistry, ids: string[]): number[] =>
  ids.map((id) => registry.byId.get(id)?.index ?? -1)

/** Products of all sets; null when there is no set. */
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

/** `listed` holds the products of each of the selection's lists. */
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

/** Groups the chosen facets: one of each group is needed, all groups must be met. At most 30 groups count. */
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
