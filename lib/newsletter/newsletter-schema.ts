import * as z from 'zod/mini'
import { emailSchema } from '@/lib/config/email-schema'

/** What the sign-up form holds. The server applies the same rule to forms sent without script. */
export const newsletterSchema = z.object({ email: emailSchema })

export type NewsletterFields = z.infer<typeof newsletterSchema>
