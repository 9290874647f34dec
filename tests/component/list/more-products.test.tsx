// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { emptyListQuery } from '@/lib/list/list-query'
import { answerOf, drawList, go, LIST, names } from '@/tests/support/list-fixtures'
import { fetchListPage } from '@/tests/support/list-mocks'

vi.mock('@/lib/errors/reload-or-report', () => import('@/tests/support/list-mocks'))
vi.mock('@/lib/list/fetch-list-page', () => import('@/tests/support/list-mocks'))

const more = () => userEvent.click(screen.getByRole('button', { name: /Visa fler/ }))
const moreButton = () => screen.queryByRole('button', { name: /Visa fler/ })

beforeEach(() => {
  go(LIST)
  fetchListPage.mockImplementation(async (_site, _path, query) => answerOf(query))
})
afterEach(cleanup)

it('after going back, pages added to a list are rendered at once, so that the browser restores the scroll position', async () => {
  const { unmount } = drawList()
  await more()
  await screen.findByText('2 a')
  expect(window.location.search).toBe('?page=2')
  go('/p/2a')
  unmount()
  go(`${LIST}?page=2`)
  drawList()
  expect(names()).toEqual(['1 a', '1 b', '2 a', '2 b'])
  expect(document.activeElement, 'the focus is not taken').toBe(document.body)
  await more()
  await screen.findByText('3 a')
  expect(names()).toEqual(['1 a', '1 b', '2 a', '2 b', '3 a', '3 b'])
})

it('added pages belong to their list, sort order and address', async () => {
  go(`${LIST}?sort=PRICE`)
  const { unmount } = drawList('sort=PRICE')
  await more()
  await screen.findByText('2 PRICE a')
  const later = window.location.href
  unmount()
  go(`${LIST}?page=2`)
  drawList('page=2')
  expect(names(), 'another order').toEqual(['2 a', '2 b'])
  cleanup()
  go(`${LIST}?sort=PRICE`)
  drawList('sort=PRICE')
  expect(names(), 'another address').toEqual(['1 PRICE a', '1 PRICE b'])
  cleanup()
  go(later)
  drawList('sort=PRICE')
  expect(names()).toEqual(['1 PRICE a', '1 PRICE b', '2 PRICE a', '2 PRICE b'])
})

it('after the last page the button is removed and the focus moves to the first new card', async () => {
  go(`${LIST}?brands=b_1`)
  drawList('brands=b_1')
  await more()
  await screen.findByText('2 b_1 a')
  expect(document.activeElement, 'the button keeps it while there is more').toBe(moreButton())
  await more()
  await screen.findByText('3 b_1 a')
  expect(moreButton()).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('3 b_1 a'))
})

it('a response after the list was left does not change the address of the next page', async () => {
  let answer = (_: ReturnType<typeof answerOf>) => {}
  fetchListPage.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  go(`${LIST}?brands=b_2`)
  const { unmount } = drawList('brands=b_2')
  await more()
  await vi.waitFor(() => expect(fetchListPage).toHaveBeenCalled())
  unmount()
  go('/p/x')
  await act(async () => answer(answerOf({ ...emptyListQuery(), page: 2 })))
  expect(window.location.pathname + window.location.search).toBe('/p/x')
})

it('shows the server’s text about the number of products seen, then numbers in the format of the language', async () => {
  drawList()
  expect(screen.getByText('Serverns läge')).toBeTruthy()
  await more()
  await screen.findByText('2 a')
  expect(screen.getByText(/Du har sett/).textContent).toBe('Du har sett 50 av 1\u00a0104')
})

it('shows and announces a failure', async () => {
  fetchListPage.mockRejectedValue(new AppError('BACKEND_STATUS', 'down', 503))
  go(`${LIST}?skus=s_36`)
  drawList('skus=s_36')
  await more()
  expect((await screen.findByText(/Det gick inte att hämta fler/)).getAttribute('role')).toBe('status')
})
