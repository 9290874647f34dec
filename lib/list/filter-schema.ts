import * as z from 'zod/mini'

const filterGroupSchema = z.object({
  /** Its key in the address: `brands`, `p-Color`. */
  key: z.string(),
  label: z.string(),
  /** Its values as one text (`pack-filters.ts`): a list has a hundred of them, and travels with each page. */
  rows: z.string(),
})

/** What a list can be filtered by, as it travels. */
export const packedFiltersSchema = z.object({
  groups: z.array(filterGroupSchema),
  price: z.nullable(z.tuple([z.number(), z.number()])),
})

export type PackedFilters = z.infer<typeof packedFiltersSchema>

/** In place of a number of products that the service does not say. */
export const UNCOUNTED = -1

/**
 * A value: id, label, number of products; then a category's parent or a colour as `#rrggbb`, where known. A folded
 * category has members that are not among the rows.
 */
export type FilterRow = [id: string, label: string, count: number, extra?: string, isFolded?: boolean]
export type FilterGroup = { key: string; label: string; rows: FilterRow[] }

/** What a list can be filtered by, counted for what is chosen. */
export type ListFilters = {
  groups: FilterGroup[]
  /** Lowest and highest price of the plain list, whole units with VAT (T25); null where all cost the same. */
  price: [lowest: number, highest: number] | null
}
