import * as z from 'zod/mini'
import { parseJson } from '@/lib/errors/parse-json'
import { formRoute } from '@/lib/http/form-route'
import { keysOf } from '@/lib/returns/answer-call'
import { statedItems, statementSchema } from '@/lib/returns/statement'
import { takeStatement } from '@/lib/returns/take-statement'

const { name, order, lines } = statementSchema.shape
/** As JSON. What is no list of pieces is left to the words of `lines`: nothing refuses a statement. */
const items = z.catch(z.optional(z.pipe(z.pipe(z.string(), z.transform(parseJson)), statedItems)), undefined)

/**
 * Takes a statement of withdrawal (T36); answers `{ outcome: 'done', id, statedAt }`. Only the visitor is limited, by
 * `formRoute`: how many mails an address gets is up to the returns service, which takes every statement.
 */
export const POST = formRoute({
  name: 'withdrawal',
  schema: z.object({ name, order, lines, items, key: z.optional(z.string()) }),
  maxBody: 32 * 1024,
  submit: ({ site, email, fields: { key, ...statement }, headers }) =>
    takeStatement(site, { ...statement, email }, { ...keysOf(headers), idempotencyKey: key }),
})
