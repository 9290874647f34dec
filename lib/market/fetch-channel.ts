import 'server-only'
import { ChannelDocument, type ChannelQuery } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { MARKETS } from './market-table'
import type { Site } from './site'

export type Channel = NonNullable<ChannelQuery['channel']>

/**
 * The channel of a market, with all markets of that channel (R-GQL-11); null when there is none, throws AppError. Not
 * cached: only the check at server start reads it.
 */
export async function fetchChannel(site: Pick<Site, 'market' | 'lang'>): Promise<Channel | null> {
  const { channel } = await serverQuery(site, ChannelDocument, { channelId: MARKETS[site.market].channelId })
  return channel
}
