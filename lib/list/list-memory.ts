import 'client-only'
import type { Site } from '@/lib/market/site'
import type { ListAnswer } from './fetch-list-page'
import { encodeListSegment, type ListQuery } from './list-query'

/** Maximum number of pages and of addresses in memory; a page has 48 cards. */
const MOST = 20
/** Lifetime in ms, the same as on the server. */
const LIFE = 300_000

const pages = new Map<string, { answer: ListAnswer; at: number }>()
const firstPages = new Map<string, number>()

/** Adds an entry as the newest and removes the oldest ones. */
function put<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  for (const old of [...map.keys()].slice(0, -MOST)) map.delete(old)
}

const pageKey = ({ market, lang }: Site, path: string, query: ListQuery) =>
  `${market}/${lang}${path}?${encodeListSegment(query)}`
// includes the rendered query: the same address may have been rendered with another first page
const startKey = (rendered: ListQuery) => `${window.location.href} ${encodeListSegment(rendered)}`

/** A page of a list that this tab has loaded within the lifetime; undefined otherwise. */
export function recallPage(site: Site, path: string, query: ListQuery): ListAnswer | undefined {
  if (pages.size === 0) return undefined
  const kept = pages.get(pageKey(site, path, query))
  return kept && Date.now() - kept.at < LIFE ? kept.answer : undefined
}

export function rememberPage(site: Site, path: string, query: ListQuery, answer: ListAnswer): void {
  put(pages, pageKey(site, path, query), { answer, at: Date.now() })
}

/**
 * Number of the first page that was shown at the present address, for going back; `rendered` is the query that the
 * server rendered.
 */
export const recallFirstPage = (rendered: ListQuery): number | undefined =>
  firstPages.size > 0 ? firstPages.get(startKey(rendered)) : undefined

export const rememberFirstPage = (rendered: ListQuery, page: number): void => put(firstPages, startKey(rendered), page)

/** The pages from `first` to the page of the query; undefined when one is not in memory. */
export function recallPages(
  site: Site,
  path: string,
  query: ListQuery,
  first: number,
): { page: number; answer: ListAnswer }[] | undefined {
  const numbers = Array.from({ length: query.page - first + 1 }, (_, index) => first + index)
  const found = numbers.flatMap((page) => {
    const answer = recallPage(site, path, { ...query, page })
    return answer ? [{ page, answer }] : []
  })
  return found.length > 0 && found.length === numbers.length ? found : undefined
}
