import 'client-only'
import { updateAccount } from '@/lib/account/change-account'
import {
  type AuthAnswer,
  type Credentials,
  requestLogin,
  requestLogout,
  requestPasswordChange,
  requestRegistration,
} from '@/lib/auth/auth-service'
import { hasSession, isRemembered, readUsername, storeShopAsToken, storeTokens } from '@/lib/auth/session'
import { readClaims } from '@/lib/auth/token-claims'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import type { CustomerType } from '@/lib/store/customer-types'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import { afterLogout, forgetShopper } from './after-logout'
import { followSession } from './follow-session'
import { noteGuestCart } from './join-account-cart'

/** `done`: the shopper is signed in. `refused`, `limited`, `unreachable`: see `AuthAnswer`. */
export type SignInResult = 'done' | Exclude<AuthAnswer['kind'], 'tokens'>

/** Stores the tokens of an answer; a reload after it goes on with what the shopper becomes known to. */
function takeTokens(answer: AuthAnswer, username: string, isKept: boolean): SignInResult {
  if (answer.kind !== 'tokens') return answer.kind
  noteGuestCart()
  storeTokens(answer.tokens, username, isKept)
  return 'done'
}

/** Says so to this tab and to the others (R-AUTH-09, R-TAB-01). */
function announce(shop: Shop): void {
  const { user } = shop.store.getState().auth
  emit(shop, 'user:login', null)
  shop.post({ type: 'auth', market: shop.config.site.market, data: user })
}

/** Signs in; with `isKept` ("remember me") for 7 days, else for 30 minutes (R-AUTH-05, R-AUTH-08). Never rejects. */
export async function signIn(shop: Shop, credentials: Credentials, isKept: boolean): Promise<SignInResult> {
  const answer = await requestLogin(shop.config, credentials, isKept)
  const result = takeTokens(answer, credentials.email, isKept)
  if (result !== 'done') return result
  await followSession(shop)
  announce(shop)
  return result
}

/** What the shopper says of herself when she registers. */
export type Registration = Credentials & { customerType: CustomerType; newsletter: boolean }

/**
 * Registers and signs in; `refused` when the address has an account (R-ACCOUNT-06). Never rejects: if the account is
 * made and its first change fails, the shopper is signed in all the same.
 */
export async function register(
  shop: Shop,
  { customerType, newsletter, ...credentials }: Registration,
): Promise<SignInResult> {
  const answer = await requestRegistration(shop.config, credentials)
  const result = takeTokens(answer, credentials.email, true)
  if (result !== 'done') return result
  await updateAccount(shop, { customerType, newsletter }).catch((error) =>
    reloadOrReport(error, { type: 'send', component: 'registration' }),
  )
  await followSession(shop)
  emit(shop, 'user:register', null)
  announce(shop)
  return result
}

/** Signs out everywhere on this device (T46). Never rejects. */
export async function signOut(shop: Shop): Promise<void> {
  await requestLogout(shop.config)
  await afterLogout(shop)
}

/**
 * Starts a shop-as session of at most an hour with a customer's token, after removing the previous shopper's data (T12).
 * False when the token is unreadable, has expired or is refused by the service. Never rejects.
 */
export async function shopAs(shop: Shop, token: string): Promise<boolean> {
  const life = (readClaims(token)?.expires ?? 0) - Date.now() / 1000
  if (life <= 0) return false
  if (hasSession()) await signOut(shop)
  else await forgetShopper(shop)
  storeShopAsToken(token, life)
  await followSession(shop)
  const isKnown = shop.store.getState().auth.user !== null
  if (isKnown) announce(shop)
  return isKnown
}

/**
 * Changes the password; the new one is valid at once. `refused`: the current one was wrong, and the shopper is signed
 * out (R-ACCOUNT-07). Never rejects.
 */
export async function changePassword(
  shop: Shop,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<SignInResult> {
  const email = shop.store.getState().auth.user?.email ?? readUsername()
  const answer = await requestPasswordChange(shop.config, { email, password }, newPassword)
  if (answer.kind === 'refused') await signOut(shop)
  if (answer.kind !== 'tokens') return answer.kind
  storeTokens(answer.tokens, email, isRemembered())
  await followSession(shop)
  return 'done'
}
