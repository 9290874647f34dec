import { type ConsentChoice, NOTHING_ALLOWED, PURPOSES, type Purpose } from './consent-record'

type Life =
  | 'visit'
  | 'day'
  | 'threeMonths'
  | 'year'
  | 'twoYears'
  | 'removed'
  | 'refused'
  | 'signedOut'
  | 'replaced'
  | 'theirs'
  | 'nothing'

/**
 * What the shop stores on a device: a row of the cookie page. `names` are cookies and keys of web storage, with `*` for
 * what differs. Whoever stores something new adds it here; the test of the visit before a choice compares names.
 */
type StoredData = {
  row: string
  names: readonly string[]
  life: Life
  who: 'us' | 'search' | 'google' | 'provider'
  /** Only in a shop with a tag manager. */
  needsContainer?: true
}

const own = <const Row extends string>(row: Row, life: Life, ...names: string[]) => ({
  row,
  names,
  life,
  who: 'us' as const,
})

/** R-ANALYTICS: every cookie and key of storage by purpose, with its life and who gets it. */
export const STORED_DATA = {
  necessary: [
    own('cart', 'year', 'ralph-cart', 'ralph-cart-old', 'kajo-own-carts', 'kajo-seen-cart', 'kajo-cart-merge'),
    own(
      'market',
      'year',
      'ralph-selected-market',
      'ralph-checkout-market',
      'ralph-locale',
      'ralph-user-type',
      'ralph-persisted-states',
    ),
    own('signIn', 'signedOut', 'apollo-token', 'ralph-auth-refresh', 'ralph-user', 'ralph-user-maxage', 'kajo-shop-as'),
    own('favorites', 'removed', 'favorites'),
    own('forms', 'day', 'kajo-checkout', 'kajo-order', 'kajo-return', 'kajo-complaint'),
    own('visitForms', 'visit', 'kajo-typed-code', 'kajo-delivery', 'kajo-return-access'),
    own('orders', 'year', 'kajo-order'),
    own('page', 'visit', 'kajo-list-place', 'kajo-chunk-reload', 'kajo-visited-*'),
    own('errors', 'day', 'workbox-background-sync'),
    own('consent', 'year', 'kajo-consent'),
    own('offline', 'replaced', 'kajo-offline'),
    { row: 'payment', names: [], life: 'theirs', who: 'provider' },
  ],
  preferences: [
    own('visited', 'refused', 'kajo-visited-*', 'kajo-visited'),
    { row: 'search', names: ['voyado.session'], life: 'refused', who: 'search' },
  ],
  statistics: [
    own('speed', 'nothing'),
    { row: 'analytics', names: ['_ga', '_ga_*'], life: 'twoYears', who: 'google', needsContainer: true },
  ],
  marketing: [{ row: 'ads', names: ['_gcl_*'], life: 'threeMonths', who: 'google', needsContainer: true }],
} as const satisfies Record<Purpose | 'necessary', readonly StoredData[]>

/** The rows of a purpose in a shop with or without a tag manager. */
export const storedFor = (purpose: Purpose | 'necessary', hasContainer: boolean) =>
  STORED_DATA[purpose].filter((stored) => hasContainer || !('needsContainer' in stored))

/** The purposes a shop asks for: those with at least one row in `STORED_DATA`. */
export const askedPurposes = (hasContainer: boolean): Purpose[] =>
  PURPOSES.filter((purpose) => storedFor(purpose, hasContainer).length > 0)

/** Consent to every purpose the shop asks for. */
export const allAsked = (hasContainer: boolean): ConsentChoice => ({
  ...NOTHING_ALLOWED,
  ...Object.fromEntries(askedPurposes(hasContainer).map((purpose) => [purpose, true])),
})
