import 'server-only'
import { cache } from 'react'
import { BrandsDocument } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { MarketLang } from '@/lib/market/site'
import type { Brand } from './group-brands'

const load = cache((market: MarketAlias, lang: Lang) => {
  const site = { market, lang }
  return cached('brands', { site }, async (): Promise<Brand[]> => {
    const { brands } = await serverQuery(site, BrandsDocument, {})
    return present(brands).flatMap(({ brandId, name, alias, canonicalUrl }) => {
      const path = canonicalUrl || (alias && `/b/${alias}`)
      return name?.trim() && path?.startsWith('/') ? [{ brandId, name: name.trim(), canonicalUrl: path }] : []
    })
  })
})

/** Brands sold in the market, in the service's order; throws AppError when the service fails. */
export const loadBrands = (site: MarketLang): Promise<Brand[]> => load(site.market, site.lang)
