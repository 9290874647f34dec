import { COOKIE } from '@/lib/config/constants'
import { pathPrefix } from '@/lib/market/site'
import type { Guard } from './guard'

/** Redirects a guest to the home page with `returnTo`; `loginToken` lets the request pass (R-GUARD-04, 05). */
export const ralphAuthenticated: Guard = ({ site, path, search, cookies }) => {
  if (cookies.get(COOKIE.token) || new URLSearchParams(search).get('loginToken')) return null
  const home = pathPrefix(site) || '/'
  return { redirect: `${home}?action=login&returnTo=${encodeURIComponent(path + search)}`, spelling: false }
}
