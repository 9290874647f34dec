/** The schema's filter of the `products` operation; every field may be missing or null. */
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

/** Limits of the service: `skip` up to 6 000, at most 200 products at a time, at most 600 products named by id. */
export const LIST_CAPS = { skip: 6000, take: 200, named: 600 }

export const DEFAULT_TAKE = 20

/** The values that are not null. */
export const present = <T>(values: (T | null)[] | null | undefined): T[] =>
  (values ?? []).filter((value): value is T => value !== null)
