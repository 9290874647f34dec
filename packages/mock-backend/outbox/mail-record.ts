import * as z from 'zod'

/** Mails about what happens after a delivery. */
export const RETURN_MAIL_KINDS = [
  'return-registered',
  'return-approved',
  'return-refused',
  'return-refunded',
  'withdrawal',
  'complaint',
  'complaint-accepted',
  'complaint-refused',
] as const

/** Mails about the way of an order to the shopper. */
const ORDER_STEP_KINDS = ['order-sent', 'order-delivered', 'order-cancelled'] as const

const MAIL_KINDS = ['welcome', 'reset', 'order', ...ORDER_STEP_KINDS, ...RETURN_MAIL_KINDS] as const

/** An e-mail that the backend has sent. Subject and text are rendered when the outbox is read. */
export const mailSchema = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  firstName: z.string(),
  market: z.enum(['fi', 'se', 'no', 'dk']),
  lang: z.enum(['fi', 'sv', 'nb', 'da']),
  /** One-time key in the link of a `welcome` or `reset` mail. */
  key: z.string().nullable(),
  orderPublicId: z.string().nullable(),
  /** What the mail is about: the number of a parcel, a return or a complaint, or the ids of statements of withdrawal, with blanks between. */
  reference: z.string().nullable().default(null),
  sentAt: z.number(),
})

export type MailRecord = z.infer<typeof mailSchema>
export type ReturnMailKind = (typeof RETURN_MAIL_KINDS)[number]
export type OrderStepKind = (typeof ORDER_STEP_KINDS)[number]
export type OrderMailKind = 'order' | OrderStepKind

export const MOST_MAILS = 500
