import 'server-only'
import type { MarketLang } from '@/lib/market/site'
import { canonicalListPath } from './list-address'
import { type ListPlace, listPlace } from './list-place'
import { loadListInfo } from './load-list-info'

const FIRST_WORDS = ['b', 'dc', 'l'] as const

/** T30: the path of the brand, campaign or list with this alias, in this order; null when there is none. */
export async function findList(site: MarketLang, alias: string): Promise<string | null> {
  const places = FIRST_WORDS.map((word) => listPlace(site.lang, [word, alias])).filter(
    (place): place is ListPlace => place !== null,
  )
  for (const place of places) {
    const info = await loadListInfo(site, place)
    const path = info && canonicalListPath(site.lang, place, info)
    if (path) return path
  }
  return null
}
