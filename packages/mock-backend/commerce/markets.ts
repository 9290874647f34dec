import type { PriceGroup } from '#accounts/price-group'
import type { Lang, Localised, MarketAlias } from '#catalogue/types'

export type Market = {
  alias: MarketAlias
  country: { code: string; name: Localised }
  currency: { code: string; name: string; symbol: string }
  /** VAT in permille: 255 is 25.5 %. */
  vat: number
  /** First is the default. */
  languages: Lang[]
  /** Minor units, including VAT (T17). */
  freeShippingFrom: number
  /** Minor units, including VAT (T17). */
  minimumOrder: number
  /** Campaign prices are rounded to whole currency units, as is usual for krone prices. */
  wholePrices: boolean
  /** Format of the country's postcodes. */
  zip: RegExp
  /** Fees of delivery and payment options by option id, set through the control endpoint; minor units including VAT. */
  changedFees?: ReadonlyMap<number, number>
  /** Group whose prices a request gets; null or missing for the prices of everybody. */
  priceGroup?: PriceGroup | null
}

const country = (code: string, fi: string, sv: string, nb: string, da: string) => ({ code, name: { fi, sv, nb, da } })

/** The four markets of the channel (R-MARKET-13, R-DATA-06); amounts from T17. */
export const MARKETS: Record<MarketAlias, Market> = {
  fi: {
    alias: 'fi',
    country: country('FI', 'Suomi', 'Finland', 'Finland', 'Finland'),
    currency: { code: 'EUR', name: 'Euro', symbol: '€' },
    vat: 255,
    languages: ['fi', 'sv'],
    freeShippingFrom: 69_00,
    minimumOrder: 10_00,
    wholePrices: false,
    zip: /^\d{5}$/,
  },
  se: {
    alias: 'se',
    country: country('SE', 'Ruotsi', 'Sverige', 'Sverige', 'Sverige'),
    currency: { code: 'SEK', name: 'Svensk krona', symbol: 'kr' },
    vat: 250,
    languages: ['sv'],
    freeShippingFrom: 699_00,
    minimumOrder: 100_00,
    wholePrices: true,
    zip: /^\d{3} ?\d{2}$/,
  },
  no: {
    alias: 'no',
    country: country('NO', 'Norja', 'Norge', 'Norge', 'Norge'),
    currency: { code: 'NOK', name: 'Norsk krone', symbol: 'kr' },
    vat: 250,
    languages: ['nb'],
    freeShippingFrom: 699_00,
    minimumOrder: 100_00,
    wholePrices: true,
    zip: /^\d{4}$/,
  },
  dk: {
    alias: 'dk',
    country: country('DK', 'Tanska', 'Danmark', 'Danmark', 'Danmark'),
    currency: { code: 'DKK', name: 'Dansk krone', symbol: 'kr.' },
    vat: 250,
    languages: ['da'],
    freeShippingFrom: 499_00,
    minimumOrder: 75_00,
    wholePrices: true,
    zip: /^\d{4}$/,
  },
}

export const MARKET_ALIASES = ['fi', 'se', 'no', 'dk'] as const satisfies MarketAlias[]

/** Language ids of the service. */
export const LANGUAGE_IDS: Record<Lang, string> = { fi: 'fi-FI', sv: 'sv-SE', nb: 'nb-NO', da: 'da-DK' }

/** Names of the languages, each in its own language. */
export const LANGUAGE_NAMES: Record<Lang, string> = { fi: 'Suomi', sv: 'Svenska', nb: 'Norsk bokmål', da: 'Dansk' }
