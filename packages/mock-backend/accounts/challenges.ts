import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'

/** Life of a challenge with its signature, ms. */
const LIFE = 2 * 60 * 1000
const MOST = 10_000

/** What the sign endpoint answers and a browser sends back unchanged (R-AUTH-03). */
export const signatureSchema = z.object({
  identity: z.string().max(200),
  signature: z.string().max(200),
  timestamp: z.string().max(40),
})

type Signature = z.infer<typeof signatureSchema>
type Challenge = { email: string; expiresAt: number; signed: Signature | null }

/** URL-safe, because clients put it into an address without encoding it. */
const newKey = (): string => randomBytes(32).toString('base64url')

/** Challenges of the sign-in: each belongs to one name, is signed once and redeemed once. `clock` returns epoch ms. */
export function createChallenges(clock: () => number) {
  const challenges = new LRUCache<string, Challenge>({ max: MOST })
  const find = (identity: string): Challenge | null => {
    const challenge = challenges.get(identity)
    return challenge && challenge.expiresAt > clock() ? challenge : null
  }
  return {
    create(email: string): string {
      const identity = newKey()
      challenges.set(identity, { email, expiresAt: clock() + LIFE, signed: null })
      return identity
    },
    /** Null for a challenge that is unknown, expired or signed already. */
    sign(identity: string): Signature | null {
      const challenge = find(identity)
      if (!challenge || challenge.signed) return null
      challenge.signed = { identity, signature: newKey(), timestamp: new Date(clock()).toISOString() }
      return challenge.signed
    },
    /** Whether a signature was given for this name; it cannot be redeemed again. */
    redeem({ identity, signature, timestamp }: Signature, email: string): boolean {
      const challenge = find(identity)
      challenges.delete(identity)
      const signed = challenge?.email === email ? challenge.signed : null
      return signed?.signature === signature && signed.timestamp === timestamp
    },
    reset: (): void => challenges.clear(),
  }
}
