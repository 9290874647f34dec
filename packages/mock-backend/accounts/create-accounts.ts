import { createRateLimit } from '#commerce/http/rate-limit'
import type { ShopState } from '#commerce/shop-state'
import { readAccessToken, signAccessToken } from './access-token'
import type { CustomerRecord, SessionRecord } from './account-records'
import { createChallenges } from './challenges'
import { createLockout } from './lockout'
import { createSessions, tokenSecretOf } from './sessions'

const MINUTE = 60 * 1000

/** Life of an access token, seconds. */
export const TOKEN_LIFE = 15 * 60
/** Life of the token with which a colleague shops for a customer, seconds (T12). */
const SHOP_AS_LIFE = 60 * 60
/** Life of a refresh token of a customer who wants to be remembered, ms. */
const REMEMBERED = 7 * 24 * 60 * MINUTE

type Parts = { state: ShopState; clock: () => number; tokenLife: number }

/** Accounts of customers: who they are, their passwords, sessions and tokens. `tokenLife` in seconds. */
export function createAccounts({ state, clock, tokenLife }: Parts) {
  const challenges = createChallenges(clock)
  const lockout = createLockout(clock)
  const sessions = createSessions(state, clock)
  const rate = createRateLimit(clock, MINUTE)
  const mailRate = createRateLimit(clock, 15 * MINUTE)
  const settings = { tokenLife }

  const byId = (id: number): CustomerRecord | null => state.data.customers[id] ?? null
  const byEmail = (email: string): CustomerRecord | null =>
    Object.values(state.data.customers).find((customer) => customer.email === email) ?? null

  const accessToken = (customer: CustomerRecord, sessionId: string | null, life: number): Promise<string> => {
    const expires = Math.floor(clock() / 1000) + life
    return signAccessToken(customer, { secret: tokenSecretOf(state), sessionId, expires })
  }

  return {
    challenges,
    lockout,
    sessions,
    /** Calls by address of the client. */
    rate,
    /** Mails by address. */
    mailRate,
    settings,
    byId,
    byEmail,
    /** Starts a session; `lifetime` of its refresh tokens in ms, by default and at most seven days (R-AUTH-05). */
    startSession: (customer: CustomerRecord, lifetime = REMEMBERED): SessionRecord =>
      sessions.start(customer.id, Math.min(lifetime, REMEMBERED)),
    /** Access token and its life in seconds. */
    async tokenOf(customer: CustomerRecord, session: SessionRecord): Promise<{ token: string; maxAge: number }> {
      const maxAge = settings.tokenLife
      return { token: await accessToken(customer, session.id, maxAge), maxAge }
    },
    shopAsToken: (customer: CustomerRecord): Promise<string> => accessToken(customer, null, SHOP_AS_LIFE),
    /** The customer of an access token; null when it is forged or expired, or its session or account has ended. */
    async customerOf(token: string): Promise<CustomerRecord | null> {
      const claims = await readAccessToken(token, tokenSecretOf(state), clock())
      if (!claims) return null
      const { customerId, sessionId } = claims
      if (sessionId !== null && sessions.find(sessionId)?.customerId !== customerId) return null
      return byId(customerId)
    },
    /** Forgets challenges and failed sign-ins, and restores the life of tokens. */
    reset(): void {
      challenges.reset()
      lockout.reset()
      rate.reset()
      mailRate.reset()
      settings.tokenLife = tokenLife
    },
  }
}
