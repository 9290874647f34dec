// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListInsertWidget } from '@/components/list/list-insert'
import { ProductList } from '@/components/list/product-list'
import { emptyListQuery, type ListQuery } from '@/lib/list/list-query'
import { packFilters } from '@/lib/list/pack-filters'
import { answerOf, FILTERS, field, go, LIST } from '@/tests/support/list-fixtures'
import { fetchListPage } from '@/tests/support/list-mocks'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/errors/reload-or-report', () => import('@/tests/support/list-mocks'))
vi.mock('@/lib/list/fetch-list-page', () => import('@/tests/support/list-mocks'))

const INSERT = {
  kind: 'text-on-image',
  id: '9',
  active: true,
  tone: 'light',
  heading: 'Höstens kappor',
  image: { file: 'autumn.webp', mobileFile: null, href: null, alt: '', width: 1200, height: 800 },
  button: null,
} as unknown as ListInsertWidget

/** An answer with enough products for an editorial picture between them. */
const longAnswer = (query: ListQuery) => {
  const [row] = answerOf(query).rows
  if (!row) throw new Error('no row')
  const image = 'aava.front.webp'
  return answerOf(query, {
    rows: Array.from({ length: 8 }, (_, at) => ({
      ...row,
      image,
      id: query.page * 100 + at,
      name: `${row.name} ${at}`,
    })),
  })
}

function draw(query: ListQuery) {
  const source = { kind: 'category' as const, path: LIST, listPath: LIST, query, ...longAnswer(query) }
  renderInShop(
    <ProductList
      source={{ ...source, filters: packFilters(FILTERS) }}
      texts={{ count: '', seen: '', show: '', range: null }}
      inserts={[INSERT]}
      indexOrigin={null}
    />,
    makeShop().shop,
  )
}
/** Numbers of the pages that show the editorial picture. */
const insertPages = () =>
  screen.queryAllByText('Höstens kappor').map((node) => node.closest<HTMLElement>('[data-page]')?.dataset.page)
/** Numbers of the pages of the pictures that load eagerly, one for each picture. */
const eagerPages = () =>
  [...document.querySelectorAll('[data-testid="product-card"] img:not([loading="lazy"])')].map(
    (image) => image.closest<HTMLElement>('[data-page]')?.dataset.page,
  )

beforeEach(() => {
  go(LIST)
  fetchListPage.mockImplementation(async (_site, _path, query) => longAnswer(query))
})
afterEach(cleanup)

it('the editorial picture and the eager pictures stay on the first page when more products are shown', async () => {
  draw(emptyListQuery())
  expect([insertPages(), eagerPages()]).toEqual([['1'], ['1', '1']])
  await userEvent.click(screen.getByRole('button', { name: /Visa fler/ }))
  await screen.findByText('2 a 0')
  expect([insertPages(), eagerPages()]).toEqual([['1'], ['1', '1']])
})

it('another list has no editorial picture', async () => {
  draw(emptyListQuery())
  await userEvent.click(field(/Aune/))
  await screen.findByText('1 b_1 a 0')
  expect([insertPages(), eagerPages()]).toEqual([[], []])
})
