import 'server-only'
import { ListPageInfoDocument, type ListPageInfoQuery } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import type { MarketLang } from '@/lib/market/site'
import type { ListPlace } from './list-place'

export type ListInfo = NonNullable<ListPageInfoQuery['listPageInfo']>

/**
 * Arguments that identify a list. The service finds categories, brands and campaigns by the last segment of their path,
 * so addresses with made-up parents share one request and one cache entry (T28).
 */
function variablesOf({ kind, path, alias }: ListPlace): { alias: string } | { url: string } {
  if (kind === 'category') return { alias }
  if (kind === 'brand') return { url: `/b/${alias}`.normalize('NFC') }
  if (kind === 'campaign') return { url: `/dc/${alias}`.normalize('NFC') }
  return { url: path }
}

/**
 * Heading, texts and canonical path of a list; null when it does not exist, throws AppError when the service fails.
 */
export const loadListInfo = (site: MarketLang, list: ListPlace): Promise<ListInfo | null> => {
  const variables = variablesOf(list)
  return cached('listPageInfo', { site, alias: list.alias, key: [variables] }, async () => {
    const { listPageInfo } = await serverQuery(site, ListPageInfoDocument, variables)
    // The service returns id 0 for "not found".
    return listPageInfo && listPageInfo.id !== 0 ? listPageInfo : null
  })
}
