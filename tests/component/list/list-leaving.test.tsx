// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinkNavigation } from '@/components/providers/link-navigation'
import { RouteWatcher } from '@/components/providers/route-watcher'
import type { ListAnswer } from '@/lib/list/fetch-list-page'
import { startProgress } from '@/lib/store/progress-bar'
import { arrive, FakeRouter } from '@/tests/support/fake-router'
import { address, answerOf, drawList, field, go, LIST, names } from '@/tests/support/list-fixtures'
import { fetchListPage, reloadOrReport } from '@/tests/support/list-mocks'
import { router } from '@/tests/support/next-navigation'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

vi.mock('@/lib/errors/reload-or-report', () => import('@/tests/support/list-mocks'))
vi.mock('@/lib/list/fetch-list-page', () => import('@/tests/support/list-mocks'))

const replaceState = vi.spyOn(window.history, 'replaceState')
let settle: { resolve: (answer: ListAnswer) => void; reject: (error: Error) => void }

beforeEach(() => {
  go(LIST)
  fetchListPage.mockImplementation(() => new Promise((resolve, reject) => (settle = { resolve, reject })))
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const isBusy = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy')
const press = (name: RegExp) => act(async () => field(name).click())
/** The answer, or the failure, of the request for one filter value. */
const answer = () => {
  const [, , query] = fetchListPage.mock.lastCall ?? []
  if (!query) throw new Error('nothing was asked')
  return act(async () => settle.resolve(answerOf(query)))
}
const fail = () => act(async () => settle.reject(new Error('down')))

/** A list whose links navigate; a navigation lasts until `arrive`. */
function drawListWithLinks(): void {
  const { shop } = makeShop()
  renderInShop(
    <FakeRouter>
      <LinkNavigation />
    </FakeRouter>,
    shop,
  )
  drawList('', shop)
}

it.each([
  ['answer', /Aune/, answer],
  ['failure', /Bik/, fail],
])('R-LIST-03 the %s of a list does not discard a navigation that began meanwhile', async (_name, value, settleIt) => {
  const { shop } = makeShop()
  drawList('', shop)
  await press(value)
  expect(isBusy()).toBe('true')
  act(() => startProgress(shop))
  replaceState.mockClear()
  await settleIt()
  expect(replaceState, 'Next would restore the list').not.toHaveBeenCalled()
  expect(reloadOrReport).not.toHaveBeenCalled()
  expect([isBusy(), address(), names()]).toEqual(['false', LIST, ['1 a', '1 b']])
  expect(field(value).checked, 'the filters are those of the list shown').toBe(false)
})

it('R-LIST-03 a list chosen after a navigation that has not ended is shown', async () => {
  const { shop } = makeShop()
  drawList('', shop)
  act(() => startProgress(shop))
  await press(/^36/)
  await answer()
  expect(await screen.findByText('1 s_36 a')).toBeTruthy()
  expect(address()).toBe(`${LIST}?skus=36~s_36`)
})

it('R-LIST-03 the answer of a list does not discard a page-number link that was pressed meanwhile', async () => {
  drawListWithLinks()
  await press(/Svart/)
  await act(async () => screen.getByRole('link', { name: 'Sida 3' }).click())
  expect(router.push).toHaveBeenCalledExactlyOnceWith(`${LIST}?page=3`)
  replaceState.mockClear()
  await answer()
  expect(replaceState).not.toHaveBeenCalled()
  expect([isBusy(), names()]).toEqual(['false', ['1 a', '1 b']])
})

it('R-LIST-03 the answer of a list is shown when a navigation that began meanwhile has ended on the list', async () => {
  drawListWithLinks()
  await press(/Bik/)
  await act(async () => screen.getByRole('link', { name: 'Sida 3' }).click())
  await act(async () => arrive('/'))
  await answer()
  expect(address()).toMatch(/brands=Bik/)
})

it('R-LIST-03 the answer of a list is shown after the back/forward cache has restored the page', async () => {
  const { shop } = makeShop()
  renderInShop(<RouteWatcher />, shop)
  drawList('', shop)
  await press(/Vinröd/)
  act(() => startProgress(shop))
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await answer()
  expect(address()).toMatch(/Vinröd/)
})

/** Presses Back; the page of the earlier entry is not shown yet. */
async function goBack(): Promise<void> {
  const isThere = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await isThere
  replaceState.mockClear()
}

it.each([
  ['another page', '/', 'PRICE'],
  ['another list of the same path', `${LIST}?page=2`, 'PRICE_DESC'],
])('R-LIST-03 after Back, the answer of a list does not overwrite the address of %s', async (_name, earlier, sort) => {
  go(earlier)
  go(`${LIST}?sort=${sort}`)
  drawList(`sort=${sort}`)
  await press(/Svart/)
  await goBack()
  await answer()
  expect(replaceState).not.toHaveBeenCalled()
  expect([address(), names()]).toEqual([earlier, [`1 ${sort} a`, `1 ${sort} b`]])
})

it('R-LIST-03 a list in memory that is chosen after Back does not overwrite the address of another page', async () => {
  go('/')
  go(`${LIST}?sort=MOST_SOLD`)
  drawList('sort=MOST_SOLD')
  await press(/Svart/)
  await answer()
  await press(/Svart/)
  await goBack()
  await press(/Svart/)
  expect(replaceState).not.toHaveBeenCalled()
  expect([address(), names()]).toEqual(['/', ['1 MOST_SOLD a', '1 MOST_SOLD b']])
})
