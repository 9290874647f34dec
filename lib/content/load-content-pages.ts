import 'server-only'
import { cache } from 'react'
import { CmsPagesDocument } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'

export type ContentPageLink = { alias: string; name: string; title: string; canonicalUrl: string }

const load = cache((market: MarketAlias, lang: Lang) => {
  const site = { market, lang }
  return cached('cmsPages', { site }, async () => {
    const { cmsPages } = await serverQuery(site, CmsPagesDocument, {})
    return present(cmsPages).flatMap(({ name, title, alias, canonicalUrl }): ContentPageLink[] => {
      const path = canonicalUrl ?? (alias && `/${alias}`)
      return alias && path?.startsWith('/') ? [{ alias, name, title: title ?? name, canonicalUrl: path }] : []
    })
  })
})

/** The content pages of a market and language; throws AppError when the service fails. */
export const loadContentPages = (site: Pick<Site, 'market' | 'lang'>): Promise<ContentPageLink[]> =>
  load(site.market, site.lang)
