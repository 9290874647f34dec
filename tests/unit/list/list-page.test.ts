import { expect, it } from 'vitest'
import type { ListPageInfoQuery } from '@/graphql/generated/graphql'
import { buildCategoryTree, flattenTree, pathToCategory } from '@/lib/list/build-category-tree'
import { listFilter, pageSlice } from '@/lib/list/list-filter'
import { emptyListQuery } from '@/lib/list/list-query'
import { defaultSortOf, effectiveSort, sortOptions } from '@/lib/list/list-sort'
import type { CategoryNode } from '@/lib/list/list-types'
import { mapFacets } from '@/lib/list/map-facets'
import { mapListPage } from '@/lib/list/map-list-page'
import { product } from '@/tests/unit/product/fixtures'

const category = (categoryId: number, parentCategoryId: number, order: number, isHidden = false) => ({
  categoryId,
  parentCategoryId,
  order,
  isHidden,
  name: `K${categoryId}`,
  alias: `k${categoryId}`,
  canonicalUrl: `/c/k${categoryId}`,
  primaryImage: null,
})
const TREE = buildCategoryTree([
  category(3, 1, 2),
  category(2, 1, 1),
  category(1, 0, 1),
  category(4, 1, 0, true),
  category(5, 4, 1),
  category(6, 6, 1),
])

const info = (given = {}): NonNullable<ListPageInfoQuery['listPageInfo']> => ({
  id: 2,
  alias: 'k2',
  canonicalUrl: '/c/k1/k2',
  alternativeUrls: [{ url: '/c/k1/k2', culture: 'sv-SE', channelId: '1|se' }],
  name: 'Klänningar',
  hideTitle: false,
  hideDescription: false,
  primaryDescription: '<p>Mjuka &amp; varma</p><p>plagg</p>',
  secondaryDescription: null,
  primaryImage: null,
  meta: null,
  subCategories: [category(9, 2, 2), category(8, 2, 1), category(7, 2, 3, true)],
  ...given,
})
const result = (count: number) => ({ count, products: [product()], filters: null })
const mapped = (
  given: ReturnType<typeof info>,
  found: ReturnType<typeof result>,
  page: number,
  tree: readonly CategoryNode[] = TREE,
) => mapListPage(given, found, { kind: 'category', tree, query: { ...emptyListQuery(), page } })

it('R-LIST-10 the category tree is sorted, leaves out hidden categories and cannot be circular', () => {
  expect(TREE.map(({ categoryId }) => categoryId)).toEqual([1])
  expect(flattenTree(TREE).map(({ categoryId }) => categoryId)).toEqual([1, 2, 3])
  expect(pathToCategory(TREE, 3).map(({ name }) => name)).toEqual(['K1', 'K3'])
  expect(pathToCategory(TREE, 5)).toEqual([])
})

it('R-LIST-04 each kind of list has its default order; relevance belongs to searches only', () => {
  expect(effectiveSort(null, 'category')).toBe('LATEST')
  expect(effectiveSort('PRICE_DESC', 'category')).toBe('PRICE_DESC')
  for (const foreign of ['BEST_MATCH', 'RELEVANCE', 'CUSTOM_1']) expect(effectiveSort(foreign, 'list')).toBe('LATEST')
  expect((['brand', 'campaign', 'bestsellers', 'incoming'] as const).map(defaultSortOf)).toEqual([
    'MOST_SOLD',
    'MOST_SOLD',
    'MOST_SOLD',
    'CUSTOM_1',
  ])
  expect(sortOptions('category')).toEqual(['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'])
  expect(sortOptions('incoming')).toEqual(['CUSTOM_1', 'PRICE', 'PRICE_DESC'])
})

it('R-LIST-01 T25 chosen values become facets by group, a price range becomes a price with VAT', () => {
  const query = {
    ...emptyListQuery(),
    brands: [{ label: '', id: 'b_1' }],
    parameters: { 'p-3': [{ label: '', id: 'p_9' }] },
    sort: 'PRICE',
  }
  expect(listFilter(query, 'category')).toEqual({ facets: ['b_1', 'p_9'], filterMode: 'BY_GROUP', sort: 'PRICE' })
  const price = [{ label: '', id: '40-180' }]
  expect(listFilter({ ...query, price }, 'category')).toEqual({
    facets: ['b_1', 'p_9'],
    price: { lowest: 40, highest: 180 },
    filterMode: 'BY_GROUP',
    sort: 'PRICE',
  })
  expect(listFilter({ ...emptyListQuery(), price: [{ label: '', id: '40-' }] }, 'category')).toEqual({
    price: { lowest: 40, highest: null },
    filterMode: 'BY_GROUP',
    sort: 'LATEST',
  })
  expect(listFilter(emptyListQuery(), 'brand')).toEqual({ filterMode: 'CURRENT', sort: 'MOST_SOLD' })
})

it('T16 a page has 48 products, and a page past the end is null', () => {
  expect(pageSlice(1)).toEqual({ skip: 0, take: 48 })
  expect(pageSlice(3)).toEqual({ skip: 96, take: 48 })
  expect(mapped(info(), result(97), 3)).toMatchObject({ page: 3, pageCount: 3, totalCount: 97 })
  expect(mapped(info(), result(96), 3)).toBeNull()
  expect(mapped(info(), result(0), 1)).toMatchObject({ page: 1, pageCount: 1, totalCount: 0 })
})

it('R-LIST-07 a list has heading, plain description, path, sub-categories in order and its products', () => {
  expect(mapped(info(), result(1), 1)).toMatchObject({
    heading: 'Klänningar',
    description: 'Mjuka & varma plagg',
    canonicalUrl: '/c/k1/k2',
    meta: { title: 'Klänningar', description: '' },
    breadcrumbs: [
      { name: 'K1', canonicalUrl: '/c/k1' },
      { name: 'K2', canonicalUrl: '/c/k2' },
    ],
    tabs: [{ name: null, canonicalUrl: '/c/k1/k2' }, { name: 'K8' }, { name: 'K9' }],
    products: [{ productId: 7 }],
    alternates: [{ url: '/c/k1/k2', culture: 'sv-SE', channelId: '1|se' }],
    sort: 'LATEST',
  })
  expect(mapped(info({ hideDescription: true }), result(1), 1)?.description).toBeNull()
  expect(mapped(info({ id: 99 }), result(1), 1, [])?.breadcrumbs).toEqual([
    { name: 'Klänningar', canonicalUrl: '/c/k1/k2' },
  ])
})

it('R-LIST-01 facets are in order, without hidden values and empty groups', () => {
  const value = (facetId: string, order: number, label = facetId, hidden = false) => ({
    _id: facetId,
    facetId,
    parentId: null,
    label,
    url: null,
    order,
    count: 1,
    hidden,
  })
  const facet = (filterId: string, order: number, values: ReturnType<typeof value>[]) => ({
    filterId,
    order,
    values,
    group: null,
    label: filterId,
    type: 'Brand',
  })
  const mapped = mapFacets([
    facet('b', 2, [value('z', 1), value('a', 1), value('first', 0), value('h', 0, 'h', true), value('d', 0, '-')]),
    facet('a', 1, [value('only', 1)]),
    facet('none', 0, [value('x', 1, 'x', true)]),
  ])
  expect(mapped.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(mapped[1]?.values.map(({ id }) => id)).toEqual(['first', 'a', 'z'])
})
