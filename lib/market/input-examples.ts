import type { MarketAlias } from './market-table'

/** Example values for input fields of a market. They depend on the market, not on the language of the page. */
export const INPUT_EXAMPLES: Record<MarketAlias, { tld: string; mobile: string }> = {
  fi: { tld: 'fi', mobile: '040 123 4567' },
  se: { tld: 'se', mobile: '070-123 45 67' },
  no: { tld: 'no', mobile: '412 34 567' },
  dk: { tld: 'dk', mobile: '20 12 34 56' },
}
