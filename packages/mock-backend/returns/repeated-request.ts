import { createHash } from 'node:crypto'
import { ServiceError } from './service-error'

/** The idempotency key of a request and the hash of what it asks. */
export type KeyedRequest = { key: string; hash: string }

/** `content`: the body and the order it is about. */
export const keyedRequest = (key: string, content: unknown): KeyedRequest => ({
  key,
  hash: createHash('sha256').update(JSON.stringify(content)).digest('base64'),
})

/** The record that a request has made already; undefined when it is new. Throws IDEMPOTENCY_KEY_REUSED. */
export function recordOfRequest<R extends { request: KeyedRequest | null }>(
  records: Record<string, R>,
  { key, hash }: KeyedRequest,
): R | undefined {
  const known = Object.values(records).find(({ request }) => request?.key === key)
  if (known && known.request?.hash !== hash)
    throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'the key belongs to another request')
  return known
}
