import { ApolloLink } from '@apollo/client/link'

/** Context of an operation. */
export type OperationContext = {
  /** Identifies an order attempt (T23). */
  idempotencyKey?: string
  headers?: Record<string, string>
  /** The service has refused the visitor's token: renews it, or makes the visitor a guest. Never rejects. */
  onRefused?: () => Promise<unknown>
}

/**
 * Sets accept, X-ApiKey, x-request-id and, if the context has a key, x-idempotency-key (R-GQL-02). The door
 * (`app/graphql/route.ts`) passes on only the headers in its `PASSED_ON`.
 */
export const headersLink = (apiKey: string): ApolloLink =>
  new ApolloLink((operation, forward) => {
    operation.setContext(({ headers, idempotencyKey }: OperationContext) => ({
      headers: {
        ...headers,
        accept: '*/*',
        'x-request-id': crypto.randomUUID(),
        ...(apiKey && { 'X-ApiKey': apiKey }),
        ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
      },
    }))
    return forward(operation)
  })
