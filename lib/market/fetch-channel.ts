import 'server-only'
import { ChannelDocument, type ChannelQuery } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { MARKETS } from './market-table'
import type { MarketLang } from './site'

export type Channel = NonNullable<ChannelQuery['channel']>

/**
 * Loads the channel of a market, with all markets of the channel (R-GQL-11). Null when there is none; throws AppError
 * when the backend fails. Not cached, because only the check at server start calls it.
 */
export async function fetchChannel(site: MarketLang): Promise<Channel | null> {
  const { channel } = await serverQuery(site, ChannelDocument, { channelId: MARKETS[site.market].channelId })
  return channel
}
