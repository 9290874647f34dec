import { describe, expect, it } from 'vitest'
import { UNCOUNTED } from '@/lib/list/filter-types'
import { parseListSearch } from '@/lib/list/list-query'
import type { CategoryNode } from '@/lib/list/list-types'
import { mapSearchFacets } from '@/lib/search/search-facets'
import { facetParams, movedSearch, searchFilters } from '@/lib/search/search-filters'
import { FACETS } from '@/tests/support/search-fixtures'

const query = (search: string) => parseListSearch(new URLSearchParams(search))
const node = (categoryId: number, parentCategoryId: number, children: CategoryNode[] = []): CategoryNode => ({
  categoryId,
  parentCategoryId,
  name: '',
  alias: '',
  canonicalUrl: '/c/x',
  image: null,
  children,
})
// between 1 and 10 lies a category that the facet does not have
const TREE = [node(1, 0, [node(5, 1, [node(10, 5, [node(11, 10)])])])]
const facets = mapSearchFacets(FACETS)
const plain = { facets, totalCount: 60 }

describe('R-SEARCH-03 maps the chosen filters to parameters of the service', () => {
  it.each([
    ['', {}],
    [
      'brands=Aune~b_1,Neo~b_2&categories=c_10&skus=s_36',
      { brand: ['b_1', 'b_2'], category: ['c_10'], size: ['s_36'] },
    ],
    ['p-Color=p_1&p-Material=p_9', { color: ['p_1'], 'custom.Material': ['p_9'] }],
    ['price=40-180', { price: { min: 40, max: 180 } }],
    ['price=-180', { price: { max: 180 } }],
    ['price=40-', { price: { min: 40 } }],
    ['discount=true', { sale: true }],
  ])('%s', (search, expected) => expect(facetParams(query(search))).toEqual(expected))
})

describe('facets of an answer', () => {
  it('have the keys of the lists; unknown and unreadable facets are left out', () => {
    const keys = facets.map(({ key }) => key)
    expect(keys).toEqual(['brands', 'categories', 'skus', 'price', 'p-Color', 'discount', 'p-Material'])
    expect(facets.find(({ key }) => key === 'price')?.bounds).toEqual([199, 2400])
  })

  it('a colour without a valid hex value has only its name', () => {
    const colours = facets.find(({ key }) => key === 'p-Color')?.values
    expect(colours?.map(({ colour }) => colour)).toEqual(['#111111', undefined])
  })
})

describe('filters of a search', () => {
  it('are those of every list, in its order, with a tree of categories', () => {
    const { groups, price } = searchFilters(plain, plain, query(''), TREE)
    const order = ['categories', 'skus', 'p-Color', 'price', 'brands', 'discount', 'p-Material']
    expect(groups.map(({ key }) => key)).toEqual(order)
    expect(groups[0]?.rows).toEqual([
      ['c_10', 'Klänningar', 40],
      ['c_11', 'Omlottklänningar', 12, 'c_10'],
    ])
    expect(groups[2]?.rows[0]).toEqual(['p_1', 'Svart', 9, '#111111'])
    expect(groups[5]?.rows).toEqual([['true', 'Nedsatt pris', UNCOUNTED]])
    expect(price).toEqual([199, 2400])
  })

  it('the parent of a category is its nearest ancestor among the values', () => {
    const all = searchFilters({ facets, totalCount: 61 }, plain, query(''), TREE)
    expect(all.groups[0]?.rows.map(([id, , , parent]) => [id, parent])).toEqual([
      ['c_1', undefined],
      ['c_10', 'c_1'],
      ['c_11', 'c_10'],
    ])
  })

  it('keep all values of the search when some are chosen, with the counts of the filtered result', () => {
    const result = { totalCount: 4, facets: mapSearchFacets([{ ...FACETS[0], values: [] }]) }
    const { groups } = searchFilters(plain, result, query('p-Color=p_1'), TREE)
    expect(groups.find(({ key }) => key === 'brands')?.rows).toEqual([['b_1', 'Aune, Co', 0]])
  })
})

describe('T28 values that a search does not have', () => {
  it.each([
    ['brands=b_1&price=40-180', null],
    ['brands=b_1,b_7&sort=PRICE', '?brands=Aune%252C%20Co~b_1&sort=PRICE'],
    ['p-Made-up=x', ''],
    ['price=b_9', ''],
    ['discount=everything', ''],
  ])('%s', (search, expected) => expect(movedSearch(query(search), facets)).toBe(expected))
})
