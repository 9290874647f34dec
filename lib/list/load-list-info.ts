import 'server-only'
import { ListPageInfoDocument, type ListPageInfoQuery } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import type { MarketLang } from '@/lib/market/site'
import type { ListPlace } from './list-place'

export type ListInfo = NonNullable<ListPageInfoQuery['listPageInfo']>

/**
 * Heading, texts and canonical path of a list; null when it does not exist, throws AppError when the service fails. A
 * category is requested by its alias, so that it is found with any parent path (T28), other lists by their path.
 */
export const loadListInfo = (site: MarketLang, { kind, path, alias }: ListPlace): Promise<ListInfo | null> => {
  const variables = kind === 'category' ? { alias } : { url: path }
  return cached('listPageInfo', { site, alias, key: [variables] }, async () => {
    const { listPageInfo } = await serverQuery(site, ListPageInfoDocument, variables)
    // The service returns id 0 for "not found".
    return listPageInfo && listPageInfo.id !== 0 ? listPageInfo : null
  })
}
