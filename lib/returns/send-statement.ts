import 'server-only'
import * as z from 'zod/mini'
import type { Site } from '@/lib/market/site'
import type { CallKeys } from './answer-call'
import { askReturns } from './ask-returns'
import { statementSchema } from './statement'

/** A statement with its time (ISO 8601) and the key under which it is sent, however often. */
export const keptSchema = z.object({
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  market: z.string(),
  lang: z.string(),
  statedAt: z.string(),
  statement: statementSchema,
})
export type KeptStatement = z.infer<typeof keptSchema>

const receiptSchema = z.object({ id: z.string(), statedAt: z.string() })
/** The service's proof of a statement: its id and when it was made. */
export type Receipt = z.infer<typeof receiptSchema>

/** Code of the service when it has a statement with this key that differs from the one sent. */
export const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED'

/**
 * Sends a statement to the returns service, which acknowledges it by mail. `proofs` is null for a statement that was
 * kept on disk, which is sent with the time it was made. A new statement is sent without a time, so that a repeated press
 * sends the same request. Throws ReturnsError.
 */
export const sendStatement = (
  site: Site,
  { key, statedAt, statement }: KeptStatement,
  proofs: Pick<CallKeys, 'access' | 'customerToken'> | null,
): Promise<Receipt> => {
  const { lines, items, ...rest } = statement
  return askReturns(site, receiptSchema, {
    path: 'withdrawals',
    body: { ...rest, ...(lines && { lines, ...(items && { items }) }), ...(proofs === null && { statedAt }) },
    idempotencyKey: key,
    ...proofs,
  })
}
