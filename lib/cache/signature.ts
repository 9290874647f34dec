import { createHmac, timingSafeEqual } from 'node:crypto'

/** Hex HMAC-SHA256 of a raw body. */
export const sign = (body: string, secret: string): string => createHmac('sha256', secret).update(body).digest('hex')

/** Compares in constant time, so that the time of the answer tells nothing about the right signature. */
export function isSignedBy(body: string, signature: string | null, secret: string): boolean {
  const expected = Buffer.from(sign(body, secret), 'hex')
  const given = Buffer.from(signature ?? '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
