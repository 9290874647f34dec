import { readCookie, removeCookie, writeCookie } from '@/lib/browser/cookies'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { COOKIE, YEAR_IN_SECONDS } from '@/lib/config/constants'

/*
 * The only file that knows where tokens are (T33): the cookies `apollo-token` and `ralph-auth-refresh`, local storage
 * where cookies are refused.
 */
const TOKENS = [COOKIE.token, COOKIE.refreshToken]
const ALL = [...TOKENS, COOKIE.user, COOKIE.userMaxAge, COOKIE.shopAs]

/** Life of the user's cookies in seconds, with and without "remember me" (R-AUTH-08). */
export const USER_LIFE = { remembered: 604_800, visit: 1800 } as const

/** Longest time in seconds for which staff shop as a customer (T12). */
export const SHOP_AS_LIFE = 3600

/** What the auth service answers to a sign-in. */
export type Tokens = {
  token: string
  /** Life of the token in seconds. */
  maxAge: number
  /** Null when the service keeps the one that the browser has. */
  refreshToken: string | null
}

/** The last token that a service has refused in this tab. */
let refused: string | null = null

const readStored = (name: string): string | null => readCookie(name) || safeLocalStorage.read(name) || null

/** Writes values with their lives in seconds: to cookies, to local storage where those are refused. */
function store(values: Record<string, [value: string, life: number]>): void {
  for (const [name, [value, life]] of Object.entries(values)) {
    if (value) writeCookie(name, value, life)
    if (!value || readCookie(name) === value) safeLocalStorage.remove(name)
    else safeLocalStorage.write(name, value)
  }
}

function removeStored(name: string): void {
  removeCookie(name)
  safeLocalStorage.remove(name)
}

/** Whether cookies hold a token; the services check it (T34). */
export const hasToken = (cookies: ReadonlyMap<string, string>): boolean =>
  TOKENS.some((name) => Boolean(cookies.get(name)))

/** Whether this browser has a shop-as session, or one that has expired but whose data is still stored (T12). */
export const isShopAs = (): boolean => readStored(COOKIE.shopAs) !== null

/**
 * Whether this browser has stored a token or the cookie of a shop-as session. Neither needs to be valid: the token may
 * have been refused, the session may have expired.
 */
export const hasSession = (): boolean => [...TOKENS, COOKIE.shopAs].some((name) => readStored(name) !== null)

/** The token of the cookie, else of local storage (R-GQL-02); null for a guest and for a token that was refused. */
export function readToken(): string | null {
  const token = readStored(COOKIE.token)
  return token === refused ? null : token
}

export const readRefreshToken = (): string | null => readStored(COOKIE.refreshToken)

/** The name that the shopper has signed in with; '' where cookies are refused. */
export const readUsername = (): string => readCookie(COOKIE.user) ?? ''

/** Whether the shopper has asked to stay signed in. */
export const isRemembered = (): boolean => readCookie(COOKIE.userMaxAge) === String(USER_LIFE.remembered)

/**
 * Stores the tokens of a sign-in or of a renewal: the token for its own life, the rest for 7 days or for 30 minutes
 * (R-AUTH-08, T4).
 */
export function storeTokens({ token, maxAge, refreshToken }: Tokens, username: string, isKept: boolean): void {
  const life = isKept ? USER_LIFE.remembered : USER_LIFE.visit
  const kept = refreshToken ?? readRefreshToken()
  if (isShopAs()) removeStored(COOKIE.shopAs)
  writeCookie(COOKIE.user, username, life)
  writeCookie(COOKIE.userMaxAge, String(life), life)
  store({ [COOKIE.token]: [token, maxAge], [COOKIE.refreshToken]: [kept ?? '', life] })
}

/**
 * Stores the token of a shop-as session, without name, refresh token or "remember me" (T12). The marker cookie outlives
 * the token, so that a later visit can remove the customer's data.
 */
export function storeShopAsToken(token: string, life: number): void {
  removeTokens()
  store({ [COOKIE.token]: [token, Math.min(life, SHOP_AS_LIFE)], [COOKIE.shopAs]: ['1', YEAR_IN_SECONDS] })
}

/** Signs this browser out: removes the tokens and the name. */
export function removeTokens(): void {
  for (const name of ALL) removeStored(name)
}

/** A service has answered 401 to a token: it is not sent again. */
export function refuseToken(token: string): void {
  refused = token
}
