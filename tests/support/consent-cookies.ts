import { CONSENT_VERSION, type ConsentChoice, hasYes, NOTHING_ALLOWED } from '../../lib/consent/consent-record'
import { formatConsent } from '../../lib/consent/format-consent'
import { MARKET_ALIASES } from '../../lib/market/market-table'

export const ALL_ALLOWED: ConsentChoice = { preferences: true, statistics: true, marketing: true }

/** Cookies with a choice for the development domains of all markets, as Playwright reads them. */
export const consentCookies = (choice: ConsentChoice) =>
  [...MARKET_ALIASES.map((alias) => `${alias}.localhost`), 'localhost', '127.0.0.1'].map((domain) => ({
    name: 'kajo-consent',
    value: formatConsent({
      version: CONSENT_VERSION,
      at: Math.floor(Date.now() / 1000),
      choice,
      id: hasYes(choice) ? '3f6c1f2e-7a55-4c1e-9d0b-5a1f0f2f4c11' : null,
    }),
    domain,
    path: '/',
    expires: Math.floor(Date.now() / 1000) + 31_536_000,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }))

export const NOTHING_ALLOWED_COOKIES = consentCookies(NOTHING_ALLOWED)
