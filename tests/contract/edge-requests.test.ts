import { readFileSync } from 'node:fs'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'
import { describe, expect, it } from 'vitest'
import { LANGS } from '@/lib/market/market-table'
import { ROUTES, type Route } from '@/lib/routing/routes'

const vcl = ['kajo', 'requests'].map((name) => readFileSync(`deploy/varnish/${name}.vcl`, 'utf8')).join('\n')

/** The one expression of the edge for pages of one visitor. */
function personalPages(): RegExp {
  const source = /req\.url ~ "(\^\(\?:\/\[a-z\]\{2\}\)[^"]*account[^"]*)"/.exec(vcl)?.[1]
  if (!source) throw new Error('kajo.vcl has no expression for personal pages')
  return new RegExp(source)
}

/** The expressions on an address in the condition before this statement. */
function expressionsBefore(statement: string): RegExp[] {
  const condition =
    vcl
      .slice(0, vcl.indexOf(statement))
      .split(/\bif \(/)
      .at(-1) ?? ''
  return [...condition.matchAll(/(?:be)?req\.url ~ "([^"]*)"/g)].map(([, source = '']) =>
    source.startsWith('(?i)') ? new RegExp(source.slice(4), 'i') : new RegExp(source),
  )
}

const isPersonal = ({ name, guards }: Route): boolean =>
  /^(?:checkout|account)/.test(name) ||
  guards.some((guard) => guard === 'ralph-authenticated' || guard === 'check-is-member')

const pathsOf = ({ paths }: Route): string[] =>
  LANGS.flatMap((lang) => paths[lang]).map((path) =>
    encodeURI(path.replace(/\/:\w+\?/g, '').replace(/:\w+\+?/g, 'any')),
  )

describe('the cache in front of the shop', () => {
  it('caches every page except those that depend on a cookie', () => {
    const expression = personalPages()
    for (const route of ROUTES as readonly Route[]) {
      for (const path of pathsOf(route)) {
        for (const address of [path, `/sv${path}`, `/fi/fi${path}`, `${path}?action=login`]) {
          expect(expression.test(address), `${route.name}: ${address}`).toBe(isPersonal(route))
        }
      }
    }
  })

  it('requests a route tree with the `_rsc` that the framework expects without visitor headers', async () => {
    const expected = await computeCacheBustingSearchParam('1', '/_tree', undefined, undefined)
    expect(vcl).toContain(`bereq.url + "${expected}"`)
    expect(await computeCacheBustingSearchParam(undefined, undefined, undefined, undefined)).toBe('')
  })

  it('removes the same tracking parameters that it remembers for redirects', () => {
    const lists = [...vcl.matchAll(/utm_\[a-z_\]\+\|[\w|]+/g)].map(([list]) => list)
    expect(lists).toHaveLength(2)
    expect(lists[0]).toBe(lists[1])
  })

  it('removes tracking parameters and keeps those of lists and searches', () => {
    const source = /"(&\(\?:_rsc\|utm_[^"]*)", "",?\)/.exec(vcl)?.[1] ?? 'none'
    const left = (query: string) => `&${query}`.replace(new RegExp(source, 'g'), '')
    const own = 'q=musta+mekko&exact=1&brands=Bik~12&p-1=2&price=1-2&sort=PRICE&page=2&utm=1&gclid2=3'
    expect(left(own)).toBe(`&${own}`)
    expect(left(`utm_source=a&${own}&gclid=x&gad_campaignid=1&_rsc=1abc&fbclid`)).toBe(`&${own}`)
  })

  it('stores pages of made-up addresses (filters, searches, high page numbers) and pictures in the second store', () => {
    const isSmall = (address: string) =>
      expressionsBefore('beresp.storage = storage.second').some((one) => one.test(address))
    const any = ['?sort=PRICE', '?page=2&any=1', '?any=1&page=2', '?page=2&_rsc=&any=1', '?page=1000', '?_rsc=1&any=2']
    for (const query of any) expect(isSmall(`/c/mekot${query}`), query).toBe(true)
    for (const path of [
      '/s/mekko',
      '/sv/s/kl%C3%A4nning',
      '/fi/fi/s/a?_rsc=',
      '/api/search/fi/fi/_/_a2Vrawo',
      '/cdn-cgi/image/a',
    ])
      expect(isSmall(path), path).toBe(true)
    for (const path of ['/c/mekot', '/c/mekot?page=2', '/c/mekot?page=2&_rsc=', '/p/a?_rsc=_i_aeImnuN6u1u1r', '/p/s/a'])
      expect(isSmall(path), path).toBe(false)
  })

  it('refuses the metrics in every spelling, but no list or search of that name', () => {
    const [expression] = expressionsBefore('return (synth(404))')
    for (const path of ['/api/metrics', '//API//Metrics?x', '/%61pi/metrics/', '/api/%6detrics', '/api%2fmetrics'])
      expect(expression?.test(path), path).toBe(true)
    for (const path of ['/api/list/fi/fi/_/b/metrics', '/api/search/fi/fi/_/metrics', '/api/health', '/apimetrics/%61'])
      expect(expression?.test(path), path).toBe(false)
  })

  it('caches the JSON of lists and searches, one copy for all hosts with the market in the path', () => {
    const passed = /req\.url ~ "(\^\/\(\?:api\|[^"]*)" && req\.url !~ "([^"]*)"/.exec(vcl) ?? []
    const [api, open] = passed.slice(1).map((source) => new RegExp(source))
    for (const path of ['/api/list/fi/fi/_/c/mekot', '/api/search/fi/fi/_/_a2Vrawo'])
      expect([api?.test(path), open?.test(path)], path).toEqual([true, true])
    for (const path of ['/api/health', '/graphql', '/api/products/fi/fi', '/api/lists/fi'])
      expect([api?.test(path), open?.test(path)], path).toEqual([true, false])
    const shared = expressionsBefore('req.http.x-kajo-place = "shared"')
    const isShared = (path: string) => shared.some((one) => one.test(path))
    expect(isShared('/api/search/se/sv/_/_a2pvbA')).toBe(true)
    expect(isShared('/api/search/_/_a2pvbA')).toBe(false)
  })

  it('bans test stored objects only, so that the ban lurker can process them', () => {
    expect([...vcl.matchAll(/std\.ban\("(\w+)/g)].map(([, subject]) => subject)).toEqual(['obj'])
  })
})
