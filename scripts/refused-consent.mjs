import { MARKET_CODES } from './market-codes.mjs'

/** State of a browser whose shopper has refused all but the necessary, for pages without the consent banner. */
export const REFUSED_CONSENT = {
  cookies: MARKET_CODES.map((market) => ({
    name: 'kajo-consent',
    // version, time in seconds, nothing allowed, no id
    value: `2~${Math.floor(Date.now() / 1000)}~~`,
    domain: `${market}.localhost`,
    path: '/',
    expires: Math.floor(Date.now() / 1000) + 86_400,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  })),
  origins: [],
}
