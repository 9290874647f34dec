import { ServerError } from '@apollo/client/errors'
import { ApolloLink } from '@apollo/client/link'
import { catchError, from, switchMap, throwError } from 'rxjs'
import { readToken, refuseToken } from '@/lib/auth/session'
import type { OperationContext } from './headers-link'
import { isMutation } from './operation-kind'

/**
 * Sends the token of the visitor (R-GQL-02). After status 401 the operation is repeated once: with the token that
 * another tab has stored meanwhile, else with a renewed one (`onRefused` of the context). Without one the visitor is a
 * guest from now on: a query is repeated, a mutation is not, because it would be carried out for nobody.
 */
export const sessionLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const send = (token: string | null) => {
      operation.setContext(({ headers }: OperationContext) => {
        const { Authorization: _, ...others } = headers ?? {}
        return { headers: token === null ? others : { ...others, Authorization: `Bearer ${token}` } }
      })
      return forward(operation)
    }
    const token = readToken()
    if (token === null) return send(null)
    return send(token).pipe(
      catchError((error: unknown) => {
        if (!ServerError.is(error) || error.statusCode !== 401) return throwError(() => error)
        const { onRefused } = operation.getContext() as OperationContext
        refuseToken(token)
        const renewed = readToken() === null && onRefused ? onRefused() : Promise.resolve()
        return from(renewed).pipe(
          switchMap(() => {
            const next = readToken()
            return next === null && isMutation(operation) ? throwError(() => error) : send(next)
          }),
        )
      }),
    )
  })
