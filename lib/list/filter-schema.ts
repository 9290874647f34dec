import * as z from 'zod/mini'

const filterGroupSchema = z.object({
  /** Key in the address: `brands`, `p-Color`. */
  key: z.string(),
  label: z.string(),
  /**
   * Values packed into one string (`pack-filters.ts`), because a list has a hundred of them and sends them with each
   * page.
   */
  rows: z.string(),
})

/** Filters of a list as they are sent to the browser. */
export const packedFiltersSchema = z.object({
  groups: z.array(filterGroupSchema),
  price: z.nullable(z.tuple([z.number(), z.number()])),
})

export type PackedFilters = z.infer<typeof packedFiltersSchema>

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
