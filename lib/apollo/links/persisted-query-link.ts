import { ApolloLink } from '@apollo/client/link'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { print } from 'graphql'
import { isMutation } from './operation-kind'

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

// Browsers offer WebCrypto only on https and localhost; elsewhere queries travel in full.
const hasWebCrypto = (): boolean => globalThis.crypto?.subtle !== undefined

function isRefused({ meta, operation }: PersistedQueryLink.RetryFunctionOptions): boolean {
  const status: unknown = operation.getContext().response?.status
  return meta.persistedQueryNotFound || meta.persistedQueryNotSupported || status === 400 || status === 500
}

/**
 * Sends a query's hash first and its text when the service does not know it: PersistedQueryNotFound,
 * PersistedQueryNotSupported, HTTP 400 or 500 (R-GQL-05). Mutations always travel in full: a 500 may follow a write
 * that did happen, and a repeat would do it twice.
 */
export function persistedQueryLink(): ApolloLink {
  const persisted = new PersistedQueryLink({
    generateHash: (document) => sha256(print(document)),
    retry: isRefused,
  })
  return ApolloLink.split(
    (operation) => hasWebCrypto() && !isMutation(operation),
    persisted,
    new ApolloLink((operation, forward) => forward(operation)),
  )
}
