import * as z from 'zod/mini'
import { keyOfSearchFacet } from '@/lib/list/filter-table'
import { UNCOUNTED } from '@/lib/list/filter-types'

/** A value of a facet; `colour` is `#` with 3 to 8 hex digits, only in colour facets and if known. */
type SearchFacetValue = { id: string; label: string; count: number; colour?: string }

/**
 * A facet with its key in the shop's addresses; the price facet has bounds, in whole currency units, instead of values.
 */
export type SearchFacet = {
  key: string
  label: string
  values: SearchFacetValue[]
  bounds?: [lowest: number, highest: number]
}

const count = z.number().check(z.nonnegative())
const value = z.object({ id: z.string().check(z.minLength(1)), label: z.string().check(z.minLength(1)), count })
const values = z.array(value)
const named = { id: z.string(), label: z.string() }

/** The colours that the filter can show; the service can send any CSS colour. */
const COLOUR = /^#[\da-f]{3,8}$/i

const facetSchema = z.discriminatedUnion('type', [
  z.object({ ...named, type: z.literal('TEXT'), values }),
  z.object({ ...named, type: z.literal('COLOR'), values: z.array(z.extend(value, { color: z.string() })) }),
  z.object({ ...named, type: z.literal('RANGE'), min: z.optional(z.number()), max: z.optional(z.number()) }),
  z.object({
    ...named,
    type: z.literal('SIZE'),
    sizeTypes: z.array(z.object({ formats: z.array(z.object({ values })) })),
  }),
  z.object({ ...named, type: z.literal('CHECKBOX'), count: z.optional(count) }),
])

type RawFacet = z.infer<typeof facetSchema>

/** Id of the only value of a checkbox facet. */
export const CHECKED = 'true'

function valuesOf(facet: RawFacet): SearchFacetValue[] {
  switch (facet.type) {
    case 'TEXT':
      return facet.values
    case 'COLOR':
      return facet.values.map(({ color, ...rest }) => (COLOUR.test(color) ? { ...rest, colour: color } : rest))
    case 'SIZE':
      return facet.sizeTypes.flatMap(({ formats }) => formats.flatMap((format) => format.values))
    case 'CHECKBOX':
      // the service returns the count only when the value is chosen
      return [{ id: CHECKED, label: facet.label, count: facet.count ?? UNCOUNTED }]
    case 'RANGE':
      return []
  }
}

/** Removes repeated values: a size can be in several formats. */
const distinct = (list: readonly SearchFacetValue[]): SearchFacetValue[] => [
  ...new Map(list.map((entry) => [entry.id, entry])).values(),
]

function mapSearchFacet(facet: RawFacet): SearchFacet | null {
  const key = keyOfSearchFacet(facet.id)
  if (key === null) return null
  const shown = { key, label: facet.label, values: distinct(valuesOf(facet)) }
  if (facet.type !== 'RANGE') return shown.values.length > 0 ? shown : null
  const { min, max } = facet
  if (key !== 'price' || min === undefined || max === undefined) return null
  return { ...shown, bounds: [Math.floor(min), Math.ceil(max)] }
}

/** Maps facets and leaves out those that the shop does not offer or that are invalid. */
export const mapSearchFacets = (facets: readonly unknown[]): SearchFacet[] =>
  facets.flatMap((raw) => {
    const facet = facetSchema.safeParse(raw)
    return (facet.success && mapSearchFacet(facet.data)) || []
  })
