import type { ApolloLink } from '@apollo/client/link'
import { RetryLink } from '@apollo/client/link/retry'
import { backoffDelay } from './backoff'
import { isMutation } from './operation-kind'
import { NetworkError } from './transport-link'

const MAX_ATTEMPTS = 4

/** Repeats queries that never reached the service; a mutation may have been carried out and is not repeated (R-GQL-16). */
export const retryLink = (): ApolloLink =>
  new RetryLink({
    delay: (count) => backoffDelay(count),
    attempts: (count, operation, error) =>
      count < MAX_ATTEMPTS && error instanceof NetworkError && !isMutation(operation),
  })
