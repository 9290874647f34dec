import { ApolloLink } from '@apollo/client/link'
import { catchError, throwError } from 'rxjs'
import { toAppError } from '@/lib/apollo/to-app-error'

/** First link of the chain: turns errors of the other links into AppError. GraphQL errors pass as results. */
export const appErrorLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((error: unknown) => throwError(() => toAppError(error, operation.operationName))),
    ),
  )
