import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { ShopState } from '#commerce/shop-state'
import type { SessionRecord } from './account-records'

/** How long the refresh token before the newest is answered with the newest, ms (T33). */
const GRACE = 30_000
const MOST_OF_CUSTOMER = 20

/** The secret that signs access and refresh tokens; created on the first use. */
export function tokenSecretOf(state: ShopState): Buffer {
  if (state.data.tokenSecret === null) state.commit({ tokenSecret: randomBytes(32).toString('base64') })
  return Buffer.from(state.data.tokenSecret ?? '', 'base64')
}

/** Sessions of customers and their refresh tokens, `{session}.{number}.{signature}`. `clock` returns epoch ms. */
export function createSessions(state: ShopState, clock: () => number) {
  const signature = (id: string, counter: number): string =>
    createHmac('sha256', tokenSecretOf(state)).update(`refresh ${id} ${counter}`).digest('base64url')
  const tokenOf = ({ id, counter }: SessionRecord): string => `${id}.${counter}.${signature(id, counter)}`
  const idsOf = (customerId: number): string[] =>
    Object.values(state.data.sessions)
      .filter((session) => session.customerId === customerId)
      .sort((a, b) => a.rotatedAt - b.rotatedAt)
      .map(({ id }) => id)

  /** A session that has not ended. */
  const find = (id: string): SessionRecord | null => {
    const { sessions } = state.data
    const session = Object.hasOwn(sessions, id) ? sessions[id] : undefined
    return session && session.expiresAt > clock() ? session : null
  }

  /** The session of a genuine refresh token and the token's number; null for any other text. */
  const read = (token: string): { session: SessionRecord; counter: number } | null => {
    const [id = '', number = '', given = ''] = token.split('.')
    const counter = Number(number)
    const [signed, expected] = [Buffer.from(given), Buffer.from(signature(id, counter))]
    const isGenuine = signed.length === expected.length && timingSafeEqual(signed, expected)
    const session = isGenuine ? find(id) : null
    return session && { session, counter }
  }

  const end = (ids: string[]): void => {
    if (ids.length > 0) state.commit({ sessionsGone: ids })
  }

  return {
    find,
    tokenOf,
    /** Starts a session; the oldest of a customer who has too many is ended. `lifetime` of each refresh token in ms. */
    start(customerId: number, lifetime: number): SessionRecord {
      const now = clock()
      const session = { id: randomUUID(), customerId, counter: 1, rotatedAt: now, lifetime, expiresAt: now + lifetime }
      state.commit({ session, sessionsGone: idsOf(customerId).slice(0, -(MOST_OF_CUSTOMER - 1)) })
      return session
    },
    /**
     * Replaces a refresh token by the next one. The token before the newest gets the newest again for 30 s, because two
     * tabs may refresh at once; any other former token ends the session (T33). Null for a token without a session.
     */
    rotate(token: string): SessionRecord | null {
      const known = read(token)
      if (!known) return null
      const { session, counter } = known
      const now = clock()
      if (counter === session.counter) {
        const next = { ...session, counter: counter + 1, rotatedAt: now, expiresAt: now + session.lifetime }
        state.commit({ session: next })
        return next
      }
      if (counter === session.counter - 1 && now - session.rotatedAt <= GRACE) return session
      end([session.id])
      return null
    },
    /** Life of the refresh tokens of a session, ms; undefined for a token without a session. */
    lifetimeOf: (token: string): number | undefined => read(token)?.session.lifetime,
    /** Ends the session of a refresh token. */
    end(token: string): void {
      const known = read(token)
      if (known) end([known.session.id])
    },
    endAll: (customerId: number): void => end(idsOf(customerId)),
  }
}
