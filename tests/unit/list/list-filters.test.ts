import { expect, it } from 'vitest'
import { listFilters } from '@/lib/list/list-filters'
import { parseListSearch } from '@/lib/list/list-query'
import { formatPriceRange } from '@/lib/market/format-price-range'
import { product } from '@/tests/unit/product/fixtures'

type Value = [facetId: string, label: string, count: number, parentId?: string]

const facet = (type: string, filterId: string, order: number, values: Value[]) => ({
  filterId,
  group: filterId,
  label: filterId,
  order,
  type,
  values: values.map(([facetId, label, count, parentId = null], at) => ({
    _id: '',
    facetId,
    label,
    count,
    parentId,
    url: null,
    order: at,
    hidden: false,
  })),
})
const result = (count: number, facets: ReturnType<typeof facet>[]) => ({
  count,
  products: [product()],
  filters: { price: { lowest: 19.9, highest: 249.5 }, facets },
})

const PLAIN = result(60, [
  facet('Category', 'Category', 0, [
    ['c_1', 'Kläder', 60],
    ['c_2', 'Klänningar', 40, 'c_1'],
    ['c_21', 'Korta', 12, 'c_2'],
    ['c_3', 'Byxor', 20, 'c_1'],
  ]),
  facet('Brand', 'Brand', 1, [
    ['b_1', 'Aune', 35],
    ['b_2', 'Bik', 25],
  ]),
  facet('Price', 'Price', 3, [['pr_se_0', '0–250 kr', 30]]),
  facet('Parameter', 'Fit', 12, [['p_4_rak', 'Rak', 60]]),
  facet('Parameter', 'Color', 11, [
    ['p_1_svart', 'Midnatt', 10],
    ['p_1_lila', 'Lila', 5],
  ]),
])
const HEXES = { Midnatt: '#1b1b1d' }
const of = (search: string, counted = PLAIN) =>
  listFilters(PLAIN, counted, parseListSearch(new URLSearchParams(search)), HEXES)
const rowsOf = (key: string, search = '', counted = PLAIN) =>
  of(search, counted).groups.find((group) => group.key === key)?.rows

it('R-LIST-01 R-LIST-02 groups have their query keys; values of all products and price bands are left out', () => {
  const { groups, price } = of('')
  expect(groups.map(({ key }) => key)).toEqual(['categories', 'p-Color', 'price', 'brands'])
  expect(price).toEqual([19, 250])
  expect(rowsOf('price')).toEqual([])
  expect(rowsOf('price', 'price=pr_se_0'), 'a band of an address stays').toEqual([['pr_se_0', '0–250 kr', 30]])
})

it('R-LIST-01 filter values stay listed while others are chosen, with counts for the selection', () => {
  const counted = result(12, [facet('Brand', 'Brand', 1, [['b_1', 'Aune', 12]])])
  expect(rowsOf('brands', 'p-Color=p_1_lila', counted)).toEqual([
    ['b_1', 'Aune', 12],
    ['b_2', 'Bik', 0],
  ])
})

it('R-LIST-10 all categories are listed with their parents', () => {
  expect(rowsOf('categories')?.map(([id, , , parent]) => [id, parent])).toEqual([
    ['c_2', 'c_1'],
    ['c_21', 'c_2'],
    ['c_3', 'c_1'],
  ])
})

it('R-LIST-02 a colour has its hex value when it is known', () => {
  expect(rowsOf('p-Color')?.map(([, label, , hex]) => [label, hex])).toEqual([
    ['Midnatt', '#1b1b1d'],
    ['Lila', undefined],
  ])
})

it('R-LIST-01 a price range has the price format of the market', () => {
  const words = { from: (amount: string) => `from ${amount}`, upTo: (amount: string) => `to ${amount}` }
  const write = (market: 'fi' | 'se', low: number | null, high: number | null) =>
    formatPriceRange({ market, lang: market === 'fi' ? 'fi' : 'sv' }, { low, high }, words)
  expect(write('fi', 40, 180)).toBe('40–180\u00a0€')
  expect(write('se', 1000, 1400)).toBe('1\u00a0000–1\u00a0400\u00a0kr')
  expect([write('se', 40, null), write('se', null, 180)]).toEqual(['from 40\u00a0kr', 'to 180\u00a0kr'])
})
