import { describe, expect, it } from 'vitest'
import { canonicalListPath, findListMove } from '@/lib/list/list-address'
import { listPlace } from '@/lib/list/list-place'
import { parseListSearch } from '@/lib/list/list-query'

const facet = (filterId: string, values: { facetId: string; label: string; hidden?: boolean }[]) => ({
  filterId,
  group: filterId,
  label: filterId,
  order: 0,
  type: filterId,
  values: values.map((value) => ({ _id: '', parentId: null, url: null, order: 0, count: 1, hidden: false, ...value })),
})
const PLAIN = {
  count: 100,
  products: [],
  filters: {
    price: null,
    facets: [
      facet('Brand', [
        { facetId: 'b_1', label: 'Bik' },
        { facetId: 'b_2', label: 'Neo, Co' },
      ]),
      facet('Color', [{ facetId: 'p_5', label: '-', hidden: true }]),
    ],
  },
}
const CANONICAL = '/c/vaatteet/mekot'
const move = (path: string, search = '') =>
  findListMove({ path: `/c/${path}`, query: parseListSearch(new URLSearchParams(search)) }, CANONICAL, PLAIN)

describe('T28 the canonical address of a list', () => {
  it.each([
    '',
    'brands=Bik~b_1',
    'p-Color=p_5&sort=PRICE',
    'brands=b_2,b_1&page=2',
    'page=99',
    'price=any~40-180',
    'price=-9',
  ])('is its own: %s', (search) => {
    expect(move('vaatteet/mekot', search)).toBeNull()
  })

  it.each([
    ['mekot', '', '', 308],
    ['any/thing/mekot', 'sort=PRICE&page=2&utm_source=x', '?sort=PRICE&page=2', 308],
    ['any/mekot', 'brands=b_1', '?brands=Bik~b_1', 308],
    ['vaatteet/mekot', 'brands=Zork~999', '', 307],
    ['vaatteet/mekot', 'brands=b_1,999&p-any=12&sort=PRICE', '?brands=Bik~b_1&sort=PRICE', 307],
    ['any/mekot', 'skus=nope&page=3', '?page=3', 307],
    ['vaatteet/mekot', 'price=180-40&brands=b_1', '?brands=Bik~b_1', 307],
    ['vaatteet/mekot', 'price=040-180', '', 307],
    ['vaatteet/mekot', 'price=-', '', 307],
    ['vaatteet/mekot', 'price=1234567-', '', 307],
    ['vaatteet/mekot', 'price=40-180,-20', '?price=-20', 307],
  ])('/c/%s?%s moves to "%s" by %i', (path, search, target, status) => {
    expect(move(path, search)).toEqual({ kind: 'moved', canonicalUrl: CANONICAL, search: target, status })
  })

  it('never redirects to itself', () => {
    for (const [path, search] of [['any/mekot', 'brands=b_2,x&sort=PRICE'] as const, ['mekot', 'p-x=1'] as const]) {
      const to = move(path, search)
      expect(move('vaatteet/mekot', to?.search.slice(1))).toBeNull()
    }
  })

  const pathOf = (asked: string, info: { canonicalUrl: string | null; alias: string }) => {
    const place = listPlace('sv', asked.split('/'))
    return place && canonicalListPath('sv', place, info)
  }

  it('is normalised for every spelling of the service', () => {
    expect(pathOf('c/kläder', { canonicalUrl: '/c/kl%C3%A4der/', alias: 'kläder' })).toBe('/c/kläder')
    expect(pathOf('c/kläder', { canonicalUrl: '/c/kla\u0308der', alias: 'kläder' })).toBe('/c/kläder')
    expect(pathOf('c/vaatteet/mekot', { canonicalUrl: null, alias: 'mekot' })).toBe('/c/mekot')
  })

  it('T28 has no made-up levels when the service names no path', () => {
    expect(pathOf('b/made/up/kajo', { canonicalUrl: null, alias: 'kajo' })).toBe('/b/kajo')
    expect(pathOf('dc/made-up/rea', { canonicalUrl: '', alias: 'rea' })).toBe('/dc/rea')
    expect(pathOf('l/kajo/rea', { canonicalUrl: null, alias: 'rea' })).toBe('/l/kajo/rea')
  })

  it('is null when the service returns another kind of page', () => {
    expect(pathOf('c/bik', { canonicalUrl: '/b/bik', alias: 'bik' })).toBeNull()
    expect(pathOf('b/bik', { canonicalUrl: '/om-oss', alias: 'bik' })).toBeNull()
    expect(pathOf('b/bik', { canonicalUrl: '/l/bik', alias: 'bik' })).toBe('/l/bik')
    expect(pathOf('new-arrivals', { canonicalUrl: '/nyheter', alias: 'nyheter' })).toBe('/nyheter')
  })
})
