import { act, screen } from '@testing-library/react'
import { ProductList } from '@/components/list/product-list'
import type { ListAnswer } from '@/lib/list/fetch-list-page'
import type { ListFilters } from '@/lib/list/filter-types'
import { chosenFacets, type ListQuery, parseListSearch } from '@/lib/list/list-query'
import { packFilters } from '@/lib/list/pack-filters'
import { fetchListPage } from './list-mocks'
import { inShop, makeShop, renderInShop } from './shop-fixtures'

export const LIST = '/c/klanningar'

export const FILTERS: ListFilters = {
  price: [200, 2400],
  groups: [
    {
      key: 'categories',
      label: 'Kategori',
      rows: [
        ['c_10', 'Klänningar', 40],
        ['c_11', 'Omlottklänningar', 12, 'c_10'],
        ['c_12', 'Skjortklänningar', 9, 'c_10'],
      ],
    },
    {
      key: 'skus',
      label: 'Storlek',
      rows: [
        ['s_36', '36', 30],
        ['s_38', '38', 0],
      ],
    },
    {
      key: 'p-Color',
      label: 'Färg',
      rows: [
        ['p_1_musta', 'Svart', 14, '#111111'],
        ['p_1_viini', 'Vinröd', 3],
      ],
    },
    { key: 'price', label: 'Pris', rows: [] },
    {
      key: 'brands',
      label: 'Märke',
      rows: [
        ['b_1', 'Aune, Co', 20],
        ['b_2', 'Bik ~ Bok', 22],
      ],
    },
  ],
}

/**
 * The response for a query: the names of its rows contain page, filters and sorting, and each filter value reduces the
 * count by four products.
 */
export function answerOf(query: ListQuery, change: Partial<ListAnswer> = {}): ListAnswer {
  const name = [query.page, ...chosenFacets(query), query.sort].filter(Boolean).join(' ')
  return {
    rows: ['a', 'b'].map((letter, index) => ({
      id: query.page * 10 + index,
      brand: 'Bik',
      name: `${name} ${letter}`,
      path: `/p/${query.page}${letter}`,
      price: ['400 kr', '320 kr'],
    })),
    filters: FILTERS,
    totalCount: 1104 - 4 * chosenFacets(query).length,
    pageCount: 3,
    ...change,
  }
}

/** Answers every list request at once with `answerOf`. */
export function answerEveryQuery(): void {
  fetchListPage.mockReset()
  fetchListPage.mockImplementation(async (_site, _path, query) => answerOf(query))
}

const props = (query: ListQuery, filters: ListFilters = FILTERS) => ({
  source: {
    kind: 'category' as const,
    path: LIST,
    listPath: '/c/klanningar',
    query,
    ...answerOf(query),
    filters: packFilters(filters),
  },
  texts: { count: 'Serverns antal', seen: 'Serverns läge', show: 'Serverns visa', range: null },
  inserts: [],
  messages: {},
  indexOrigin: null,
})

export const listElement = (search = '', shop = makeShop().shop) =>
  inShop(<ProductList {...props(parseListSearch(new URLSearchParams(search)))} />, shop)

/** Renders the list for `search` at the current address. */
export const drawList = (search = '', shop = makeShop().shop, filters = FILTERS) =>
  renderInShop(<ProductList {...props(parseListSearch(new URLSearchParams(search)), filters)} />, shop)

export const go = (address: string) => window.history.pushState(null, '', address)
export const address = () => decodeURIComponent(window.location.pathname + window.location.search)
export const names = () =>
  [...document.querySelectorAll('[data-testid="product-card"] h2')].map(({ textContent }) => textContent)
export const select = () => screen.getByRole<HTMLSelectElement>('combobox')
/** A checkbox of the filter, found even while its popover is closed. */
export const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true })
export const chips = () => screen.queryAllByRole('link', { name: /^Ta bort filtret/ })

/** Holds all list requests. The returned function answers the one with the given facets, joined with commas. */
export function holdAnswers() {
  const held = new Map<string, () => void>()
  fetchListPage.mockImplementation(
    (_site, _path, query) =>
      new Promise((resolve) => held.set(chosenFacets(query).join(), () => resolve(answerOf(query)))),
  )
  return (chosen: string) => act(async () => held.get(chosen)?.())
}
