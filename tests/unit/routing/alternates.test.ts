import { describe, expect, it } from 'vitest'
import { DOMAIN_SITES } from '@/lib/market/domain-sites'
import { pathPrefix, type Site } from '@/lib/market/site'
import { alternates, canonicalUrl } from '@/lib/routing/alternates'
import { routeHref } from '@/lib/routing/href'
import type { RouteName } from '@/lib/routing/routes'

const sameRoute =
  (name: RouteName, params?: Record<string, string>) =>
  (site: Site): string =>
    routeHref(site, name, params)

describe('alternates', () => {
  it('R-ROUTE-01 R-ROUTE-04 five sites: Finnish without prefix, Swedish in Finland behind /sv, the others on their own domain', () => {
    expect(DOMAIN_SITES.map((site) => `${site.market}${pathPrefix(site)}:${site.lang}`)).toEqual([
      'fi:fi',
      'fi/sv:sv',
      'se:sv',
      'no:nb',
      'dk:da',
    ])
  })

  it('R-ROUTE-07 names the checkout on every domain, x-default in Finnish', () => {
    expect(alternates(sameRoute('checkout'))).toEqual({
      'fi-FI': 'http://fi.localhost:3000/kassa',
      'sv-FI': 'http://fi.localhost:3000/sv/kassan',
      'sv-SE': 'http://se.localhost:3000/kassan',
      'nb-NO': 'http://no.localhost:3000/kassen',
      'da-DK': 'http://dk.localhost:3000/kassen',
      'x-default': 'http://fi.localhost:3000/kassa',
    })
  })

  it('R-ROUTE-06 names home, percent-encodes parameters', () => {
    expect(alternates(sameRoute('home'))['sv-FI']).toBe('http://fi.localhost:3000/sv')
    expect(alternates(sameRoute('category', { path: 'dam/klänningar' }))['sv-SE']).toBe(
      'http://se.localhost:3000/c/dam/kl%C3%A4nningar',
    )
  })

  it('leaves out sites that lack the page', () => {
    expect(alternates((site) => (site.market === 'se' ? '/c/x' : null))).toEqual({
      'sv-SE': 'http://se.localhost:3000/c/x',
    })
  })

  it('T9 a preview in path mode is canonical on the domain', () => {
    expect(canonicalUrl({ market: 'se', lang: 'sv', mode: 'path' }, '/c/klänningar')).toBe(
      'http://se.localhost:3000/c/kl%C3%A4nningar',
    )
    expect(canonicalUrl({ market: 'fi', lang: 'sv', mode: 'domain' }, '/')).toBe('http://fi.localhost:3000/sv')
    expect(canonicalUrl({ market: 'fi', lang: 'fi', mode: 'path' }, '/')).toBe('http://fi.localhost:3000/')
  })
})
