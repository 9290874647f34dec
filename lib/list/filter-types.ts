/** Filters of a list as they are sent to the browser. */
export type PackedFilters = {
  groups: {
    /** Key in the address: `brands`, `p-Color`. */
    key: string
    label: string
    /**
     * Values packed into one string (`pack-filters.ts`), because a list has a hundred of them and sends them with each
     * page.
     */
    rows: string
  }[]
  price: ListFilters['price']
}

/** Count of a value whose number of products the service does not return. */
export const UNCOUNTED = -1

/**
 * A filter value: id, label, number of products; then the parent id of a category, or a colour as `#rrggbb` if known.
 * `isFolded`: the category has children that are not among the rows.
 */
export type FilterRow = [id: string, label: string, count: number, extra?: string, isFolded?: boolean]
export type ListFacet = { key: string; label: string; rows: FilterRow[] }

/** Filters of a list, with counts for the current choice. */
export type ListFilters = {
  groups: ListFacet[]
  /**
   * Lowest and highest price of the plain list, in whole currency units with VAT (T25); null when all prices are equal.
   */
  price: [lowest: number, highest: number] | null
}
