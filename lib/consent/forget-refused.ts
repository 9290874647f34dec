import 'client-only'
import { cookieNames, removeCookie } from '@/lib/browser/cookies'
import { removeKeptVisited } from '@/lib/product/visited-products'
import { forgetSearchKeys } from '@/lib/search/search-session'
import type { Shop } from '@/lib/store/shop'
import type { ConsentChoice, Purpose } from './consent-record'

/** Cookies that scripts of a container and of the loyalty service set, by the purpose they are for. */
const FOREIGN_COOKIES: Record<Exclude<Purpose, 'preferences'>, RegExp> = {
  statistics: /^_g(a|id|at)(_|$)/,
  marketing: /^(_gcl_|_gac_|_va$|_vaI$|_fb[pc]$)/,
}

/** The host and the domains above it, on each of which a script may have set a cookie. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

function removeForeignCookies(pattern: RegExp): void {
  for (const name of cookieNames().filter((found) => pattern.test(found))) {
    removeCookie(name)
    for (const domain of domainsOf(window.location.hostname)) removeCookie(name, domain)
  }
}

/** Removes from the device what each refused purpose has stored on it. */
export function forgetRefused(shop: Shop, choice: ConsentChoice): void {
  if (!choice.preferences) {
    removeKeptVisited()
    forgetSearchKeys(shop)
  }
  for (const purpose of ['statistics', 'marketing'] as const) {
    if (!choice[purpose]) removeForeignCookies(FOREIGN_COOKIES[purpose])
  }
}
