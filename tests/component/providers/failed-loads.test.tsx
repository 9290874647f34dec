// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CartButton } from '@/components/cart/cart-button'
import { CartIslands } from '@/components/cart/cart-islands'
import { start as startOffline } from '@/components/layout/offline-behaviour'
import { BehaviourLoader } from '@/components/providers/behaviour-loader'
import { ShopProvider } from '@/components/providers/shop-provider'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

// what the network answers for the parts that are fetched late
const network = vi.hoisted(() => ({ isThere: false, asked: [] as string[] }))
const later = vi.hoisted(() => (name: string) => {
  network.asked.push(name)
  if (!network.isThere) throw new Error(`Loading chunk ${name} failed`)
})
vi.mock('@/components/providers/run-behaviours', () => {
  later('behaviours')
  return { runBehaviours: () => () => {} }
})
vi.mock('@/lib/flows/start-shop', () => {
  later('shop')
  return { startShop: () => () => {} }
})
vi.mock('@/components/cart/cart-layer', () => {
  later('cart-layer')
  return { CartLayer: ({ part }: { part: string }) => <p>{part}</p> }
})
vi.mock('@/components/ui/use-shop-router', () => ({ useShopRouter: () => ({ pathname: '/' }) }))
vi.mock('@/components/providers/error-watcher', () => ({ ErrorWatcher: () => null }))
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))

const NOTICE = `<div role="status"><div hidden><p>offline</p>
  <button data-retry>again</button><button data-close>close</button></div></div>`

beforeEach(() => {
  network.isThere = false
  network.asked = []
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.restoreAllMocks()
})

const told = (component: string) =>
  vi.waitFor(() => expect(reloadOrReport).toHaveBeenCalledWith(expect.any(Error), { type: 'load', component }))

it('R-ERROR-01 behaviours that are gone after a deploy reload the page or are told of', async () => {
  renderInShop(<BehaviourLoader />, makeShop().shop)
  fireEvent.pointerDown(document.body)
  await told('behaviours')
})

it('R-ERROR-01 so does the part that wakes the shop, which comes by itself once there is a network', async () => {
  render(<ShopProvider config={CONFIG}>page</ShopProvider>)
  await told('shop')
  const before = network.asked.length
  fireEvent(window, new Event('online'))
  await vi.waitFor(() => expect(network.asked.length).toBeGreaterThan(before))
})

it('R-ERROR-01 a bag that cannot be fetched leaves the page, says so offline, and opens when asked again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isThere)
  const { shop, state } = makeShop()
  renderInShop(
    <>
      <CartButton />
      <CartIslands />
    </>,
    shop,
  )
  const holder = document.body.appendChild(document.createElement('div'))
  holder.innerHTML = NOTICE
  const live = holder.firstElementChild as HTMLElement
  const stop = startOffline(live, shop)
  const notice = live.firstElementChild as HTMLElement

  fireEvent.click(screen.getByRole('button', { name: /Varukorg/ }))
  await told('cart-layer')
  expect(state().overlay.current, 'nothing waits for the drawer').toBe('')
  expect(notice.hidden).toBe(false)
  expect(screen.getByRole('button', { name: /Varukorg/ }), 'the page is still there').toBeTruthy()

  const [words] = live.getElementsByTagName('p')
  fireEvent.click(screen.getByText('again'))
  expect(notice.hidden).toBe(false)
  expect(live.getElementsByTagName('p')[0], 'said anew').not.toBe(words)

  network.isThere = true
  act(() => screen.getByText('again').click())
  expect(notice.hidden).toBe(true)
  expect(await screen.findByText('drawer')).toBeTruthy()
  expect(state().overlay.current).toBe('cart')
  stop()
  holder.remove()
})
