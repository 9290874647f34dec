import { emailSchema } from '@/lib/config/email-schema'
import { visibleText } from '@/lib/config/visible-text'

/** An e-mail address normalised for comparison: without invisible characters and outer spaces, in lower case. */
export const emailKey = (email: string): string => visibleText(email).toLowerCase()

/** The e-mail normalised for comparison; '' while it is incomplete or invalid. */
export const validEmail = (email: string): string => (emailSchema.safeParse(email).success ? emailKey(email) : '')
