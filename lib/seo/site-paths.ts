import { DOMAIN_SITES } from '@/lib/market/domain-sites'
import { MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import type { Alternate } from '@/lib/product/product-types'
import { type HrefOn, localHref } from '@/lib/routing/href'

/** Readable path of a page on a site, without market and language; null when the site does not have it. */
export type PathOn = (site: Site) => string | null

/** Turns the paths of a page on every site into addresses, for links, hreflang and the market picker. */
export const hrefByPath =
  (pathOn: PathOn): HrefOn =>
  (site) => {
    const path = pathOn(site)
    return path === null ? null : localHref(site, path)
  }

const keyOf = ({ market, lang }: Site): string => `${market}/${lang}`

/** Loads the path of a page for every market and language; null for sites without the page or with a failure. */
export async function findPaths(pathOn: (site: Site) => Promise<string | null>): Promise<PathOn> {
  const answers = await Promise.allSettled(DOMAIN_SITES.map(pathOn))
  const found = new Map(
    DOMAIN_SITES.map((site, index) => {
      const answer = answers[index]
      return [keyOf(site), answer?.status === 'fulfilled' ? answer.value : null]
    }),
  )
  return (site) => found.get(keyOf(site)) ?? null
}

/** Addresses of the same product or list on every site, by channel and language. */
export const alternateHrefOn = (alternates: readonly Alternate[]): HrefOn =>
  hrefByPath((site) => {
    const found = alternates.find(
      ({ channelId, culture }) => channelId === MARKETS[site.market].channelId && culture.split('-')[0] === site.lang,
    )
    return found?.url ?? null
  })
