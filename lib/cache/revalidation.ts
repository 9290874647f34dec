import * as z from 'zod'
import { parseJsonBytes } from '@/lib/errors/parse-json'
import { isSignedBy } from '@/lib/http/signature'
import { canonicalTag } from './policy'

/** Maximum difference of a message's time from now, in ms: older messages may be replays. */
export const MESSAGE_LIFE = 300_000
const MAX_TAGS = 100
const MAX_TAG_LENGTH = 256

/** Half a surrogate pair cannot be encoded as a tag. */
const isWellFormed = (tag: string): boolean => !/\p{Surrogate}/u.test(tag)

/** `timestamp` in milliseconds since 1970. */
const messageSchema = z.object({
  tags: z.array(z.string().min(1).max(MAX_TAG_LENGTH).refine(isWellFormed)).min(1).max(MAX_TAGS),
  timestamp: z.number().int(),
})

export type JudgedMessage = { status: 200; tags: string[] } | { status: 400 | 401; error: string }

/** Checks a message of the backend: 401 for a wrong signature or time, 400 for a wrong form, else canonical tags. */
export function judgeRevalidation(body: Uint8Array, signature: string, secret: string, now: number): JudgedMessage {
  if (!isSignedBy(body, signature, secret)) return { status: 401, error: 'signature does not match' }
  const message = messageSchema.safeParse(parseJsonBytes(body))
  if (!message.success) return { status: 400, error: 'expected { tags: string[], timestamp: number }' }
  if (Math.abs(now - message.data.timestamp) > MESSAGE_LIFE)
    return { status: 401, error: 'timestamp is too far from now' }
  return { status: 200, tags: [...new Set(message.data.tags.map(canonicalTag))] }
}
