// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MoreProducts } from '@/components/list/more-products'
import { AppError } from '@/lib/errors/app-error'
import { emptyListQuery, type ListQuery } from '@/lib/list/list-query'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

const fetchListPage = vi.hoisted(() => vi.fn())
vi.mock('@/lib/list/fetch-list-page', () => ({ fetchListPage }))
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))

const LIST = '/c/klanningar'

const draw = (change: Partial<ListQuery> = {}) =>
  renderInShop(
    <MoreProducts
      source={{
        path: LIST,
        listPath: '/klanningar',
        query: { ...emptyListQuery(), ...change },
        page: 1,
        pageCount: 3,
      }}
      totalCount={1104}
      seenCount={1000}
      seenText="Du har sett allt"
    />,
    makeShop().shop,
  )
const go = (address: string) => window.history.pushState(null, '', address)
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const more = () => userEvent.click(screen.getByRole('button', { name: /Visa fler/ }))

beforeEach(() => {
  go(LIST)
  fetchListPage.mockImplementation(async (_site: unknown, _path: unknown, asked: ListQuery) => ({
    rows: ['a', 'b'].map((letter, index) => ({
      id: asked.page * 10 + index,
      brand: 'Bik',
      name: `${asked.page}${letter}`,
      path: `/p/${asked.page}${letter}`,
      price: ['400 kr', '320 kr'],
    })),
    search: `?page=${asked.page}${asked.sort ? `&sort=${asked.sort}` : ''}`,
  }))
})
afterEach(cleanup)

it('who comes back to a list finds what was added, at once, so that the browser finds the place', async () => {
  const { unmount } = draw()
  await more()
  await screen.findByText('2a')
  expect(window.location.search).toBe('?page=2')
  go('/p/2a')
  unmount()
  go(`${LIST}?page=2`)
  draw()
  expect(names()).toEqual(['2a', '2b'])
  expect(document.activeElement, 'the focus is not taken').toBe(document.body)
  await more()
  await screen.findByText('3a')
  expect(names()).toEqual(['2a', '2b', '3a', '3b'])
})

it('what was added belongs to its list, its order and its address', async () => {
  const { unmount } = draw({ sort: 'PRICE' })
  await more()
  await screen.findByText('2a')
  const address = window.location.href
  unmount()
  draw()
  expect(names(), 'another order').toEqual([])
  cleanup()
  go(LIST)
  draw({ sort: 'PRICE' })
  expect(names(), 'another address').toEqual([])
  cleanup()
  go(address)
  draw({ sort: 'PRICE' })
  expect(names()).toEqual(['2a', '2b'])
})

it('the last page takes the button away: the focus goes to the first card it brought', async () => {
  draw({ brands: [{ id: '1', label: 'last' }] })
  await more()
  await screen.findByText('2a')
  const button = screen.getByRole('button', { name: /Visa fler/ })
  expect(document.activeElement, 'the button keeps it while there is more').toBe(button)
  await more()
  await screen.findByText('3a')
  expect(screen.queryByRole('button', { name: /Visa fler/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('3a'))
})

it('an answer that comes after the list was left does not touch the address of the next page', async () => {
  let answer = (_: object) => {}
  fetchListPage.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const { unmount } = draw({ brands: [{ id: '1', label: 'left' }] })
  await more()
  await vi.waitFor(() => expect(fetchListPage).toHaveBeenCalled())
  unmount()
  go('/p/x')
  await act(async () => answer({ rows: [], search: '?page=2' }))
  expect(window.location.pathname + window.location.search).toBe('/p/x')
})

it('says how much was seen in the words it came with, then as the language writes numbers', async () => {
  draw({ brands: [{ id: '1', label: 'seen' }] })
  expect(screen.getByText(/Du har sett/).textContent).toBe('Du har sett allt')
  await more()
  await screen.findByText('2a')
  expect(screen.getByText(/Du har sett/).textContent).toBe('Du har sett 1\u00a0002 av 1\u00a0104')
})

it('says a failure in words', async () => {
  fetchListPage.mockRejectedValue(new AppError('BACKEND_STATUS', 'down', 503))
  draw({ brands: [{ id: '1', label: 'down' }] })
  await more()
  await vi.waitFor(() => expect(screen.getByText(/Det gick inte|kunde inte/)).toBeTruthy())
})
