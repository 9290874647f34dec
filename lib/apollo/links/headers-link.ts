import { ApolloLink } from '@apollo/client/link'

export type HeaderSources = { apiKey: string; token?: () => string | null }

/** Context of an operation; `idempotencyKey` identifies an order attempt (T23). */
export type OperationContext = { idempotencyKey?: string; headers?: Record<string, string> }

/** Sets accept, X-ApiKey, Authorization, x-request-id and, if the context has a key, x-idempotency-key (R-GQL-02). */
export const headersLink = ({ apiKey, token }: HeaderSources): ApolloLink =>
  new ApolloLink((operation, forward) => {
    operation.setContext(({ headers, idempotencyKey }: OperationContext) => {
      const bearer = token?.()
      return {
        headers: {
          ...headers,
          accept: '*/*',
          'x-request-id': crypto.randomUUID(),
          ...(apiKey && { 'X-ApiKey': apiKey }),
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
          ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
        },
      }
    })
    return forward(operation)
  })
