// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyListQuery } from '@/lib/list/list-query'
import { selectionOf } from '@/lib/list/recall-place'
import { answerEveryQuery, drawList, go, LIST, names } from '@/tests/support/list-fixtures'
import { fetchListPage } from '@/tests/support/list-mocks'
import { makeShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/errors/reload-or-report', () => import('@/tests/support/list-mocks'))
vi.mock('@/lib/list/fetch-list-page', () => import('@/tests/support/list-mocks'))

const scrollIntoView = vi.fn()

beforeEach(() => {
  answerEveryQuery()
  Element.prototype.scrollIntoView = scrollIntoView
  // the page is scrolled so that the list begins above the window
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100, 100, 200))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

it.each([
  ['a step in the history to a list that this tab does not hold', true, 'b_1', 0],
  ['a link that changes only the query', false, 'b_2', 1],
])('R-LIST-05 %s fetches the list; only a link scrolls to its top', async (_name, backNavigated, brand, scrolls) => {
  const { shop, state } = makeShop()
  state().setList({ backNavigated })
  go(`${LIST}?brands=${brand}`)
  drawList('', shop)
  await screen.findByText(`1 ${brand} a`)
  expect(fetchListPage).toHaveBeenCalledTimes(1)
  expect(scrollIntoView, 'a choice scrolls to the top of the list').toHaveBeenCalledTimes(scrolls)
})

it('R-LIST-05 the page of the product that was left is fetched without a scroll to the top of the list', async () => {
  const { shop, state } = makeShop()
  const querySelection = selectionOf({ ...emptyListQuery(), sort: 'PRICE' })
  const place = { relocateAlias: '2a', relocatePage: 2, relocatePath: LIST }
  state().setList({ backNavigated: true, querySelection, ...place })
  go(`${LIST}?sort=PRICE&page=3`)
  drawList('sort=PRICE&page=3', shop)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('2 PRICE a')))
  expect(names()).toEqual(['2 PRICE a', '2 PRICE b'])
  expect(scrollIntoView, 'the product is in the window').not.toHaveBeenCalled()
  await act(async () => {})
})
