import 'server-only'
import { cache } from 'react'
import { CmsPagesDocument } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { MarketLang } from '@/lib/market/site'

export type ContentPageLink = { alias: string; name: string; title: string; canonicalUrl: string }

const load = cache((market: MarketAlias, lang: Lang, tag: string | null) => {
  const site = { market, lang }
  return cached('cmsPages', { site, key: tag ? [tag] : [] }, async () => {
    const { cmsPages } = await serverQuery(site, CmsPagesDocument, tag ? { includeTags: [tag] } : {})
    return present(cmsPages).flatMap(({ name, title, alias, canonicalUrl }): ContentPageLink[] => {
      const path = canonicalUrl ?? (alias && `/${alias}`)
      return alias && path?.startsWith('/') ? [{ alias, name, title: title ?? name, canonicalUrl: path }] : []
    })
  })
})

/** Content pages of a market and language; with a `tag`, those that have it. Throws AppError when the service fails. */
export const loadContentPages = (site: MarketLang, tag: string | null = null): Promise<ContentPageLink[]> =>
  load(site.market, site.lang, tag)
