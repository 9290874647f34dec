import { hasToken } from '@/lib/auth/session'
import { pathPrefix } from '@/lib/market/site'
import { loginSearch } from '@/lib/routing/login-search'
import { LOGIN_TOKEN } from '@/lib/routing/secret-parameters'
import type { Guard } from './guard'

/** Redirects a guest to the home page with `returnTo`; `loginToken` lets the request pass (R-GUARD-04, 05). */
export const ralphAuthenticated: Guard = ({ site, path, search, cookies }) => {
  if (hasToken(cookies) || new URLSearchParams(search).get(LOGIN_TOKEN)) return null
  const home = pathPrefix(site) || '/'
  return { redirect: home + loginSearch(path, search), spelling: false }
}
