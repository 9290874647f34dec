import * as z from 'zod/mini'

const PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/
/** Longest address that mail servers accept. */
const MAX_LENGTH = 254

/** A valid e-mail address, without surrounding whitespace (R-VALID-01). */
export const emailSchema = z.pipe(
  z.string().check(z.trim()),
  z.email({ pattern: PATTERN }).check(z.maxLength(MAX_LENGTH)),
)
