import { ApolloLink } from '@apollo/client/link'

export type HeaderSources = { apiKey: string; token?: () => string | null }

/** What an operation's context may carry: the key that makes an order attempt unique (T23). */
export type OperationContext = { idempotencyKey?: string; headers?: Record<string, string> }

/** accept, X-ApiKey, Authorization, x-request-id and, when the context has one, x-idempotency-key (R-GQL-02). */
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
