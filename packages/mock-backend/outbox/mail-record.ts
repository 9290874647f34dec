import * as z from 'zod'

/** An e-mail that the backend has sent. Its text is made when it is read. */
export const mailSchema = z.object({
  id: z.string(),
  kind: z.enum(['welcome', 'reset', 'order']),
  to: z.string(),
  firstName: z.string(),
  market: z.enum(['fi', 'se', 'no', 'dk']),
  lang: z.enum(['fi', 'sv', 'nb', 'da']),
  /** Key in the link of a welcome or a reset. */
  key: z.string().nullable(),
  orderPublicId: z.string().nullable(),
  sentAt: z.number(),
})

export type MailRecord = z.infer<typeof mailSchema>

export const MOST_MAILS = 500
