import * as z from 'zod/mini'
import { emailSchema } from '@/lib/config/email-schema'
import { printedSize } from '@/lib/product/printed-size'
import { MOST_PHOTOS } from './photo-limits'
import { typedText } from './typed-text'

/** Most characters of a comment: those of the returns service. */
export const LONGEST_COMMENT = 500

/** Characters of a complaint's description: those of the returns service. */
export const DESCRIPTION = { least: 10, most: 4000 } as const

/** What a shopper may want for a faulty product. */
export const REMEDIES = ['repair', 'replacement', 'reduction', 'refund'] as const

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

/** A day in the market's time zone, such as `2026-12-05`. */
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const count = z.number()
const reason = z.nullable(z.enum(RETURN_REASONS))

/** '' for a product without sizes. */
const size = z.pipe(
  z.string(),
  z.transform((name) => printedSize(name) ?? ''),
)

const amounts = z.object({
  goods: count,
  campaigns: z.array(z.object({ name: z.string(), amount: count, isLost: z.boolean() })),
  delivery: count,
  paymentFee: count,
  total: count,
  vat: count,
  toPayment: count,
  toBalance: count,
})

const returned = z.object({
  number: z.string(),
  orderNumber: z.string(),
  kind: z.enum(['return', 'withdrawal']),
  status: z.enum(['registered', 'received', 'approved', 'partly-approved', 'refused', 'refunded', 'cancelled']),
  createdAt: z.string(),
  sendBefore: z.nullable(day),
  canCancel: z.boolean(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      name: z.string(),
      size,
      picture: z.nullable(z.string()),
      quantity: count,
      approved: z.nullable(count),
      exchange: z.nullable(z.object({ size: z.string() })),
    }),
  ),
  refundTo: z.enum(['payment', 'balance']),
  amounts,
  refusal: z.nullable(z.object({ code: z.string(), text: z.string() })),
  history: z.array(z.object({ status: z.string(), at: z.string() })),
})

/** A carrier's tracking link; null unless it is an https address. */
const carrierLink = z.catch(z.nullable(z.string().check(z.regex(/^https:\/\/[^\s/]+\.\S+$/i))), null)

/** Delivery state of an order, its method and its parcels. */
const delivery = z.object({
  state: z.enum(['received', 'packing', 'partly-sent', 'sent', 'delivered', 'cancelled']),
  method: z.string(),
  way: z.nullable(z.enum(['pickup', 'box', 'home'])),
  speed: z.enum(['normal', 'longer']),
  place: z.nullable(z.string()),
  parcels: z.array(
    z.object({
      number: z.string(),
      carrier: z.string(),
      trackingLink: carrierLink,
      sentAt: z.string(),
      lineIds: z.array(z.string()),
    }),
  ),
})

const line = z.object({
  lineId: z.string(),
  name: z.string(),
  size,
  colour: z.string(),
  picture: z.nullable(z.string()),
  path: z.string(),
  quantity: count,
  returnable: count,
  price: count,
  isGift: z.boolean(),
  needsSeal: z.boolean(),
  lastDay: z.nullable(day),
  reason: z.nullable(z.enum(['NOT_DELIVERED', 'WINDOW_CLOSED', 'ALL_RETURNED', 'CANCELLED'])),
  exchanges: z.array(z.object({ skuId: count, size: z.string() })),
})

const remedy = z.enum(REMEDIES)

const complaint = z.object({
  number: z.string(),
  lineIds: z.array(z.string()),
  description: z.string(),
  wish: remedy,
  photos: z.array(z.string()),
  createdAt: z.string(),
  status: z.enum(['received', 'accepted', 'refused']),
  remedy: z.nullable(remedy),
  refusal: z.nullable(z.object({ text: z.string() })),
  answeredAt: z.nullable(z.string()),
})

const order = z.object({
  orderNumber: z.string(),
  orderedAt: z.string(),
  deliveredAt: z.nullable(z.string()),
  lastDay: z.nullable(day),
  isOpen: z.boolean(),
  currency: z.string(),
  mayRefundToBalance: z.boolean(),
  delivery,
  lines: z.array(line),
  returns: z.array(returned),
  complaints: z.array(complaint),
})

