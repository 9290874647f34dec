// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CartButton } from '@/components/cart/cart-button'
import { LayerHost } from '@/components/layers/layer-host'
import { OfflineNotice } from '@/components/layout/offline-notice'
import { PageListeners } from '@/components/providers/page-listeners'
import { ShopProvider } from '@/components/providers/shop-provider'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import messages from '@/messages/sv.json'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

// what the network answers for the parts that are fetched late
const network = vi.hoisted(() => ({ isThere: false, asked: [] as string[] }))
const later = vi.hoisted(() => (name: string) => {
  network.asked.push(name)
  if (!network.isThere) throw new Error(`Loading chunk ${name} failed`)
})
vi.mock('@/components/providers/start-page-listeners', () => {
  later('page-listeners')
  return { startPageListeners: () => () => {} }
})
vi.mock('@/lib/flows/start-shop', () => {
  later('shop')
  return { startShop: () => () => {} }
})
vi.mock('@/components/cart/cart-drawer', () => {
  later('cart-drawer')
  return { CartDrawer: () => <p>drawer</p> }
})
vi.mock('@/components/providers/error-watcher', () => ({ ErrorWatcher: () => null }))
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))

const { offline, common } = messages

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

it('R-ERROR-01 when the code of the page listeners is missing after a deploy, the page reloads or reports', async () => {
  renderInShop(<PageListeners offlinePath="/offline" />, makeShop().shop)
  fireEvent.pointerDown(document.body)
  await told('page-listeners')
})

it('R-ERROR-01 the same for the code that starts the shop, which is loaded again when the network is back', async () => {
  render(
    <NextIntlClientProvider locale="sv" messages={messages} timeZone="Europe/Stockholm">
      <ShopProvider config={CONFIG}>page</ShopProvider>
    </NextIntlClientProvider>,
  )
  await told('shop')
  const before = network.asked.length
  fireEvent(window, new Event('online'))
  await vi.waitFor(() => expect(network.asked.length).toBeGreaterThan(before))
})

it('R-ERROR-01 when the code of the cart cannot be loaded, the page stays, offline with a notice, and the next press opens the cart', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isThere)
  const { shop, state } = makeShop()
  renderInShop(
    <>
      <CartButton />
      <LayerHost />
      <OfflineNotice />
    </>,
    shop,
  )
  const isShown = () => !screen.getByText(offline.title).closest('[hidden]')
  const retry = () => screen.getByText(common.retry)
  const notice = () => screen.queryByText(offline.title)

  fireEvent.click(screen.getByRole('button', { name: /Varukorg/ }))
  await told('layer cart')
  expect(state().layers.overlay.current, 'nothing waits for the drawer').toBe('')
  const shown = notice()
  expect(isShown()).toBe(true)
  expect(screen.getByRole('button', { name: /Varukorg/ }), 'the page is still there').toBeTruthy()

  fireEvent.click(retry())
  expect(isShown()).toBe(true)
  expect(notice(), 'announced again').not.toBe(shown)

  network.isThere = true
  act(() => retry().click())
  expect(isShown()).toBe(false)
  expect(await screen.findByText('drawer')).toBeTruthy()
  expect(state().layers.overlay.current).toBe('cart')
})
