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

// React compares arguments by identity: the site's parts are strings, a site object is new in every caller.
const clientFor = cache(
  (market: MarketAlias, lang: Lang) =>
    new ApolloClient({
      ssrMode: true,
      cache: new InMemoryCache(),
      link: ApolloLink.from([
        appErrorLink(),
        contextIdsLink(contextIds({ market, lang })),
        headersLink({ apiKey: env().COMMERCE_API_KEY }),
        httpLink({ url: env().COMMERCE_URL, timeout: TIMEOUT }),
      ]),
    }),
)

/** The commerce service as one page of one market and language sees it; one client per request. */
export const serverClient = (site: MarketLang): ApolloClient => clientFor(site.market, site.lang)

/** Data of a query, or an AppError: also for errors in an answer of status 200, so that nothing broken is stored. */
export async function serverQuery<Data, Variables extends OperationVariables>(
  site: MarketLang,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const stop = startClock('backendSeconds')
  try {
    // The transport is uncached: what is stored is the loader's checked result.
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
