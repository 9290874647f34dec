import * as z from 'zod'
import { REMEDIES, RETURN_REASONS } from './return-records'

/** Bodies of the returns service. */
const MOST_LINES = 50

const lineId = z.string().min(1).max(60)
const quantity = z.int().min(1).max(999)

const hasNoControls = (text: string): boolean => !/[^\P{Cc}\n\r\t]/u.test(text)

/** Text as a shopper types it. */
const typed = (most: number) => z.string().trim().max(most).refine(hasNoControls)

/** Letters of every language, before the `@` and in the domain: a statement must not be lost because of its address. */
const ADDRESS = /^[^\s\p{Cc}@,;:<>()[\]"]+@([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u

const isEachOnce = (ids: string[]): boolean => new Set(ids).size === ids.length

export const findSchema = z.union([
  z.strictObject({ link: z.string().max(2000) }),
  z.strictObject({ orderNumber: z.string().max(40), email: z.string().max(254) }),
  z.strictObject({ orderNumber: z.string().max(40) }),
])

const linesSchema = z
  .array(
    z.strictObject({
      lineId,
      quantity,
      reason: z.enum(RETURN_REASONS).nullable().default(null),
      comment: typed(500).nullable().default(null),
      exchangeSkuId: z.int().nullable().default(null),
    }),
  )
  .min(1)
  .max(MOST_LINES)
  .refine((lines) => isEachOnce(lines.map((line) => line.lineId)))

export const returnRequestSchema = z.strictObject({
  lines: linesSchema,
  refundTo: z.enum(['payment', 'balance']).default('payment'),
})

const id = z.string().regex(/^[\w-]{16,64}$/)

export const complaintRequestSchema = z.strictObject({
  lineIds: z.array(lineId).min(1).max(MOST_LINES).refine(isEachOnce),
  description: typed(4000).min(10),
  wish: z.enum(REMEDIES),
  photos: z.array(id).max(4).refine(isEachOnce).default([]),
})

const statementFields = z.strictObject({
  name: typed(100).min(1),
  order: typed(200).min(1),
  email: z.email({ pattern: ADDRESS }).max(254),
  lines: typed(1000)
    .nullable()
    .default(null)
    .transform((text) => text || null),
  items: z
    .array(z.strictObject({ lineId, quantity }))
    .min(1)
    .max(MOST_LINES)
    .refine((items) => isEachOnce(items.map((item) => item.lineId)))
    .nullable()
    .default(null),
  statedAt: z.iso.datetime().nullable().default(null),
})

/** Chosen lines are also named in words, because the acknowledgement repeats those. */
export const statementRequestSchema = statementFields.refine(({ items, lines }) => items === null || lines !== null, {
  path: ['lines'],
})

export const idempotencyKeySchema = id

export type ReturnRequest = z.infer<typeof returnRequestSchema>
export type ComplaintRequest = z.infer<typeof complaintRequestSchema>
export type StatementRequest = z.infer<typeof statementRequestSchema>
