/** Values that the requirements set, with their ids. Times are in ms unless the name says otherwise. */

// R-ROUTE, T16
export const LIST_PAGE_SIZE = 48
export const LIST_QUERY_MAX_VALUES = 60
/** Maximum number of products that the service can skip. */
export const MOST_SKIPPED = 6000
/** T28: the last page that the service can return. */
export const LIST_MAX_PAGE = Math.floor(MOST_SKIPPED / LIST_PAGE_SIZE) + 1

// R-CART-03, R-CART-15
export const CART_RETRIES = 5
export const CART_RETRY_DELAY = 1000
/** Names of the Web Locks for creating a cart and opening a cart link. */
export const CART_LOCK = 'kajo-cart'
export const CART_LINK_LOCK = 'kajo-cart-link'
/** Name of the Web Lock for merging the cart of a guest into that of an account, and of the stored plan. */
export const CART_MERGE_LOCK = 'kajo-cart-merge'
export const CART_COOKIE_LIFE = 31_536_000_000
export const YEAR_IN_SECONDS = 31_536_000

// R-PAGE-12, R-PAGE-13; how the bar grows is in progress-line.module.css
export const PROGRESS_THROTTLE = 200
export const PROGRESS_HIDE_DELAY = 500

// R-PAGE-14, R-PAGE-15
export const LOADING_DELAY = 1000
export const LOADING_POLL = 100
export const MIN_FETCH_DISPLAY = 200
export const FORCE_FETCH_DELAY = 100

// R-PAGE-17
export const DESKTOP_BREAKPOINT = 1024
export const SERVER_VIEWPORT_WIDTH = 1360

// R-STATE-06
export const NOTIFICATION_TIMEOUT = 5000

// R-ERROR-01
export const CHUNK_RELOAD_GUARD = 60_000

// R-AUTH-07, R-TAB-02
export const RENEWAL_SHARE = 0.9
export const LEADER_FALLBACK = 3000
/** Name of the Web Lock for renewing the token. */
export const AUTH_LOCK = 'kajo-auth'
// R-VALID-01
export const SHORTEST_PASSWORD = 7

// R-CMS-05, R-CMS-06
export const IMAGE_BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const
export const IMAGE_PLACEHOLDER = { size: 10, quality: 50 } as const

// R-GQL-16
export const BACKOFF = { min: 100, max: 10_000, factor: 2 } as const

// R-CMS-07
export const RETURN_DAYS = 14

/** Cookie and channel names of the specification (§9). */
export const COOKIE = {
  cart: 'ralph-cart',
  market: 'ralph-selected-market',
  checkoutMarket: 'ralph-checkout-market',
  locale: 'ralph-locale',
  userType: 'ralph-user-type',
  persisted: 'ralph-persisted-states',
  token: 'apollo-token',
  refreshToken: 'ralph-auth-refresh',
  user: 'ralph-user',
  userMaxAge: 'ralph-user-maxage',
  oldCart: 'ralph-cart-old',
  // our own; T12
  shopAs: 'kajo-shop-as',
  consent: 'kajo-consent',
} as const
export const CROSS_TAB_CHANNEL = 'ralph_channel'
export const FAVORITES_CHANNEL = 'favorites_channel'
/** Keys of local storage whose entries expire (`lib/browser/expiring-storage.ts`). */
export const EXPIRING_KEYS = {
  draft: 'kajo-checkout',
  order: 'kajo-order',
  return: 'kajo-return',
  complaint: 'kajo-complaint',
} as const
/** Key of local storage for the cart as last shown. Tabs share it: a change made in one tab is not reported in another. */
export const SEEN_CART_KEY = 'kajo-seen-cart'
/** Cache of the pictures that the offline page shows of viewed products. It exists only with consent to preferences. */
export const VISITED_CACHE = 'kajo-visited'
/** Key of local storage (R-FAV-02). */
export const FAVORITES_KEY = 'favorites'

/** Number of seen products of a list that are reported together (R-ANALYTICS-03). */
export const IMPRESSION_BATCH = 4

/** Limits of GA4: items of an event, characters of a value and of an address. */
export const DATA_LAYER = { mostItems: 200, longestValue: 100, longestAddress: 1000 } as const
