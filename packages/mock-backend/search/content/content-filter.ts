import type { ContentItem } from '@apptus/esales-api'
import * as z from 'zod'

const MOST = { properties: 20, values: 100 }

const values = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(MOST.values)])
  .transform((value) => (Array.isArray(value) ? value : [value]))

/** A contentFilter: accepted values by property. An item must have one of the values of each property. */
export const contentFilterSchema = z
  .record(
    z.string().regex(/^(type|content_key|custom\..+)$/, 'A content filter knows type, content_key and custom.*'),
    values,
    '"contentFilter" must be an object of texts',
  )
  .refine((filter) => Object.keys(filter).length <= MOST.properties, 'A content filter has too many properties')

type ContentFilter = z.output<typeof contentFilterSchema>

function valuesOf(item: ContentItem, property: string): string[] {
  if (property === 'type') return [item.type]
  if (property === 'content_key') return [item.key]
  return (item.custom[property.slice('custom.'.length)] ?? []).map(({ id }) => id)
}

/** Whether an item has one of the accepted values of every property. */
export const passesFilter = (item: ContentItem, filter: ContentFilter = {}): boolean =>
  Object.entries(filter).every(([property, wanted]) => valuesOf(item, property).some((own) => wanted.includes(own)))
