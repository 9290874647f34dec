import 'server-only'
import { UrlHistoryDocument } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import { logLine } from '@/lib/log/log-line.mjs'
import { stripPersonal } from '@/lib/log/strip-personal'
import type { MarketLang } from '@/lib/market/site'
import { isSamePage, movedPath } from './moved-path'

/** More renamings of one page than this are a mistake in the service's table. */
const MOST_MOVES = 5

// A `null` for a made-up address goes to the second store (`isAbsent`).
const fetchNewUrl = (site: MarketLang, url: string): Promise<string | null> =>
  cached('urlHistory', { site, key: [url] }, async () => {
    const { urlHistory } = await serverQuery(site, UrlHistoryDocument, { url })
    return urlHistory?.newUrl ?? null
  })

/**
 * Where a page that is not there has moved, as a readable path without market, language and query; null when it never was
 * there. Several renamings are followed, so that the redirect is one hop (T31). To be asked only about a page that does not
 * exist. Throws AppError when the service fails.
 */
export async function loadMovedUrl(site: MarketLang, path: string): Promise<string | null> {
  const seen = [path]
  for (let current = path; seen.length <= MOST_MOVES; seen.push(current)) {
    const newUrl = await fetchNewUrl(site, current)
    if (newUrl === null) return current === path ? null : current
    const next = movedPath(site.lang, newUrl)
    if (next === null || seen.some((earlier) => isSamePage(site.lang, earlier, next))) {
      logLine('warn', 'url-history-refused', { market: site.market, path: current, newUrl: stripPersonal(newUrl) })
      return null
    }
    current = next
  }
  return null
}
