import * as z from 'zod/mini'
import { visibleText } from './visible-text'

/** Refuses punctuation pasted with an address, such as `<saga@mejl.se>,`. A domain has letters, digits and hyphens. */
const PATTERN = /^[^\s\p{Cc}@,;:<>()[\]"]+@([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u
/** Longest address that mail servers accept. */
const MAX_LENGTH = 254

/** A valid e-mail address, without invisible characters and surrounding whitespace (R-VALID-01). */
export const emailSchema = z.pipe(
  z.pipe(z.string(), z.transform(visibleText)),
  z.email({ pattern: PATTERN }).check(z.maxLength(MAX_LENGTH)),
)
