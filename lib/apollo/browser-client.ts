import 'client-only'
import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import type { ErrorCode } from '@/lib/errors/app-error'
import type { MarketLang } from '@/lib/market/site'
import { contextIds } from './context-ids'
import { appErrorLink } from './links/app-error-link'
import { contextIdsLink } from './links/context-ids-link'
import { headersLink } from './links/headers-link'
import { httpLink } from './links/http-link'
import { persistedQueryLink } from './links/persisted-query-link'
import { retryLink } from './links/retry-link'
import { sessionLink } from './links/session-link'

/** Timeout of queries in ms, after which an error replaces the placeholder. */
const TIMEOUT = 8000
/** Timeout of mutations in ms: an order can wait that long for a payment provider. */
const MUTATION_TIMEOUT = 15_000

/** `url` defaults to the shop's `/graphql`, which adds the API key; the address of the service needs `apiKey`. */
export type BrowserAccess = {
  site: MarketLang
  url?: string
  apiKey?: string
  /** See `OperationContext`. */
  onRefused?: () => Promise<unknown>
  /** Called with the code of each failure. */
  onFailure?: (code: ErrorCode) => void
}

/** `end`: another last link than that which posts JSON. */
export const createBrowserClient = (
  { site, url = '/graphql', apiKey = '' }: BrowserAccess,
  end = httpLink({ url, timeout: TIMEOUT, mutationTimeout: MUTATION_TIMEOUT }),
): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      appErrorLink(),
      contextIdsLink(contextIds(site)),
      sessionLink(),
      headersLink(apiKey),
      retryLink(),
      persistedQueryLink(),
      end,
    ]),
  })

const clients = new Map<string, ApolloClient>()

/** The client of this tab for a market and language, created on first use; each has a cache of its own. */
export function browserClient(access: BrowserAccess): ApolloClient {
  const key = `${access.site.market}/${access.site.lang}`
  const known = clients.get(key)
  if (known) return known
  const created = createBrowserClient(access)
  clients.set(key, created)
  return created
}
