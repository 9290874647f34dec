import { z } from 'zod'
import { isSignedBy } from '@/lib/http/signature'
import { canonicalTag } from './policy'

/** Older messages may be replays. */
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

export type Verdict = { status: 200; tags: string[] } | { status: 400 | 401; error: string }

function parseMessage(body: Uint8Array): z.infer<typeof messageSchema> | null {
  try {
    // A byte order mark stays in the text, where it is no JSON.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    return messageSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Judges a message of the backend: 401 unsigned or too old, 400 malformed, else its tags. */
export function judgeRevalidation(body: Uint8Array, signature: string, secret: string, now: number): Verdict {
  if (!isSignedBy(body, signature, secret)) return { status: 401, error: 'signature does not match' }
  const message = parseMessage(body)
  if (!message) return { status: 400, error: 'expected { tags: string[], timestamp: number }' }
  if (Math.abs(now - message.timestamp) > MESSAGE_LIFE) return { status: 401, error: 'timestamp is too far from now' }
  return { status: 200, tags: [...new Set(message.tags.map(canonicalTag))] }
}
