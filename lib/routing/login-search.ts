import { safeReturnTo } from './return-to'
import { SECRET_PARAMETERS } from './secret-parameters'

export const ACTION = 'action'
export const LOGIN = 'login'
export const RETURN_TO = 'returnTo'

/** Whether an address asks for a login (R-GUARD-04). */
export const isLoginAsked = (search: string): boolean => new URLSearchParams(search).get(ACTION) === LOGIN

/** The path to open after login; null without one, and for one that T6 refuses. */
export const returnToOf = (search: string): string | null => safeReturnTo(new URLSearchParams(search).get(RETURN_TO))

/** The query without the parameters of a login. */
export function withoutLogin(search: string): string {
  if (!isLoginAsked(search)) return search
  const params = new URLSearchParams(search)
  params.delete(ACTION)
  params.delete(RETURN_TO)
  return params.size > 0 ? `?${params}` : ''
}

/** Splits a query into the part without secret parameters and the secret ones. */
function splitSecrets(search: string): { rest: string; secrets: string } {
  const params = new URLSearchParams(search)
  const secrets = new URLSearchParams()
  for (const name of SECRET_PARAMETERS) {
    const value = params.get(name)
    if (value) secrets.set(name, value)
    params.delete(name)
  }
  if (secrets.size === 0) return { rest: search, secrets: '' }
  return { rest: params.size > 0 ? `?${params}` : '', secrets: `&${secrets}` }
}

/**
 * Query of an address that asks for a login and then leads to `path` and `search` (R-GUARD-04). Without `search` if T6
 * would refuse it. Secrets stay parameters: `returnTo` is in the address as long as the panel is open.
 */
export function loginSearch(path: string, search: string): string {
  const { rest, secrets } = splitSecrets(withoutLogin(search))
  const returnTo = safeReturnTo(path + rest) ?? safeReturnTo(path)
  return `?${ACTION}=${LOGIN}${returnTo === null ? '' : `&${RETURN_TO}=${encodeURIComponent(returnTo)}`}${secrets}`
}
