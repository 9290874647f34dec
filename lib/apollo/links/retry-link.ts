import type { ApolloLink } from '@apollo/client/link'
import { RetryLink } from '@apollo/client/link/retry'
import { NetworkError, TimeoutError } from '@/lib/apollo/fetch-with-timeout'
import { backoffDelay } from './backoff'
import { isMutation } from './operation-kind'

const MAX_ATTEMPTS = 4

/**
 * Repeats queries that did not reach the service (R-GQL-16). Not repeated: a mutation, which may have been carried out,
 * and a query that timed out, because the caller would wait for four timeouts.
 */
export const retryLink = (): ApolloLink =>
  new RetryLink({
    delay: (count) => backoffDelay(count),
    attempts: (count, operation, error) =>
      count < MAX_ATTEMPTS &&
      error instanceof NetworkError &&
      !(error instanceof TimeoutError) &&
      !isMutation(operation),
  })
