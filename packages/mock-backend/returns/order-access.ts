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

/** Signed permission to read one order: in the link of a mail, or as the access token that the service answers. */
export type Ticket = z.infer<typeof ticketSchema>

/** The prefix separates these signatures from others made with the same secret. */
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

/** Verifies the signature of a ticket and returns its content, else null. The expiry is checked by `isExpired`. */
export function readTicket(text: string, secret: string): Ticket | null {
  const [payload = '', signature = '', ...more] = text.split('.')
  const expected = signatureOf(payload, secret)
  const given = Buffer.from(signature, 'base64url')
  // Several base64 texts decode to the same bytes; only the canonical one is accepted.
  const isSame = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isSame || more.length > 0 || expected.toString('base64url') !== signature) return null
  return ticketSchema.safeParse(parsePayload(payload)).data ?? null
}

/** `now` in epoch ms. */
export const isExpired = ({ expires }: Ticket, now: number): boolean => expires * 1000 <= now
