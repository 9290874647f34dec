import type { ListFacet } from './filter-schema'

/** The most used filters come first; other parameters follow in the order of the service. */
const ORDER = ['categories', 'skus', 'p-Color', 'price', 'brands', 'discount']

const rankOf = ({ key }: ListFacet): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length)

/** Filter groups of a list or a search, in display order. */
export const byImportance = (groups: readonly ListFacet[]): ListFacet[] =>
  groups.toSorted((a, b) => rankOf(a) - rankOf(b))
