import 'server-only'
import { cache } from 'react'
import { ColoursDocument } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { MarketLang } from '@/lib/market/site'
import { colourHexes } from './colour-hexes'

/** Maximum number of products in a request. The bestsellers have nearly all colours. */
const PRODUCTS_ASKED = 200

const load = cache((market: MarketAlias, lang: Lang) => {
  const site = { market, lang }
  return cached('colours', { site }, async () => {
    const variables = { take: PRODUCTS_ASKED, filter: { sort: 'MOST_SOLD' as const } }
    const { products } = await serverQuery(site, ColoursDocument, variables)
    return Object.fromEntries(colourHexes(present(products?.products)))
  })
})

/**
 * Loads `#rrggbb` by the colour's name, because the service's facets have names only. Throws AppError when the service
 * fails.
 */
export const loadColourHexes = (site: MarketLang): Promise<Record<string, string>> => load(site.market, site.lang)
