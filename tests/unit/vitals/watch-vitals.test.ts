// @vitest-environment jsdom
import cookies from 'js-cookie'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ConsentChoice, NOTHING_ALLOWED } from '@/lib/consent/consent-record'
import { saveConsent } from '@/lib/consent/save-consent'
import { startShop } from '@/lib/flows/start-shop'
import type { Shop } from '@/lib/store/shop'
import { ALL_ALLOWED, consentCookies } from '@/tests/support/consent-cookies'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { makeShop } from '@/tests/support/shop-fixtures'

const measured = vi.hoisted(() => new Map<string, (metric: { name: string; value: number }) => void>())
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: (metric: { name: string; value: number }) => void) => measured.set(name, report),
    ]),
  ),
)

freshBrowser()
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<{ ok: boolean }>>(async () => ({ ok: true }))
let stop = () => {}
beforeEach(() => {
  vi.resetModules()
  measured.clear()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(document, 'visibilityState')
  vi.unstubAllGlobals()
})

/** The shop on its start page, or on the page of the route. */
function open(choice: ConsentChoice | null, route = 'home___sv'): Shop {
  if (choice) cookies.set('kajo-consent', consentCookies(choice)[0]?.value ?? '')
  const { shop } = makeShop()
  shop.store.getState().setRoot({ currentRouteName: route })
  stop = startShop(shop)
  return shop
}

function leave(): unknown[] {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  return fetched.mock.calls.flatMap(([address, { body }]) =>
    address === '/api/vitals' ? [JSON.parse(String(body))] : [],
  )
}

const measure = () => {
  for (const [name, report] of measured) report({ name, value: 7 })
}
const whenMeasuring = () => vi.waitFor(() => expect(measured.size).toBe(4))
const settle = () => new Promise((resolve) => setTimeout(resolve))

it.each([
  ['before a choice', null],
  ['without statistics', { ...ALL_ALLOWED, statistics: false }],
])('T32 %s no vitals are measured', async (_when, choice) => {
  open(choice)
  // until the code would have loaded and started
  await import('@/lib/vitals/report-vitals')
  await settle()
  expect([measured.size, leave()]).toEqual([0, []])
})

it('with statistics all four vitals are sent once, when the page is hidden', async () => {
  open({ ...NOTHING_ALLOWED, statistics: true })
  await whenMeasuring()
  measure()
  expect(leave()).toEqual([{ page: 'home', CLS: 7, INP: 7, LCP: 7, TTFB: 7 }])
  measure()
  expect(leave()).toHaveLength(1)
})

it('the page is the one that the document began with, also when the shopper agrees on a later one', async () => {
  const shop = open(null, 'list___sv')
  shop.store.getState().setRoot({ currentRouteName: 'product___sv' })
  saveConsent(shop, ALL_ALLOWED)
  await whenMeasuring()
  measure()
  expect(leave()).toMatchObject([{ page: 'list' }])
})

it('T32 nothing is sent when the shopper has changed her mind', async () => {
  const shop = open(ALL_ALLOWED)
  await whenMeasuring()
  measure()
  saveConsent(shop, NOTHING_ALLOWED)
  expect(leave()).toEqual([])
})
