import { readCookie, removeCookie } from '@/lib/browser/cookies'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { COOKIE } from '@/lib/config/constants'

/*
 * The only file that knows where tokens are (T33): the cookies `apollo-token` and `ralph-auth-refresh`, local storage
 * where cookies are refused.
 */
const NAMES = [COOKIE.token, COOKIE.refreshToken]

/** The last token that a service has refused in this tab. */
let refused: string | null = null

/** Whether cookies hold a token; the services check it (T34). */
export const hasToken = (cookies: ReadonlyMap<string, string>): boolean =>
  NAMES.some((name) => Boolean(cookies.get(name)))

/** The token of the cookie, else of local storage (R-GQL-02); null for a guest and for a token that was refused. */
export function readToken(): string | null {
  const token = readCookie(COOKIE.token) || safeLocalStorage.read(COOKIE.token) || null
  return token === refused ? null : token
}

/**
 * A service has answered 401 to a token: it is not sent again. Unless another tab has stored a newer one, all tokens are
 * removed and `onSignedOut` is called, once for each token.
 */
export function refuseToken(token: string, onSignedOut?: () => void): void {
  if (token === refused) return
  refused = token
  if (readToken() !== null) return
  for (const name of NAMES) {
    removeCookie(name)
    safeLocalStorage.remove(name)
  }
  onSignedOut?.()
}
