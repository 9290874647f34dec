import { createHmac, timingSafeEqual } from 'node:crypto'

/** Hex HMAC-SHA256 of a raw body; a text is encoded as UTF-8. */
export const sign = (body: string | Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** True for exactly 64 hex digits. `Buffer.from` would silently stop at the first other character. */
export const hasSignatureForm = (signature: string | null): signature is string =>
  signature !== null && /^[\da-f]{64}$/.test(signature)

/** Compares in constant time, so that response times reveal nothing about the right signature. */
export function isSignedBy(body: string | Uint8Array, signature: string | null, secret: string): boolean {
  if (!hasSignatureForm(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(body, secret), 'hex'))
}
