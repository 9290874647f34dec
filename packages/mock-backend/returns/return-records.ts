import * as z from 'zod'

const market = z.enum(['fi', 'se', 'no', 'dk'])
const lang = z.enum(['fi', 'sv', 'nb', 'da'])

export const RETURN_REASONS = [
  'too-small',
  'too-large',
  'not-as-expected',
  'faulty',
  'wrong-item',
  'too-late',
  'changed-mind',
  'other',
] as const

/** Why pieces of a return are refused. */
export const REFUSALS = ['worn', 'damaged', 'incomplete', 'seal-broken', 'not-received'] as const

export const RETURN_STATUSES = [
  'registered',
  'received',
  'approved',
  'partly-approved',
  'refused',
  'refunded',
  'cancelled',
] as const

/** Amounts of a refund, minor units including VAT. */
const amountsSchema = z.object({
  /** Returned pieces at their prices before cart campaigns. */
  goods: z.number(),
  /** Discount of each cart campaign that the return reduces; `isLost`: its condition no longer holds. */
  campaigns: z.array(z.object({ campaignId: z.number(), amount: z.number(), isLost: z.boolean() })),
  delivery: z.number(),
  paymentFee: z.number(),
  total: z.number(),
  vat: z.number(),
  toPayment: z.number(),
  toBalance: z.number(),
})

const returnLineSchema = z.object({
  lineId: z.string(),
  skuId: z.number(),
  quantity: z.number(),
  /** Number of pieces that the warehouse has approved; null before the inspection. */
  approved: z.number().nullable(),
  reason: z.enum(RETURN_REASONS).nullable(),
  comment: z.string().nullable(),
  exchangeSkuId: z.number().nullable(),
})

/** The request that created a record; a repeated one returns this record. */
const request = z.object({ key: z.string(), hash: z.string() })

/** A return of lines of an order, registered by the shopper or made for a withdrawal. */
export const returnSchema = z.object({
  number: z.string(),
  kind: z.enum(['return', 'withdrawal']),
  orderPublicId: z.string(),
  lang,
  createdAt: z.number(),
  lines: z.array(returnLineSchema),
  refundTo: z.enum(['payment', 'balance']),
  status: z.enum(RETURN_STATUSES),
  history: z.array(z.object({ status: z.enum(RETURN_STATUSES), at: z.number() })),
  refusal: z.enum(REFUSALS).nullable(),
  /** As it was expected when the return was registered. */
  estimate: amountsSchema,
  /** The newest: an estimate until the status is `refunded`. */
  amounts: amountsSchema,
  request: request.nullable(),
})

/** A statement that withdraws from a purchase, as it was sent. */
export const statementSchema = z.object({
  id: z.string(),
  name: z.string(),
  order: z.string(),
  email: z.string(),
  lines: z.string().nullable(),
  items: z.array(z.object({ lineId: z.string(), quantity: z.number() })).nullable(),
  /** The order that the request was allowed to open; null when it named one in words only. */
  orderPublicId: z.string().nullable(),
  market,
  lang,
  statedAt: z.number(),
  receivedAt: z.number(),
  /** When an order was looked for; null until then. */
  handledAt: z.number().nullable(),
  returnNumber: z.string().nullable(),
  /** When its acknowledgement was mailed; null while that waits. Those in older state files have been mailed. */
  mailedAt: z.number().nullable().default(0),
  request,
})

/** What a shopper wants for a faulty product, and what she gets. */
export const REMEDIES = ['repair', 'replacement', 'reduction', 'refund'] as const

/** Why a complaint is refused. */
export const COMPLAINT_REFUSALS = ['no-fault', 'wear', 'handling', 'too-late'] as const

export const complaintSchema = z.object({
  number: z.string(),
  orderPublicId: z.string(),
  lang,
  createdAt: z.number(),
  lineIds: z.array(z.string()),
  description: z.string(),
  photos: z.array(z.string()),
  // those below are missing in older state files
  wish: z.enum(REMEDIES).default('refund'),
  status: z.enum(['received', 'accepted', 'refused']).default('received'),
  /** What she gets; null until it is accepted. */
  remedy: z.enum(REMEDIES).nullable().default(null),
  refusal: z.enum(COMPLAINT_REFUSALS).nullable().default(null),
  answeredAt: z.number().nullable().default(null),
  request,
})

/** A photo that was uploaded; its file has the id as name. */
export const photoSchema = z.object({
  id: z.string(),
  createdAt: z.number(),
  /** Number of the complaint that has it; null before. */
  complaint: z.string().nullable(),
})

export type ReturnRecord = z.infer<typeof returnSchema>
export type ReturnLine = ReturnRecord['lines'][number]
export type ReturnStatus = ReturnRecord['status']
export type Amounts = ReturnRecord['amounts']
export type StatementRecord = z.infer<typeof statementSchema>
export type ComplaintRecord = z.infer<typeof complaintSchema>
export type PhotoRecord = z.infer<typeof photoSchema>
