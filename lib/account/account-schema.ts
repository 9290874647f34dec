import * as z from 'zod/mini'
import { SHORTEST_PASSWORD } from '@/lib/config/constants'
import { emailSchema } from '@/lib/config/email-schema'
import { visibleText } from '@/lib/config/visible-text'

/** Why a field of signing in is not accepted: the key of its message. */
export type SignInProblem =
  | 'emailMissing'
  | 'emailInvalid'
  | 'passwordMissing'
  | 'passwordShort'
  | 'mismatch'
  | 'refused'
  | 'exists'
  | 'limited'
  | 'unreachable'

const problem = (key: SignInProblem): SignInProblem => key

/** R-VALID-01 */
const email = z.pipe(
  z.pipe(z.string(), z.transform(visibleText)),
  z.string().check(
    z.refine((text) => text !== '', { error: problem('emailMissing'), abort: true }),
    z.refine((text) => emailSchema.safeParse(text).success, problem('emailInvalid')),
  ),
)

/** A password that exists: it may be older than the rule for new ones. */
const knownPassword = z.string().check(z.minLength(1, problem('passwordMissing')))

/** R-VALID-01: at least 7 characters, and not spaces alone. */
const newPassword = z.string().check(
  z.refine((text) => text.trim() !== '', { error: problem('passwordMissing'), abort: true }),
  z.minLength(SHORTEST_PASSWORD, problem('passwordShort')),
)

type NewPassword = { newPassword: string; repeat: string }
const repeated = z.refine<NewPassword>((typed) => typed.newPassword === typed.repeat, {
  error: problem('mismatch'),
  path: ['repeat'],
})

export const loginSchema = z.object({ email, password: knownPassword, remember: z.boolean() })
export const forgotSchema = z.object({ email })
export const registerSchema = z
  .object({ email, newPassword, repeat: z.string(), newsletter: z.boolean() })
  .check(repeated)
export const resetSchema = z.object({ newPassword, repeat: z.string() }).check(repeated)
export const changePasswordSchema = z
  .object({ password: knownPassword, newPassword, repeat: z.string() })
  .check(repeated)
