import { MARKET_ALIASES, type Market, type MarketAlias } from './market-table'

type Maybe<T> = T | null | undefined
/** A market of the `channel` query (R-DATA-06); every field can be missing. */
export type ChannelMarket = {
  alias?: Maybe<string>
  defaultLanguageId?: Maybe<string>
  virtual?: Maybe<boolean>
  onlyDisplayInCheckout?: Maybe<boolean>
  allowedLanguages?: Maybe<readonly Maybe<{ code?: Maybe<string> }>[]>
  country?: Maybe<{ code?: Maybe<string> }>
  currency?: Maybe<{ code?: Maybe<string> }>
}

type Facts = Record<string, string>

const factsOfOurs = (market: Market): Facts => ({
  defaultLanguageId: market.defaultLanguageId,
  virtual: String(market.virtual),
  onlyDisplayInCheckout: String(market.onlyDisplayInCheckout),
  languages: [...market.languages].sort().join(','),
  country: market.country.code,
  currency: market.currency.code,
})

const languagesOf = (market: ChannelMarket): string[] =>
  (market.allowedLanguages ?? []).map((language) => language?.code ?? '').filter(Boolean)

const factsOfTheirs = (market: ChannelMarket): Facts => ({
  defaultLanguageId: market.defaultLanguageId ?? 'none',
  virtual: String(market.virtual ?? false),
  onlyDisplayInCheckout: String(market.onlyDisplayInCheckout ?? false),
  languages: languagesOf(market).sort().join(','),
  country: market.country?.code ?? 'none',
  currency: market.currency?.code ?? 'none',
})

function differencesOf(ours: Market, theirs: ChannelMarket | undefined): string[] {
  if (!theirs) return [`Market ${ours.alias}: the channel does not have it`]
  const said = factsOfTheirs(theirs)
  return Object.entries(factsOfOurs(ours))
    .filter(([key, value]) => said[key] !== value)
    .map(([key, value]) => `Market ${ours.alias}: ${key} is ${value} here and ${said[key]} in the channel`)
}

/** One text for each difference between the market table and the backend's channel, for the log. */
export function compareMarkets(
  table: Record<MarketAlias, Market>,
  channelMarkets: readonly Maybe<ChannelMarket>[],
): string[] {
  const theirs = channelMarkets.filter((market) => market !== null && market !== undefined)
  const known: readonly string[] = MARKET_ALIASES
  const foreign = theirs
    .filter((market) => !known.includes(market.alias ?? ''))
    .map((market) => `Market ${market.alias ?? 'without alias'}: only the channel has it`)
  return MARKET_ALIASES.flatMap((alias) =>
    differencesOf(
      table[alias],
      theirs.find((market) => market.alias === alias),
    ),
  ).concat(foreign)
}
