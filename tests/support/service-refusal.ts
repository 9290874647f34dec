import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { toAppError } from '@/lib/apollo/to-app-error'
import type { AppError } from '@/lib/errors/app-error'

/** What a command throws when the commerce service refuses with a code. */
export const serviceRefusal = (code?: string): AppError =>
  toAppError(new CombinedGraphQLErrors({ errors: [{ message: 'refused', extensions: code ? { code } : {} }] }))
