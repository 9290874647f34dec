import { ApolloLink } from '@apollo/client/link'
import { BaseHttpLink } from '@apollo/client/link/http'
import { fetchWithTimeout } from '@/lib/apollo/fetch-with-timeout'
import { isMutation } from './operation-kind'

type HttpOptions = {
  url: string
  /** Timeout of queries in ms. */
  timeout: number
  /** Timeout of mutations in ms, by default `timeout`. After a timeout the mutation may still have been carried out. */
  mutationTimeout?: number
}

/** Last link of the chain: posts operations to `url` as JSON (R-GQL-01). */
export function httpLink({ url, timeout, mutationTimeout = timeout }: HttpOptions): ApolloLink {
  // R-GQL-03: the ids of market and language are sent with every operation, whether it declares them or not
  const linkWith = (limit: number) =>
    new BaseHttpLink({ uri: url, fetch: fetchWithTimeout(limit), includeUnusedVariables: true })
  return ApolloLink.split(isMutation, linkWith(mutationTimeout), linkWith(timeout))
}
