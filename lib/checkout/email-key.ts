import { visibleText } from '@/lib/config/visible-text'

/** An e-mail address normalised for comparison: without invisible characters and outer spaces, in lower case. */
export const emailKey = (email: string): string => visibleText(email).toLowerCase()
