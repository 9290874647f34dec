// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinkNavigation } from '@/components/providers/link-navigation'
import { RouteWatcher } from '@/components/providers/route-watcher'
import { Link } from '@/components/ui/link'
import { PLACE_KEY } from '@/lib/list/remember-place'
import type { Shop } from '@/lib/store/shop'
import { address, answerEveryQuery, drawList, go, LIST, names } from '@/tests/support/list-fixtures'
import { fetchListPage } from '@/tests/support/list-mocks'
import { shownPage } from '@/tests/support/next-navigation'
import { inShop, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/errors/reload-or-report', () => import('@/tests/support/list-mocks'))
vi.mock('@/lib/list/fetch-list-page', () => import('@/tests/support/list-mocks'))
vi.mock('@/components/providers/move-card-picture', () => ({ moveCardPicture: vi.fn() }))

/** The list with the shop's link listener, as on the page. */
function open(search: string, shop: Shop) {
  renderInShop(<LinkNavigation />, shop)
  return drawList(search, shop)
}
const press = (name: string) => fireEvent.click(screen.getByText(name))
/** The product's page is shown, then a step back leads to the list: no link is pressed between. */
function comeBack(search: string, shop: Shop) {
  const { rerender } = renderInShop(<RouteWatcher />, shop)
  shownPage.pathname = '/p/2b'
  rerender(inShop(<RouteWatcher />, shop))
  shownPage.pathname = LIST
  go(LIST + search)
  drawList(search.slice(1), shop)
}
const previous = () => screen.queryByRole('link', { name: 'Visa föregående' })

beforeEach(() => {
  sessionStorage.clear()
  Element.prototype.scrollIntoView = vi.fn()
  answerEveryQuery()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('R-LIST-05 after going back from a product, its link has the focus and is scrolled into view', async () => {
  const { shop, state } = makeShop()
  go(`${LIST}?page=2`)
  open('page=2', shop)
  press('2 b')
  expect(state().list).toMatchObject({ relocateAlias: '2b', relocatePage: 2, backNavigated: false })
  cleanup()
  go('/p/2b')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 100))
  comeBack('?page=2', shop)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('2 b')))
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  expect(state().list.relocateAlias, 'once').toBe('')
})

it('R-LIST-05 after a reload of the product page, going back fetches the list page with the product', async () => {
  const left = makeShop()
  go(`${LIST}?sort=PRICE`)
  open('sort=PRICE', left.shop)
  await userEvent.click(screen.getByRole('button', { name: /Visa fler/ }))
  await screen.findByText('2 PRICE a')
  await userEvent.click(screen.getByRole('button', { name: /Visa fler/ }))
  await screen.findByText('3 PRICE a')
  press('2 PRICE a')
  cleanup()
  // the address has the last page's number, and a new document remembers no pages
  const { shop, state } = makeShop()
  renderInShop(<LinkNavigation />, shop)
  go(`${LIST}?sort=PRICE&page=3`)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  drawList('sort=PRICE&page=3', shop)
  expect(state().list.relocatePage).toBe(2)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('2 PRICE a')))
  expect(address()).toBe(`${LIST}?sort=PRICE&page=2`)
})

it('R-LIST-05 a product clicked before hydration is remembered; another link is not', async () => {
  const { shop, state } = makeShop()
  const card = (
    <div data-page="2">
      <article data-alias="2a">
        <Link href="/p/2a">Kort</Link>
      </article>
      <Link href="/andra">Annat</Link>
    </div>
  )
  go(`${LIST}?discount=d_3&page=2`)
  renderInShop(<LinkNavigation />, shop)
  renderInShop(card, shop)
  press('Kort')
  expect(state().list).toMatchObject({ relocateAlias: '2a', querySelection: null })
  cleanup()
  comeBack('?discount=d_3&page=2', shop)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('2 d_3 a')))
  renderInShop(<LinkNavigation />, shop)
  renderInShop(card, shop)
  press('Annat')
  expect(sessionStorage.getItem(PLACE_KEY)).toBeNull()
})

it('R-LIST-05 a stored place of another list or choice, or an invalid one, is ignored', async () => {
  const store = (place: unknown) => sessionStorage.setItem(PLACE_KEY, JSON.stringify(place))
  const expectNothing = async () => {
    const { shop } = makeShop()
    comeBack('?brands=b_1&page=2', shop)
    await act(async () => {})
    expect(fetchListPage).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
    cleanup()
  }
  const place = { path: LIST, search: '?brands=b_1', alias: '3a', page: 3 }
  for (const wrong of [
    { ...place, path: '/c/byxor' },
    { ...place, search: '?brands=b_2' },
    { ...place, page: 999 },
    { ...place, page: '3' },
    { ...place, alias: '' },
    'x',
  ]) {
    store(wrong)
    await expectNothing()
  }
})

