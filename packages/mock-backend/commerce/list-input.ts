/** Arguments of the `products` operation as the schema has them; every field may be missing or null. */
export type FilterInput = {
  searchText?: string | null
  facets?: (string | null)[] | null
  excludeFacets?: (string | null)[] | null
  include?: (string | null)[] | null
  includeMode?: 'INTERSECT' | 'UNION' | null
  exclude?: (string | null)[] | null
  sort?: string | null
  price?: { lowest?: number | null; highest?: number | null } | null
  filterMode?: 'BY_GROUP' | 'CURRENT' | null
  productIds?: (number | null)[] | null
  articleNumbers?: (string | null)[] | null
  categoryIds?: (number | null)[] | null
  brandIds?: (number | null)[] | null
  discountCampaignIds?: (number | null)[] | null
  excludeCategoryIds?: (number | null)[] | null
  excludeBrandIds?: (number | null)[] | null
  excludeDiscountCampaignIds?: (number | null)[] | null
}

export type ListInput = {
  skip?: number | null
  take?: number | null
  categoryAlias?: string | null
  brandAlias?: string | null
  discountCampaignAlias?: string | null
  url?: string | null
  filter?: FilterInput | null
}

/** The service's caps: nothing beyond the 6 000th product, at most 200 at a time, 600 named products. */
export const LIST_CAPS = { skip: 6000, take: 200, named: 600 }

export const DEFAULT_TAKE = 20

/** A list without its nulls. */
export const present = <T>(values: (T | null)[] | null | undefined): T[] =>
  (values ?? []).filter((value): value is T => value !== null)
