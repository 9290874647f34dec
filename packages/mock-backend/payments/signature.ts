import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA-256 of a message in hex: how a provider signs what it tells the backend. */
export const signatureOf = (body: string, secret: Buffer): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** Whether a message comes from who knows the secret; takes the same time wherever the signatures differ. */
export function isSigned(body: string, signature: string, secret: Buffer): boolean {
  const given = Buffer.from(signature)
  const expected = Buffer.from(signatureOf(body, secret))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
