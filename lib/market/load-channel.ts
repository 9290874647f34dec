import 'server-only'
import { cache } from 'react'
import { ChannelDocument, type ChannelQuery } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import { type Lang, MARKETS, type MarketAlias } from './market-table'
import type { Site } from './site'

export type Channel = NonNullable<ChannelQuery['channel']>

/** The channel asked afresh, for the comparison at start. */
export async function fetchChannel(site: Pick<Site, 'market' | 'lang'>): Promise<Channel | null> {
  const { channel } = await serverQuery(site, ChannelDocument, { channelId: MARKETS[site.market].channelId })
  return channel
}

const load = cache((market: MarketAlias, lang: Lang) => {
  const site = { market, lang }
  return cached('channel', { site }, () => fetchChannel(site))
})

/** The channel of a market with its markets (R-GQL-11); null when there is none, throws AppError. */
export const loadChannel = (site: Pick<Site, 'market' | 'lang'>): Promise<Channel | null> =>
  load(site.market, site.lang)
