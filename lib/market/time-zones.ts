import type { MarketAlias } from './market-table'

/** The clock by which a market counts its days: delivery, day of an order, last day to pay. */
export const TIME_ZONES: Record<MarketAlias, string> = {
  fi: 'Europe/Helsinki',
  se: 'Europe/Stockholm',
  no: 'Europe/Oslo',
  dk: 'Europe/Copenhagen',
}
