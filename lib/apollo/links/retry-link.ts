import type { ApolloLink } from '@apollo/client/link'
import { RetryLink } from '@apollo/client/link/retry'
import { NetworkError, TimeoutError } from '@/lib/apollo/fetch-with-timeout'
import { backoffDelay } from './backoff'
import { isMutation } from './operation-kind'

const MAX_ATTEMPTS = 4

/**
 * Repeats queries that never reached the service (R-GQL-16). A mutation may have been carried out and is not repeated;
 * nor is what a silent service let wait, or whoever asked would wait that long four times over.
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
