import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { toAppError } from '@/lib/apollo/to-app-error'
import type { AppError } from '@/lib/errors/app-error'

/** The error that a command throws when the commerce service refuses, with or without an error code. */
export const serviceRefusal = (code?: string): AppError =>
  toAppError(new CombinedGraphQLErrors({ errors: [{ message: 'refused', extensions: code ? { code } : {} }] }))
