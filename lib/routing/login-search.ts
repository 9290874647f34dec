import { safeReturnTo } from './return-to'

export const ACTION = 'action'
export const LOGIN = 'login'
export const RETURN_TO = 'returnTo'
/** Parameter with the token of a customer for whom staff shop (T12). */
export const LOGIN_TOKEN = 'loginToken'

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

/**
 * Query of an address that asks for a login and then leads to `path` and `search` (R-GUARD-04). Without `search` if T6
 * would refuse it.
 */
export function loginSearch(path: string, search: string): string {
  const returnTo = safeReturnTo(path + withoutLogin(search)) ?? safeReturnTo(path)
  return `?${ACTION}=${LOGIN}${returnTo === null ? '' : `&${RETURN_TO}=${encodeURIComponent(returnTo)}`}`
}