const orderHead = z.object({
  orderNumber: z.string(),
  orderedAt: z.string(),
  deliveredAt: z.nullable(z.string()),
  lastDay: z.nullable(day),
  isOpen: z.boolean(),
  pieces: count,
})

const orderNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
const comment = z.pipe(
  z.pipe(z.string(), z.transform(typedText)),
  z.pipe(
    z.string().check(z.maxLength(LONGEST_COMMENT)),
    z.transform((text) => text || null),
  ),
)

const lineId = z.string().check(z.minLength(1), z.maxLength(60))

const complaintRequest = z.object({
  lineIds: z.array(lineId).check(z.minLength(1), z.maxLength(50)),
  description: z.pipe(
    z.pipe(z.string(), z.transform(typedText)),
    z.string().check(z.minLength(DESCRIPTION.least), z.maxLength(DESCRIPTION.most)),
  ),
  wish: remedy,
  photos: z.array(z.string().check(z.regex(/^[\w-]{16,64}$/))).check(z.maxLength(MOST_PHOTOS)),
})

const request = z.object({
  lines: z
    .array(
      z.object({
        lineId,
        quantity: z.int().check(z.minimum(1), z.maximum(999)),
        reason,
        comment,
        exchangeSkuId: z.nullable(z.int()),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
  refundTo: z.enum(['payment', 'balance']),
})

const numbered = z.object({ number: z.string().check(z.regex(/^[\w-]{1,40}$/)) })

/**
 * What the browser asks the shop's server about returns, below `/api/returns/`, and what that answers; amounts are in
 * minor units of the order's currency. Both follow `docs/returns-service.md` (T36).
 */
export const RETURN_CALLS = {
  find: {
    input: z.union([
      z.strictObject({ orderNumber, email: emailSchema }),
      z.strictObject({ orderNumber }),
      z.strictObject({ link: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    ]),
    answer: z.object({ access: z.string(), accessUntil: z.string(), order }),
  },
  orders: { input: z.object({}), answer: z.object({ orders: z.array(orderHead) }) },
  order: { input: z.object({}), answer: order },
  preview: { input: request, answer: amounts },
  register: { input: request, answer: returned },
  complain: { input: complaintRequest, answer: complaint },
  read: { input: numbered, answer: returned },
  cancel: { input: numbered, answer: returned },
  label: {
    input: numbered,
    answer: z.object({ carrier: z.string(), code: z.string(), qr: z.string(), sendBefore: day }),
  },
} as const

export type ReturnCall = keyof typeof RETURN_CALLS
export type ReturnInput<Name extends ReturnCall> = z.input<(typeof RETURN_CALLS)[Name]['input']>
export type ReturnAnswer<Name extends ReturnCall> = z.output<(typeof RETURN_CALLS)[Name]['answer']>

export type ReturnOrder = z.output<typeof order>
export type ReturnOrderHead = z.output<typeof orderHead>
export type OrderDelivery = z.output<typeof delivery>
export type ReturnableLine = z.output<typeof line>
export type RegisteredReturn = z.output<typeof returned>
export type Complaint = z.output<typeof complaint>
export type ReturnAmounts = z.output<typeof amounts>

/** Why a call failed, as far as the shopper can do something about it. */
export const RETURN_PROBLEMS = [
  'notFound',
  'linkOver',
  'badLink',
  'closed',
  'signedOut',
  'limited',
  'lineChanged',
  'windowClosed',
  'sizeGone',
  'noBalance',
  'notCancellable',
  'noLabel',
  'photoGone',
  'invalid',
  'failed',
] as const
export type ReturnProblem = (typeof RETURN_PROBLEMS)[number]

/** Headers of the shop's own route. */
export const RETURN_ACCESS = 'x-return-access'
/** Market and language of an upload, as `se/sv`: they are known before its body. */
export const RETURN_SITE = 'x-return-site'
export const RETURN_KEY = 'idempotency-key'
