import 'server-only'
import { ApolloClient, InMemoryCache, type OperationVariables, type TypedDocumentNode } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { cache } from 'react'
import { env } from '@/lib/config/env'
import { AppError } from '@/lib/errors/app-error'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { MarketLang } from '@/lib/market/site'
import { startClock } from '@/lib/metrics/record.mjs'
import { contextIds } from './context-ids'
import { appErrorLink } from './links/app-error-link'
import { contextIdsLink } from './links/context-ids-link'
import { headersLink } from './links/headers-link'
import { httpLink } from './links/http-link'
import { toAppError } from './to-app-error'

const TIMEOUT = 5000

// Strings, because `cache` compares arguments by identity and callers may pass different objects for the same site.
const clientFor = cache(
  (market: MarketAlias, lang: Lang) =>
    new ApolloClient({
      ssrMode: true,
      cache: new InMemoryCache(),
      link: ApolloLink.from([
        appErrorLink(),
        contextIdsLink(contextIds({ market, lang })),
        headersLink(env().COMMERCE_API_KEY),
        httpLink({ url: env().COMMERCE_URL, timeout: TIMEOUT }),
      ]),
    }),
)

/** Client of the commerce service: one for each request, market and language. */
export const serverClient = (site: MarketLang): ApolloClient => clientFor(site.market, site.lang)

/** Data of a query. Throws AppError, also for GraphQL errors with status 200, so that no faulty result is cached. */
export async function serverQuery<Data, Variables extends OperationVariables>(
  site: MarketLang,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const stop = startClock('backendSeconds')
  try {
    // Not cached here: `cached()` stores the checked result of the loader.
    const { data } = await serverClient(site).query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'no-cache',
    })
    if (data === undefined) throw new AppError('BACKEND_ANSWER', 'The answer holds no data', 502)
    stop({ via: 'page', result: 'ok' })
    return data
  } catch (cause) {
    const error = toAppError(cause)
    stop({ via: 'page', result: error.code })
    throw error
  }
}
