import 'server-only'
import { UrlHistoryDocument } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import { logLine } from '@/lib/log/log-line.mjs'
import { stripPersonal } from '@/lib/log/strip-personal.mjs'
import type { MarketLang } from '@/lib/market/site'
import { cataloguePath, isSamePage } from './catalogue-path'

/** Maximum number of look-ups for one path. A longer chain of moves is an error in the table of the service. */
const MOST_MOVES = 5

const logRefused = ({ market }: MarketLang, path: string, newUrl: string): void =>
  logLine('warn', 'url-history-refused', { market, path, newUrl: stripPersonal(newUrl) })

// A `null` result is cached in the second store (`isAbsent`), because visitors can make up any number of addresses.
const fetchNewUrl = (site: MarketLang, url: string): Promise<string | null> =>
  cached('urlHistory', { site, key: [url] }, async () => {
    const { urlHistory } = await serverQuery(site, UrlHistoryDocument, { url })
    return urlHistory?.newUrl ?? null
  })

/**
 * The current path of a page that has moved, decoded and without market, language and query; null for an unknown path.
 * Follows several moves, so that the visitor is redirected once (T31). Only for paths that have no page. Throws
 * AppError when the service fails.
 */
export async function loadMovedUrl(site: MarketLang, path: string): Promise<string | null> {
  const seen = [path]
  for (let current = path; seen.length <= MOST_MOVES; seen.push(current)) {
    const newUrl = await fetchNewUrl(site, current)
    if (newUrl === null) return current === path ? null : current
    const next = cataloguePath(site.lang, newUrl)
    if (next === null || seen.some((earlier) => isSamePage(site.lang, earlier, next))) {
      logRefused(site, current, newUrl)
      return null
    }
    current = next
  }
  logRefused(site, path, seen.at(-1) ?? path)
  return null
}
