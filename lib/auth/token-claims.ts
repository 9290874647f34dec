import { parseJsonBytes } from '@/lib/errors/parse-json'

/** What the shop reads of a token; the services verify it. Times in seconds since 1970. */
export type TokenClaims = { userId: string; email: string; expires: number; issued: number | null }

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const seconds = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** A claim's name can be an address: `…/claims/sid` means `sid`. */
const shortName = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

function payloadOf(token: string): Record<string, unknown> | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const payload = parseJsonBytes(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
    if (typeof payload !== 'object' || payload === null) return null
    return Object.fromEntries(Object.entries(payload).map(([name, value]) => [shortName(name), value]))
  } catch {
    return null
  }
}

/** The claims of a token (R-GUARD-08: no other is read); null when it cannot be read or says no end. */
export function readClaims(token: string): TokenClaims | null {
  const payload = payloadOf(token)
  const expires = seconds(payload?.exp)
  if (!payload || expires === null) return null
  return { userId: text(payload.sid), email: text(payload.name), expires, issued: seconds(payload.iat) }
}
