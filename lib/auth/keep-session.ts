import 'client-only'
import { AUTH_LOCK, RENEWAL_SHARE } from '@/lib/config/constants'
import { asLeader } from '@/lib/cross-tab/as-leader'
import { clearTimer, setTimer } from '@/lib/store/set-timer'
import type { Shop } from '@/lib/store/shop'
import type { AuthState } from '@/lib/store/slices/auth-slice'
import { requestRenewal } from './auth-service'
import {
  hasSession,
  isRemembered,
  isShopAs,
  readRefreshToken,
  readToken,
  readUsername,
  removeTokens,
  storeTokens,
} from './session'
import { readClaims, type TokenClaims } from './token-claims'

type User = AuthState['user']

const TIMER = 'renew-token'
/** Shortest delay in ms, for a clock that is wrong. */
const SHORTEST = 1000

const seconds = () => Date.now() / 1000
const isOver = ({ expires }: TokenClaims): boolean => expires <= seconds()

/** Claims of the token of this browser, if it is not over. */
function currentClaims(): TokenClaims | null {
  const claims = readClaims(readToken() ?? '')
  return claims && !isOver(claims) ? claims : null
}

/** Ms until 0.9 of the token's life is over (R-AUTH-07); all of it where it cannot be renewed. */
function delayOf({ expires, issued }: TokenClaims): number {
  const start = issued ?? seconds()
  const share = readRefreshToken() ? RENEWAL_SHARE : 1
  return Math.max((start + (expires - start) * share - seconds()) * 1000, SHORTEST)
}

/** Applies the token of this browser to the tab: the user, and the next renewal. Null for a guest (R-AUTH-11). */
function applyToken(shop: Shop): User {
  const claims = currentClaims()
  const { auth, setUser } = shop.store.getState()
  const user = claims && {
    id: claims.userId,
    email: claims.email || readUsername(),
    ...(isShopAs() && { isShopAs: true }),
  }
  if (JSON.stringify(user) !== JSON.stringify(auth.user)) setUser(user)
  if (claims) setTimer(shop, TIMER, delayOf(claims), () => renewIfDue(shop))
  else clearTimer(shop, TIMER)
  return user
}

/** The service knows the session no longer: signs this browser out, and says so to the other tabs once. */
function signOutEverywhere(shop: Shop): void {
  if (!hasSession()) return
  removeTokens()
  shop.post({ type: 'auth', market: shop.config.site.market, data: null })
}

/** Another tab may have renewed the token since this one set its timer. */
function renewIfDue(shop: Shop): void {
  const claims = currentClaims()
  if (claims && delayOf(claims) > SHORTEST) applyToken(shop)
  else void renew(shop)
}

/** Renewals under way, so that one tab asks once. */
const renewals = new WeakMap<object, Promise<User>>()

async function renewOnce(shop: Shop): Promise<User> {
  const before = readToken()
  await asLeader(AUTH_LOCK, async () => {
    const now = readToken()
    // another tab has renewed it while this one waited
    if (now && now !== before) return
    if (!readRefreshToken()) return signOutEverywhere(shop)
    const answer = await requestRenewal(shop.config)
    if (answer.kind === 'tokens') storeTokens(answer.tokens, readUsername(), isRemembered())
    // where the service cannot be reached, the tokens stay and the next visit asks again (R-AUTH-10)
    else if (answer.kind === 'refused') signOutEverywhere(shop)
  })
  return applyToken(shop)
}

/**
 * Gets a new token with the refresh token: one tab asks, the others take what it stored. Null when the visitor is a guest
 * now, or while the service cannot be reached, without a message (R-AUTH-10). Never rejects.
 */
export function renew(shop: Shop): Promise<User> {
  const known = renewals.get(shop)
  if (known) return known
  const renewal = renewOnce(shop).finally(() => renewals.delete(shop))
  renewals.set(shop, renewal)
  return renewal
}

/** The user of this browser's tokens; renews a token that is over. Null for a guest. Never rejects. */
export async function restoreSession(shop: Shop): Promise<User> {
  const user = applyToken(shop)
  return user || !readRefreshToken() ? user : renew(shop)
}

/** Ends what keeps the session of this tab. */
export function endSession(shop: Shop): void {
  clearTimer(shop, TIMER)
  shop.store.getState().setUser(null)
}
