import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signature of a provider's message: HMAC-SHA-256 in hex. */
export const signatureOf = (body: string, secret: Buffer): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** Whether a signature is right; compares in constant time. */
export function isSigned(body: string, signature: string, secret: Buffer): boolean {
  const given = Buffer.from(signature)
  const expected = Buffer.from(signatureOf(body, secret))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
