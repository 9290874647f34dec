// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { foldCategories } from '@/lib/list/tree-rows'
import {
  address,
  answerEveryQuery,
  answerOf,
  chips,
  drawList,
  FILTERS,
  field,
  go,
  LIST,
} from '@/tests/support/list-fixtures'
import { fetchListPage } from '@/tests/support/list-mocks'

vi.mock('@/lib/errors/reload-or-report', () => import('@/tests/support/list-mocks'))
vi.mock('@/lib/list/fetch-list-page', () => import('@/tests/support/list-mocks'))

const CHOSEN = [{ label: '', id: 'c_11' }]
const branch = () => screen.getByRole('button', { name: 'Underkategorier till Klänningar', hidden: true })
const press = (element: HTMLElement) => act(async () => element.click())
const members = () => screen.queryAllByRole('checkbox', { name: /^(Omlott|Skjort)klänningar/, hidden: true })

beforeEach(() => {
  go(LIST)
  answerEveryQuery()
})
afterEach(cleanup)

it('R-LIST-10 expanding a category does not choose it; its subcategories are fetched once and can be chosen', async () => {
  drawList('', undefined, foldCategories(FILTERS, []))
  expect([members(), branch().getAttribute('aria-expanded')]).toEqual([[], 'false'])
  await press(branch())
  expect([members().length, branch().getAttribute('aria-expanded')]).toEqual([2, 'true'])
  expect(address(), 'nothing is chosen').toBe(LIST)
  await press(branch())
  expect(members()).toEqual([])
  await press(branch())
  expect(fetchListPage).toHaveBeenCalledTimes(1)
  fetchListPage.mockReturnValue(new Promise(() => {}))
  await press(field(/^Omlott/))
  expect(chips().map(({ textContent }) => textContent)).toEqual(['Omlottklänningar'])
})

it('R-LIST-10 the branch of a chosen category is expanded and can be collapsed', async () => {
  go(`${LIST}?categories=c_11`)
  drawList('categories=c_11', undefined, foldCategories(FILTERS, CHOSEN))
  expect([members().length, branch().getAttribute('aria-expanded')]).toEqual([2, 'true'])
  await press(branch())
  expect(members()).toEqual([])
  expect(chips()).toHaveLength(1)
})

it('R-LIST-10 subcategories that cannot be fetched show an error and are requested again at the next press', async () => {
  go(`${LIST}?discount=d_1`)
  drawList('discount=d_1', undefined, foldCategories(FILTERS, []))
  fetchListPage.mockRejectedValueOnce(new Error('down'))
  await press(branch())
  const failure = 'Det gick inte att hämta underkategorierna just nu. Försök igen.'
  expect(screen.getByText(failure).getAttribute('role')).toBe('status')
  await press(branch())
  expect(screen.queryByText(failure)).toBeNull()
  expect(members()).toHaveLength(2)
})

it.each([
  ['arrives', 'skus=s_36'],
  ['fails', 'skus=s_38'],
])(
  'R-LIST-10 subcategories that are fetched while the next page is loading stay when that page %s',
  async (end, search) => {
    const folded = foldCategories(FILTERS, [])
    go(`${LIST}?${search}`)
    drawList(search, undefined, folded)
    let settle = () => {}
    fetchListPage.mockImplementationOnce(
      (_site, _path, query) =>
        new Promise((resolve, reject) => {
          settle = () => (end === 'fails' ? reject(new Error('down')) : resolve(answerOf(query, { filters: folded })))
        }),
    )
    await press(screen.getByRole('button', { name: /Visa fler/ }))
    await press(branch())
    expect(members()).toHaveLength(2)
    await act(async () => settle())
    expect(members()).toHaveLength(2)
  },
)
