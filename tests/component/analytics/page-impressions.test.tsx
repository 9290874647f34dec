// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinkNavigation } from '@/components/providers/link-navigation'
import { RouteMark } from '@/components/providers/route-mark'
import { RouteWatcher } from '@/components/providers/route-watcher'
import { Link } from '@/components/ui/link'
import type { ShopEvents } from '@/lib/store/slices/events-slice'
import { knownPushes, pushedNames, removeDataLayer, sellProducts } from '@/tests/support/data-layer'
import { arrive, FakeRouter } from '@/tests/support/fake-router'
import { fakeSeen } from '@/tests/support/fake-seen'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

freshBrowser()
beforeEach(() => {
  fakeSeen()
  sellProducts()
})

let stop = () => {}
afterEach(() => {
  stop()
  removeDataLayer()
  document.head.innerHTML = ''
})

type Given = { address?: string; from?: 'document' | 'page'; parts?: React.ReactNode }

/** A document at an address, with analytics. Each one begins with fresh modules, as a document does. */
async function open({ address = '/', from = 'document', parts }: Given = {}) {
  vi.resetModules()
  const { startAnalytics } = await import('@/lib/analytics/start-analytics')
  window.history.replaceState(null, '', address)
  const made = makeShop()
  renderInShop(
    <FakeRouter start={window.location.pathname}>
      <LinkNavigation />
      <RouteMark name="home___sv" />
      <RouteWatcher />
      <Link href="/c/kl%C3%A4der/kjolar?sort=PRICE">Kjolar</Link>
      {parts}
    </FakeRouter>,
    made.shop,
  )
  stop = startAnalytics(made.shop, { from, mayIdentify: () => true })
  const impressions = () =>
    made
      .state()
      .events.flatMap(({ type, data }) => (type === 'page:impression' ? [data as ShopEvents[typeof type]] : []))
  return { ...made, impressions }
}

const frames = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

async function follow(address: string, path: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Kjolar' })))
  window.history.pushState(null, '', address)
  await act(async () => arrive(path))
}

it('R-NAV-04 T49 opening a document emits a page impression with all fields and pushes original_location', async () => {
  const { impressions } = await open({ address: '/?utm_source=mail&loginToken=a.b.c&email=saga%40mejl.se#journal' })
  expect(impressions()).toEqual([
    {
      name: 'home___sv',
      meta: { guards: ['ralph-default'] },
      path: '/',
      hash: '#journal',
      query: { utm_source: 'mail' },
      params: {},
      fullPath: '/?utm_source=mail#journal',
      isSSR: true,
      requestUrl: 'http://localhost:3000/?utm_source=mail#journal',
    },
  ])
  expect(knownPushes()).toEqual([
    { event: 'page_data', page_type: 'home' },
    { event: 'original_location', original_location: 'http://localhost:3000/?utm_source=mail#journal' },
  ])
})

it('R-NAV-04 T49 a client navigation to a new path emits an impression with isSSR false and its route parameters', async () => {
  const { impressions, state } = await open()
  act(() => state().setRoot({ currentRouteName: '' }))
  await follow('/c/kl%C3%A4der/kjolar?sort=PRICE', '/c/kl%C3%A4der/kjolar')
  expect(impressions()).toHaveLength(2)
  expect(impressions()[1]).toMatchObject({
    name: 'category___sv',
    path: '/c/kl%C3%A4der/kjolar',
    params: { path: ['kläder', 'kjolar'] },
    query: { sort: 'PRICE' },
    fullPath: '/c/kl%C3%A4der/kjolar?sort=PRICE',
    isSSR: false,
  })
  expect(knownPushes().slice(-2)).toEqual([
    { event: 'page_data', page_type: 'category' },
    { event: 'virtual_page_view', pagePath: '/c/kl%C3%A4der/kjolar?sort=PRICE' },
  ])
})

it('R-NAV-06 a change of the query alone emits no impression', async () => {
  const { impressions } = await open({ address: '/c/kjolar' })
  await act(async () => window.history.replaceState(null, '', '/c/kjolar?page=2'))
  await frames()
  expect(impressions()).toHaveLength(1)
})

it('T49 a page restored from the back/forward cache emits an impression with isSSR false', async () => {
  const { impressions } = await open()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(impressions()).toHaveLength(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(impressions().map(({ isSSR }) => isSSR)).toEqual([true, false])
})

it('T49 a prerendered page emits no impression until it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  const { impressions } = await open()
  Reflect.deleteProperty(document, 'prerendering')
  expect(impressions()).toEqual([])
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(impressions()).toMatchObject([{ isSSR: true }])
})

it('R-NAV-04 T47 impressions contain no personal data and no id of a cart or order', async () => {
  const cart = '0b7f2f53-9f3c-4a40-8d55-2f8a4ce9a0de'
  const { impressions } = await open({ address: `/?action=cart#${cart}` })
  expect(JSON.stringify(impressions())).not.toContain(cart)
  cleanup()
  stop()
  const confirmed = await open({ address: `/checkout/confirm?oid=${cart}&email=saga@mejl.se&cartid=${cart}` })
  expect(confirmed.impressions()).toMatchObject([{ fullPath: '/checkout/confirm' }])
  cleanup()
  stop()
  const order = await open()
  await follow('/saga%40mejl.se', '/saga%40mejl.se')
  expect(order.impressions()[1]).toMatchObject({ fullPath: '/[e-mail]', params: {} })
  await follow('/mina-sidor/ordrar/100734', '/mina-sidor/ordrar/100734')
  expect(order.impressions()[2]).toMatchObject({ fullPath: '/mina-sidor/ordrar/:number', params: {} })
})

it('R-ANALYTICS-02 view_search_results has the searched words without e-mail addresses and personal numbers', async () => {
  await open()
  await follow('/s/kjol%20saga%40mejl.se', '/s/kjol%20saga%40mejl.se')
  await frames()
  expect(pushedNames()).toContain('view_search_results')
  expect(JSON.stringify(knownPushes())).not.toMatch(/mejl/)
  expect(knownPushes().at(-1)).toEqual({ event: 'view_search_results', search_term: 'kjol [e-mail]' })
})

it('R-ANALYTICS-02 a product page pushes view_item', async () => {
  await open({ parts: <article data-detail={3} /> })
  await vi.waitFor(() => expect(pushedNames()).toContain('view_item'))
})

it('R-ANALYTICS-02 a 404 or 500 page pushes exception', async () => {
  document.head.innerHTML = '<meta name="kajo-status" content="404">'
  await open({ address: '/nej', parts: <article data-detail={3} /> })
  await frames()
  expect(knownPushes().at(-1)).toEqual({ event: 'exception', description: '404 /nej', fatal: true })
  expect(pushedNames()).not.toContain('view_item')
})
