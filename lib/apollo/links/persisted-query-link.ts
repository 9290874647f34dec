import { ApolloLink } from '@apollo/client/link'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { print } from 'graphql'
import { sha256Hex } from '@/lib/http/sha256.mjs'
import { isMutation } from './operation-kind'

// Browsers offer WebCrypto only on https and localhost; elsewhere queries are sent in full.
const hasWebCrypto = (): boolean => globalThis.crypto?.subtle !== undefined

function isRefused({ meta, operation }: PersistedQueryLink.RetryFunctionOptions): boolean {
  const status: unknown = operation.getContext().response?.status
  return meta.persistedQueryNotFound || meta.persistedQueryNotSupported || status === 400 || status === 500
}

/**
 * Sends a query's hash first and its text when the service does not know it: PersistedQueryNotFound,
 * PersistedQueryNotSupported, HTTP 400 or 500 (R-GQL-05). Mutations are always sent in full: after a 500 the write may
 * have happened, and a second request would repeat it.
 */
export function persistedQueryLink(): ApolloLink {
  const persisted = new PersistedQueryLink({
    generateHash: (document) => sha256Hex(print(document)),
    retry: isRefused,
  })
  return ApolloLink.split(
    (operation) => hasWebCrypto() && !isMutation(operation),
    persisted,
    new ApolloLink((operation, forward) => forward(operation)),
  )
}