it('R-LIST-05 a list restored by the back/forward cache shows the last product opened from it, once', async () => {
  const { shop, state } = makeShop()
  go(`${LIST}?discount=d_3`)
  open('discount=d_3', shop)
  const restore = () =>
    act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  press('1 d_3 b')
  // the product's page came as a document of its own: nothing of this one is gone
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 100))
  await restore()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('1 d_3 b')))
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  expect(fetchListPage).not.toHaveBeenCalled()
  expect(state().list.relocateAlias).toBe('')
  screen.getByText('1 d_3 b').blur()
  await restore()
  await act(async () => {})
  expect(document.activeElement, 'left for something else').toBe(document.body)
})

it('R-LIST-05 a list left without a link remembers no product', async () => {
  const { shop } = makeShop()
  go(`${LIST}?discount=d_4`)
  open('discount=d_4', shop)
  press('1 d_4 b')
  cleanup()
  go('/p/2b')
  renderInShop(<LinkNavigation />, shop)
  comeBack('?discount=d_4', shop)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('1 d_4 b')))
  expect(sessionStorage.getItem(PLACE_KEY), 'for a step forward and back').not.toBeNull()
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(sessionStorage.getItem(PLACE_KEY)).toBeNull()
})

it.each([
  ['back_forward', true],
  ['reload', false],
])('R-LIST-05 a document reached by %s: the way back is known: %s', (type, isBack) => {
  const entry = { type } as unknown as PerformanceEntry
  vi.stubGlobal('performance', { ...performance, now: () => 0, getEntriesByType: () => [entry] })
  const { shop, state } = makeShop()
  renderInShop(<LinkNavigation />, shop)
  expect(state().list.backNavigated).toBe(isBack)
  vi.unstubAllGlobals()
})

it('R-LIST-05 a stored place of another address does not delay the list', async () => {
  const { shop } = makeShop()
  sessionStorage.setItem(PLACE_KEY, JSON.stringify({ path: LIST, search: '?skus=s_36', alias: '1a', page: 1 }))
  comeBack('', shop)
  await act(async () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^36/, hidden: true }).click())
  await screen.findByText('1 s_36 a')
  await act(async () => {})
  expect(document.activeElement).toBe(document.body)
})

it('R-NAV-07 R-LIST-06 leaving a list stores its filters and order, but not its page', async () => {
  const { shop, state } = makeShop()
  go(`${LIST}?p-Color=p_1_musta&sort=PRICE&page=2`)
  const { unmount } = drawList('p-Color=p_1_musta&sort=PRICE&page=2', shop)
  expect(state().list.querySelection).toBeNull()
  unmount()
  expect(state().list.querySelection).toEqual({
    categories: [],
    brands: [],
    skus: [],
    price: [],
    discount: [],
    parameters: { 'p-Color': [{ id: 'p_1_musta', label: 'Svart' }] },
    sort: 'PRICE',
  })
})

it('R-LIST-05 a list opened at a later page has a link to the page before it, which is added in place', async () => {
  go(`${LIST}?page=3&discount=d_1`)
  drawList('page=3&discount=d_1', makeShop().shop)
  expect(previous()?.getAttribute('href')).toBe(`${LIST}?discount=d_1~d_1&page=2`)
  await userEvent.click(previous() ?? document.body)
  await screen.findByText('2 d_1 a')
  expect(names()).toEqual(['2 d_1 a', '2 d_1 b', '3 d_1 a', '3 d_1 b'])
  expect(window.location.search, 'the last page shown').toContain('page=3')
  await userEvent.click(previous() ?? document.body)
  await screen.findByText('1 d_1 a')
  expect(previous()).toBeNull()
  expect(document.activeElement, 'next to where the reader is').toBe(screen.getByText('1 d_1 b'))
  expect(screen.getByText(/Du har sett|Serverns läge/)).toBeTruthy()
})

it('R-LIST-05 visible cards keep their position when the previous page is inserted above', async () => {
  window.scrollBy = vi.fn()
  // the page that was there moves down by the one that comes
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, names().length > 2 ? 900 : 100, 100, 100),
  )
  go(`${LIST}?page=3&discount=d_6`)
  drawList('page=3&discount=d_6', makeShop().shop)
  await userEvent.click(previous() ?? document.body)
  await screen.findByText('2 d_6 a')
  expect(window.scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 800, behavior: 'instant' })
})

it('R-LIST-05 when the previous page fails to load, an error is shown and the list stays', async () => {
  fetchListPage.mockRejectedValue(new Error('down'))
  go(`${LIST}?page=2&discount=d_2`)
  drawList('page=2&discount=d_2', makeShop().shop)
  await userEvent.click(previous() ?? document.body)
  expect(await screen.findByText(/Det gick inte att hämta fler/)).toBeTruthy()
  expect(names()).toEqual(['2 d_2 a', '2 d_2 b'])
})
