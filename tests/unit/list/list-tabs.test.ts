import { expect, it } from 'vitest'
import { pathToCategory } from '@/lib/list/build-category-tree'
import { listTabs } from '@/lib/list/list-tabs'
import type { CategoryNode } from '@/lib/list/list-types'

const node = (categoryId: number, name: string, children: CategoryNode[] = []): CategoryNode => ({
  categoryId,
  name,
  canonicalUrl: `/c/${name}`,
  image: null,
  parentCategoryId: 0,
  alias: name,
  children,
})
const TREE = [node(1, 'clothes', [node(10, 'dresses', [node(101, 'wrap')]), node(11, 'knit')]), node(2, 'shoes')]
const childrenOf = (categoryId: number) => pathToCategory(TREE, categoryId).at(-1)?.children ?? []
const tabs = (categoryId: number, name: string) =>
  listTabs(TREE, { categoryId, canonicalUrl: `/c/${name}` }, childrenOf(categoryId)).map((tab) => [
    tab.name,
    tab.isCurrent,
  ])

it('R-LIST-10 tabs of a category with children: itself as the current one, then its children', () => {
  expect(tabs(1, 'clothes')).toEqual([
    [null, true],
    ['dresses', false],
    ['knit', false],
  ])
})

it('R-LIST-10 tabs of a category without children: its parent, then its siblings with itself as the current one', () => {
  expect(tabs(11, 'knit')).toEqual([
    [null, false],
    ['dresses', false],
    ['knit', true],
  ])
  expect(listTabs(TREE, { categoryId: 11, canonicalUrl: '/c/knit' }, [])[0]?.canonicalUrl).toBe('/c/clothes')
})

it('a category without relatives has no tabs; without the tree the children of the list are used', () => {
  expect(tabs(2, 'shoes')).toEqual([])
  const children = [{ categoryId: 5, name: 'boots', canonicalUrl: '/c/boots', image: null }]
  expect(listTabs([], { categoryId: 2, canonicalUrl: '/c/shoes' }, children)).toMatchObject([
    { name: null, canonicalUrl: '/c/shoes', isCurrent: true },
    { name: 'boots', isCurrent: false },
  ])
})
