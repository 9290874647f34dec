/** Languages of the shop; `fi` is the fallback for missing messages (R-ROUTE-02). */
export const LANGS = ['fi', 'sv', 'nb', 'da'] as const
export type Lang = (typeof LANGS)[number]

export const MARKET_ALIASES = ['fi', 'se', 'no', 'dk'] as const
export type MarketAlias = (typeof MARKET_ALIASES)[number]

/** `iso` is for `<html lang>` and Intl; `name` is the name of the language in that language (R-MARKET-15). */
export type Locale = { code: Lang; iso: string; dir: 'ltr' | 'rtl'; name: string }

export const LOCALES: Record<Lang, Locale> = {
  fi: { code: 'fi', iso: 'fi-FI', dir: 'ltr', name: 'suomi' },
  sv: { code: 'sv', iso: 'sv-SE', dir: 'ltr', name: 'svenska' },
  nb: { code: 'nb', iso: 'nb-NO', dir: 'ltr', name: 'norsk' },
  da: { code: 'da', iso: 'da-DK', dir: 'ltr', name: 'dansk' },
}

export type Market = {
  alias: MarketAlias
  channelId: string
  /** Id of the default language, for example `sv-SE`; its first part is the language code (R-MARKET-05). */
  defaultLanguageId: string
  languages: readonly Lang[]
  country: { code: string; name: string }
  currency: { code: string; symbol: string }
  onlyDisplayInCheckout: boolean
  virtual: boolean
  /** These three amounts are in whole units of the market's currency (T17). */
  minOrderValue: number
  freeShippingFrom: number
  bonusVoucherFrom: number
}

/**
 * The four storefronts. The middleware cannot wait for the backend, so the table is part of the code; at start the
 * server compares it with the `channel` query and logs each difference.
 */
export const MARKETS: Record<MarketAlias, Market> = {
  fi: {
    alias: 'fi',
    channelId: '1|fi',
    defaultLanguageId: 'fi-FI',
    languages: ['fi', 'sv'],
    country: { code: 'FI', name: 'Suomi' },
    currency: { code: 'EUR', symbol: '€' },
    onlyDisplayInCheckout: false,
    virtual: false,
    minOrderValue: 10,
    freeShippingFrom: 69,
    bonusVoucherFrom: 25,
  },
  se: {
    alias: 'se',
    channelId: '1|se',
    defaultLanguageId: 'sv-SE',
    languages: ['sv'],
    country: { code: 'SE', name: 'Sverige' },
    currency: { code: 'SEK', symbol: 'kr' },
    onlyDisplayInCheckout: false,
    virtual: false,
    minOrderValue: 100,
    freeShippingFrom: 699,
    bonusVoucherFrom: 250,
  },
  no: {
    alias: 'no',
    channelId: '1|no',
    defaultLanguageId: 'nb-NO',
    languages: ['nb'],
    country: { code: 'NO', name: 'Norge' },
    currency: { code: 'NOK', symbol: 'kr' },
    onlyDisplayInCheckout: false,
    virtual: false,
    minOrderValue: 100,
    freeShippingFrom: 699,
    bonusVoucherFrom: 250,
  },
  dk: {
    alias: 'dk',
    channelId: '1|dk',
    defaultLanguageId: 'da-DK',
    languages: ['da'],
    country: { code: 'DK', name: 'Danmark' },
    currency: { code: 'DKK', symbol: 'kr.' },
    onlyDisplayInCheckout: false,
    virtual: false,
    minOrderValue: 75,
    freeShippingFrom: 499,
    bonusVoucherFrom: 185,
  },
}

export const isLang = (value: string | undefined): value is Lang => LANGS.some((lang) => lang === value)
export const isMarketAlias = (value: string | undefined): value is MarketAlias =>
  MARKET_ALIASES.some((alias) => alias === value)

/** First part of the market's default language id: `sv-SE` → `sv` (R-MARKET-05). */
export function defaultLang(market: Market): Lang {
  const code = market.defaultLanguageId.split('-')[0]
  return isLang(code) ? code : 'fi'
}
