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

const isPersonal = ({ name, guards }: Route): boolean =>
  /^(?:checkout|account)/.test(name) ||
  guards.some((guard) => guard === 'ralph-authenticated' || guard === 'check-is-member')

const pathsOf = ({ paths }: Route): string[] =>
  LANGS.flatMap((lang) => paths[lang]).map((path) =>
    encodeURI(path.replace(/\/:\w+\?/g, '').replace(/:\w+\+?/g, 'any')),
  )

describe('the cache in front of the shop', () => {
  it('never looks up a page that a cookie decides about, and looks up every other', () => {
    const expression = personalPages()
    for (const route of ROUTES as readonly Route[]) {
      for (const path of pathsOf(route)) {
        for (const address of [path, `/sv${path}`, `/fi/fi${path}`, `${path}?action=login`]) {
          expect(expression.test(address), `${route.name}: ${address}`).toBe(isPersonal(route))
        }
      }
    }
  })

  it('asks for a tree with the `_rsc` the framework expects of one without a visitor', async () => {
    const expected = await computeCacheBustingSearchParam('1', '/_tree', undefined, undefined)
    expect(vcl).toContain(`bereq.url + "${expected}"`)
    expect(await computeCacheBustingSearchParam(undefined, undefined, undefined, undefined)).toBe('')
  })

  it('removes the same tracking parameters that it remembers for redirects', () => {
    const lists = [...vcl.matchAll(/utm_\[a-z_\]\+\|[\w|]+/g)].map(([list]) => list)
    expect(lists).toHaveLength(2)
    expect(lists[0]).toBe(lists[1])
  })

  it('bans by stored answers only, which the lurker works off in the background', () => {
    expect([...vcl.matchAll(/std\.ban\("(\w+)/g)].map(([, subject]) => subject)).toEqual(['obj'])
  })
})
