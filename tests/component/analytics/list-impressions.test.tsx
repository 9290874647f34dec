// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProductGrid } from '@/components/product/product-grid'
import { LinkNavigation } from '@/components/providers/link-navigation'
import { RouteMark } from '@/components/providers/route-mark'
import { RouteWatcher } from '@/components/providers/route-watcher'
import { startAnalytics } from '@/lib/analytics/start-analytics'
import { toCardRow } from '@/lib/product/card-row'
import { mapProductCard } from '@/lib/product/map-product-card'
import type { ShopEvents } from '@/lib/store/slices/events-slice'
import { knownPushes, removeDataLayer, sellProducts } from '@/tests/support/data-layer'
import { arrive, FakeRouter } from '@/tests/support/fake-router'
import { fakeSeen } from '@/tests/support/fake-seen'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { product } from '@/tests/unit/product/fixtures'

freshBrowser()
let seen = fakeSeen()
let stop = () => {}
beforeEach(() => {
  seen = fakeSeen()
  sellProducts()
})
afterEach(() => {
  cleanup()
  stop()
  removeDataLayer()
})

const cards = (count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => {
    const card = mapProductCard(product({ productId: first + at, name: `Plagg ${first + at}` }))
    if (!card) throw new Error('no card')
    return card
  })
const rows = (count: number, first = 1) =>
  cards(count, first).map((card) => toCardRow(card, { lang: 'sv', now: Date.now() }))

/** A category with a second page of six cards, and a row of an editor's widget. */
function openList(address = '/c/kjolar') {
  window.history.replaceState(null, '', address)
  const made = makeShop()
  const view = (
    <FakeRouter start={window.location.pathname}>
      <LinkNavigation />
      <RouteMark name="category___sv" />
      <RouteWatcher />
      <h1 id="heading">Kjolar</h1>
      <div data-page="2">
        <ProductGrid rows={rows(6)} />
      </div>
      <div data-list="77">
        <h2>Nytt</h2>
        <ProductGrid rows={rows(2, 50)} />
      </div>
    </FakeRouter>
  )
  renderInShop(view, made.shop)
  stop = startAnalytics(made.shop, { from: 'document', mayIdentify: () => true })
  const impressions = () =>
    made
      .state()
      .events.flatMap(({ type, data }) => (type === 'product:impression' ? [data as ShopEvents[typeof type]] : []))
  return { ...made, impressions }
}

const card = (id: number): Element => {
  const found = document.querySelector(`[data-favorite="${id}"]`)?.closest('article')
  if (!found) throw new Error(`no card ${id}`)
  return found
}
const see = (...ids: number[]) => {
  for (const id of ids) seen.see(card(id))
}
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
const SEEN = 1000

it('R-ANALYTICS-03 products seen in a list go in groups of four with their positions; the rest when the page is left', async () => {
  vi.useFakeTimers()
  const { impressions } = openList()
  see(1, 2, 3)
  pass(SEEN)
  expect(impressions()).toEqual([])
  see(4, 5)
  pass(SEEN)
  expect(impressions()).toEqual([
    {
      list: { id: 'category/c/kjolar', name: 'Kjolar' },
      products: [1, 2, 3, 4].map((productId, at) => ({ productId, name: `Plagg ${productId}`, index: 48 + at })),
    },
  ])
  window.dispatchEvent(new Event('pagehide'))
  expect(impressions().map(({ products }) => products.map(({ productId }) => productId))).toEqual([[1, 2, 3, 4], [5]])
  expect(knownPushes().filter(({ event }) => event === 'view_item_list')).toHaveLength(2)
})

it('R-ANALYTICS-02 a product counts as seen, once, after half of its card was in the viewport for a second', () => {
  vi.useFakeTimers()
  const { impressions } = openList()
  seen.see(card(1), 0.4)
  seen.see(card(2), 0.6)
  pass(SEEN - 100)
  seen.see(card(2), 0.2)
  pass(SEEN)
  window.dispatchEvent(new Event('pagehide'))
  expect(impressions()).toEqual([])
  see(1)
  pass(SEEN)
  see(1)
  pass(SEEN)
  window.dispatchEvent(new Event('pagehide'))
  expect(impressions().map(({ products }) => products.length)).toEqual([1])
})

it('R-ANALYTICS-02 the product row of a content widget is a list of its own', () => {
  vi.useFakeTimers()
  const { impressions } = openList()
  see(50, 51)
  pass(SEEN)
  window.dispatchEvent(new Event('pagehide'))
  expect(impressions()).toMatchObject([
    { list: { id: '77', name: 'Nytt' }, products: [{ productId: 50, index: 0 }, { index: 1 }] },
  ])
})

it('R-ANALYTICS-03 pending impressions are sent before the next page impression; products seen there count again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { state, impressions } = openList()
  see(1)
  pass(SEEN)
  await act(async () => void fireEvent.click(screen.getAllByRole('link', { name: 'Plagg 2' })[0] as HTMLElement))
  window.history.pushState(null, '', '/p/plagg')
  await act(async () => arrive('/p/plagg'))
  expect(
    state()
      .events.map(({ type }) => type)
      .filter((type) => /page|product/.test(type)),
  ).toEqual(['page:impression', 'product:click', 'product:impression', 'page:impression'])
  await act(() => vi.advanceTimersByTimeAsync(50))
  await vi.waitFor(() => expect(seen.isObserved(card(1))).toBe(true))
  see(1)
  pass(SEEN)
  window.dispatchEvent(new Event('pagehide'))
  expect(impressions()).toHaveLength(2)
})

it('R-ANALYTICS-02 another filter is another view of the list; more of its pages and labels in its address are not', async () => {
  const { impressions } = openList()
  const show = async (address: string) => {
    window.history.replaceState(null, '', address)
    document.querySelector('main')?.remove()
    document.body.append(document.createElement('main'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  }
  const seeOne = async () => {
    see(1)
    await act(() => new Promise((resolve) => setTimeout(resolve, SEEN + 50)))
  }
  await seeOne()
  await show('/c/kjolar?page=3')
  await seeOne()
  expect(impressions()).toEqual([])
  await show('/c/kjolar?brands=Aune~4')
  await seeOne()
  await show('/c/kjolar?brands=4')
  await seeOne()
  window.dispatchEvent(new Event('pagehide'))
  expect(impressions().map(({ products }) => products.length)).toEqual([1, 1])
})

it('R-ANALYTICS-02 a click on a card pushes select_item with list and position; a click on another colour does not', async () => {
  const { state } = openList()
  const link = card(3).querySelector('h2 a')
  if (!link) throw new Error('no link')
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  const other = document.createElement('a')
  other.href = '/p/other-colour'
  card(3).append(other)
  fireEvent(other, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  const clicks = state().events.filter(({ type }) => type === 'product:click')
  expect(clicks.map(({ data }) => data)).toEqual([
    { list: { id: 'category/c/kjolar', name: 'Kjolar' }, product: { productId: 3, name: 'Plagg 3', index: 50 } },
  ])
})
