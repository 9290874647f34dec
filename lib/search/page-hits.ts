import { cataloguePath } from '@/lib/list/catalogue-path'
import type { Lang } from '@/lib/market/market-table'
import { contentSuggestionSchema } from './search-answer-schema'

/** A page of the shop in a search: decoded path without market or language, and ticket for notifications. */
export type PageHit = { title: string; path: string; ticket: string }

const MOST_PAGES = 4

/** Maps the pages among the suggestions and leaves out links to anything but a page of this shop. */
export function mapPageHits(lang: Lang, suggestions: readonly unknown[]): PageHit[] {
  const hits = suggestions.flatMap((suggestion): PageHit[] => {
    const read = contentSuggestionSchema.safeParse(suggestion)
    const path = read.success ? cataloguePath(lang, read.data.link) : null
    return read.success && path !== null ? [{ title: read.data.title, path, ticket: read.data.ticket }] : []
  })
  const distinct = new Map(hits.map((hit) => [hit.path, hit]))
  return [...distinct.values()].slice(0, MOST_PAGES)
}
