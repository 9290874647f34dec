import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** Life of what `POST /orders/find` answers, ms. */
export const ACCESS_LIFE = 30 * 60 * 1000
/** Life of a link in a mail, ms. */
export const LINK_LIFE = 90 * 24 * 60 * 60 * 1000

/** Known to everybody, for shops that run on the developer's machine. */
export const LOCAL_RETURN_SECRETS = { service: 'kajo-local-returns-secret', link: 'kajo-local-link-secret' }

const ticketSchema = z.strictObject({
  use: z.enum(['link', 'access']),
  market: z.enum(['fi', 'se', 'no', 'dk']),
  /** Public id of the order. */
  order: z.string().max(100),
  /** Epoch s. */
  expires: z.int(),
})

/** What opens one order: a link in a mail, or the access that follows from it. */
export type Ticket = z.infer<typeof ticketSchema>

/** Also keeps the signatures apart from others that are made with the same secret. */
const signatureOf = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`kajo-returns.${payload}`).digest()

/** `payload.signature`, both base64url. */
export function signTicket(ticket: Ticket, secret: string): string {
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`
}

function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** The content of a ticket, also of one that is over; null unless it is signed with the secret. */
export function readTicket(text: string, secret: string): Ticket | null {
  const [payload = '', signature = '', ...more] = text.split('.')
  const expected = signatureOf(payload, secret)
  const given = Buffer.from(signature, 'base64url')
  // Base64 has several spellings of the same bytes; only the one that was given is accepted.
  const isSame = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isSame || more.length > 0 || expected.toString('base64url') !== signature) return null
  return ticketSchema.safeParse(parsePayload(payload)).data ?? null
}

/** Whether a ticket is over. `now` in epoch ms. */
export const isOver = ({ expires }: Ticket, now: number): boolean => expires * 1000 <= now
