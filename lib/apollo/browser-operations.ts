import 'client-only'
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { AppError } from '@/lib/errors/app-error'
import { type BrowserAccess, browserClient } from './browser-client'
import type { OperationContext } from './links/headers-link'
import { toAppError } from './to-app-error'

export type OperationOptions = {
  /** `all`: errors are tolerated and whatever data came is returned (R-GQL-09). */
  errorPolicy?: 'none' | 'all'
  idempotencyKey?: string
  /** The request outlives the page. */
  keepalive?: boolean
}

function failed({ onFailure }: BrowserAccess, thrown: unknown): AppError {
  const error = toAppError(thrown)
  onFailure?.(error.code)
  return error
}

/**
 * Data of a query, never cached: browser code requests only carts, checkouts and validations (R-GQL-06). Returns null
 * when `errorPolicy` is `all` and the response has no data; throws AppError for all other failures.
 */
export async function browserQuery<Data, Variables extends OperationVariables>(
  access: BrowserAccess,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { errorPolicy = 'none' }: OperationOptions = {},
): Promise<Data | null> {
  try {
    const { data, error } = await browserClient(access).query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy,
      context: { onRefused: access.onRefused } satisfies OperationContext,
    })
    // `all` tolerates GraphQL errors only; the link chain turns network and HTTP errors into AppError.
    if (error instanceof AppError) throw error
    return data ?? null
  } catch (error) {
    throw failed(access, error)
  }
}

/** Data of a mutation, never cached. Null and errors as in `browserQuery`. */
export async function browserMutation<Data, Variables extends OperationVariables>(
  access: BrowserAccess,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { errorPolicy = 'none', idempotencyKey, keepalive = false }: OperationOptions = {},
): Promise<Data | null> {
  try {
    const { data, error } = await browserClient(access).mutate<Data, OperationVariables>({
      mutation,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy,
      context: { onRefused: access.onRefused, idempotencyKey, fetchOptions: { keepalive } },
    })
    if (error instanceof AppError) throw error
    return data ?? null
  } catch (error) {
    throw failed(access, error)
  }
}
