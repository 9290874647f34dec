import * as z from 'zod/mini'
import { emailSchema } from '@/lib/config/email-schema'
import { typedText } from './typed-text'

/** Longest texts of a statement, in characters: those of the returns service. */
export const STATEMENT_LIMITS = { name: 100, order: 200, lines: 1000 } as const

const text = (longest: number, isRequired: boolean) =>
  z.pipe(
    z.pipe(z.string(), z.transform(typedText)),
    z.string().check(z.minLength(isRequired ? 1 : 0, 'required'), z.maxLength(longest, 'tooLong')),
  )

/** Pieces of an order that was open: `lines` names them in words. */
export const statedItems = z
  .array(
    z.object({
      lineId: z.string().check(z.minLength(1), z.maxLength(60)),
      quantity: z.int().check(z.minimum(1), z.maximum(999)),
    }),
  )
  .check(z.minLength(1), z.maxLength(50))

/**
 * Statement of withdrawal from a purchase (T36): name, order, e-mail address for the acknowledgement, and in `lines` the
 * items in the shopper's words, empty for the whole order. The law allows no other question.
 */
export const statementSchema = z.object({
  name: text(STATEMENT_LIMITS.name, true),
  order: text(STATEMENT_LIMITS.order, true),
  email: emailSchema,
  lines: text(STATEMENT_LIMITS.lines, false),
  items: z.optional(statedItems),
})
export type Statement = z.infer<typeof statementSchema>
