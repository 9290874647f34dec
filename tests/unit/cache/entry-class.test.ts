import { describe, expect, it } from 'vitest'
import { isSecondary, VARIANT_TAG } from '@/lib/cache/entry-class.mjs'
import { encodeListSegment, parseListSearch } from '@/lib/list/list-query'

const segment = (search: string) => encodeListSegment(parseListSearch(new URLSearchParams(search)))
/** A key as the framework writes it. */
const stored = (kind: string, path: string) => `/route-cache/${kind}/41da0ef926a6/$${path}`
const pageClass = (path: string, status?: number) =>
  isSecondary(stored('APP_PAGE', path), { value: { kind: 'APP_PAGE', status }, tags: ['fi:list'] })
const routeClass = (path: string, status = 200) =>
  isSecondary(stored('APP_ROUTE', path), { value: { kind: 'APP_ROUTE', status }, tags: [] })
const dataClass = (body: string, tags: string[] = []) =>
  isSecondary('0a7e407b', { value: { kind: 'FETCH', data: { body } }, tags })

describe('T28 the second store holds', () => {
  it.each(['?sort=PRICE', '?brands=b_1', '?p-any=1&page=3', '?sort=PRICE&page=2'])('a list with %s', (search) => {
    expect(pageClass(`/fi/fi/list/${segment(search)}/c/vaatteet/mekot`)).toBe(true)
    expect(pageClass(`/fi-path/fi/list/${segment(search)}/b/kajo`)).toBe(true)
    expect(routeClass(`/api/list/fi/fi/${segment(search)}/c/vaatteet/mekot`)).toBe(true)
  })

  it.each(['', '?page=2', '?page=126', '?utm_source=x'])('not a list with "%s"', (search) => {
    expect(pageClass(`/fi/fi/list/${segment(search)}/c/vaatteet/mekot`, 200)).toBe(false)
    expect(routeClass(`/api/list/fi/fi/${segment(search)}/c/vaatteet/mekot`)).toBe(false)
  })

  it('R-ROUTE-26 a search, with and without filters', () => {
    for (const search of ['', '?page=2', '?sort=PRICE']) {
      expect(pageClass(`/fi/fi/search/${segment(search)}/_bWVra28`, 200)).toBe(true)
      expect(pageClass(`/fi-path/fi/search/${segment(search)}/_bWVra28`, 200)).toBe(true)
      expect(routeClass(`/api/search/fi/fi/${segment(search)}/_bWVra28`)).toBe(true)
    }
  })

  it('redirects, 404s and null results', () => {
    expect([307, 308, 404].map((status) => pageClass('/fi/fi/list/_/c/any/mekot', status))).toEqual([true, true, true])
    expect(routeClass('/api/list/fi/fi/_/c/any/mekot', 404)).toBe(true)
    expect(routeClass('/api/address/fi/fi/p/mekko', 200)).toBe(true)
    expect([dataClass('null'), dataClass('{}', ['fi:list', VARIANT_TAG])]).toEqual([true, true])
  })

  it('no home or product page, and none of the shared 404 and limit pages', () => {
    expect(['/fi/fi', '/fi/fi/p/_vest', '/fi/fi/_vest'].map((path) => pageClass(path, 200))).toEqual([
      false,
      false,
      false,
    ])
    expect([pageClass('/fi/fi/404', 404), pageClass('/_not-found', 404)]).toEqual([false, false])
    expect(pageClass('/fi/fi/limited', 429)).toBe(false)
    expect(dataClass('{"count":0}', ['fi:list'])).toBe(false)
  })
})
