/** Codes of the markets, which are also the hosts: `fi.localhost`. */
export const MARKET_CODES = ['fi', 'se', 'no', 'dk']
