import { movedPath } from '@/lib/list/moved-path'
import type { Lang } from '@/lib/market/market-table'
import { contentSuggestionSchema } from './search-answer-schema'

/** A page of the shop that a search names: readable path without market or language, and the ticket of its notifications. */
export type PageHit = { title: string; path: string; ticket: string }

const MOST_PAGES = 4

/** The pages among an answer's suggestions. A link to anything but a page of this shop is left out. */
export function mapPageHits(lang: Lang, suggestions: readonly unknown[]): PageHit[] {
  const hits = suggestions.flatMap((suggestion): PageHit[] => {
    const read = contentSuggestionSchema.safeParse(suggestion)
    const path = read.success ? movedPath(lang, read.data.link) : null
    return read.success && path !== null ? [{ title: read.data.title, path, ticket: read.data.ticket }] : []
  })
  const distinct = new Map(hits.map((hit) => [hit.path, hit]))
  return [...distinct.values()].slice(0, MOST_PAGES)
}
