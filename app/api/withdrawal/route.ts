import * as z from 'zod/mini'
import { formRoute } from '@/lib/http/form-route'
import { keysOf } from '@/lib/returns/answer-call'
import { statementSchema } from '@/lib/returns/statement'
import { takeStatement } from '@/lib/returns/take-statement'

const { name, order, lines } = statementSchema.shape

/**
 * Takes a statement of withdrawal (T36); answers `{ outcome: 'done', id, statedAt }`. Only the visitor is limited, by
 * `formRoute`: how many mails an address gets is up to the returns service, which takes every statement.
 */
export const POST = formRoute({
  name: 'withdrawal',
  schema: z.object({ name, order, lines, key: z.optional(z.string()) }),
  maxBody: 32 * 1024,
  submit: ({ site, email, fields: { key, ...statement }, headers }) =>
    takeStatement(site, { ...statement, email }, { ...keysOf(headers), idempotencyKey: key }),
})
