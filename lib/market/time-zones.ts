import type { MarketAlias } from './market-table'

/** Time zone of each market: for delivery dates, the date of an order and the due date of an invoice. */
export const TIME_ZONES: Record<MarketAlias, string> = {
  fi: 'Europe/Helsinki',
  se: 'Europe/Stockholm',
  no: 'Europe/Oslo',
  dk: 'Europe/Copenhagen',
}
