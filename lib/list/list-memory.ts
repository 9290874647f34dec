import 'client-only'
import type { Site } from '@/lib/market/site'
import type { ListAnswer } from './fetch-list-page'
import { encodeListSegment, type ListQuery } from './list-query'

/** Pages and addresses kept; a page has 48 cards. */
const MOST = 20
/** As long as the pages of a list live on the server, in ms. */
const LIFE = 300_000

const pages = new Map<string, { answer: ListAnswer; at: number }>()
const firstPages = new Map<string, number>()

/** Puts an entry last and drops the oldest. */
function put<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  for (const old of [...map.keys()].slice(0, -MOST)) map.delete(old)
}

const pageKey = ({ market, lang }: Site, path: string, query: ListQuery) =>
  `${market}/${lang}${path}?${encodeListSegment(query)}`
// the same address may stand for a list the server began with a later page
const startKey = (rendered: ListQuery) => `${window.location.href} ${encodeListSegment(rendered)}`

/** A page of a list this tab has seen in the last minutes. */
export function recallPage(site: Site, path: string, query: ListQuery): ListAnswer | undefined {
  if (pages.size === 0) return undefined
  const kept = pages.get(pageKey(site, path, query))
  return kept && Date.now() - kept.at < LIFE ? kept.answer : undefined
}

export function rememberPage(site: Site, path: string, query: ListQuery, answer: ListAnswer): void {
  put(pages, pageKey(site, path, query), { answer, at: Date.now() })
}

/** Number of the first page shown at the present address, for the way back; `rendered` is what the server drew. */
export const recallFirstPage = (rendered: ListQuery): number | undefined =>
  firstPages.size > 0 ? firstPages.get(startKey(rendered)) : undefined

export const rememberFirstPage = (rendered: ListQuery, page: number): void => put(firstPages, startKey(rendered), page)

/** Every page from `first` to the query's own; undefined when one is missing. */
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
