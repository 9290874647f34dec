import { z } from 'zod/mini'
import { isEmail } from './newsletter-outcome'

/** What the sign-up form holds. The server applies the same rule to forms sent without script. */
export const newsletterSchema = z.object({ email: z.string().check(z.trim(), z.refine(isEmail)) })

export type NewsletterFields = z.infer<typeof newsletterSchema>
