import type { BrowserContext, Page } from '@playwright/test'
import { NOTHING_ALLOWED } from '@/lib/consent/consent-record'
import { STORED_DATA } from '@/lib/consent/stored-data'
import { routePath } from '@/lib/routing/href'
import { axeProblems } from '@/tests/support/axe-problems'
import { ALL_ALLOWED, consentCookies } from '@/tests/support/consent-cookies'
import { findPlaces } from '@/tests/support/find-places'
import {
  BACKEND_PORT,
  expect,
  STOREFRONTS,
  type Storefront,
  storefrontOf,
  TEXTS,
  test,
} from '@/tests/support/shop-test'
import { addFirstSize } from '@/tests/support/shop-walk'

// the worker stores files too
test.use({ storageState: { cookies: [], origins: [] }, serviceWorkers: 'allow' })

const CONTAINER_ORIGIN = `http://localhost:${BACKEND_PORT}`
const isMeasuring = (address: string) => /\/gtm\.js|\/g\/collect/.test(address)

/** Names of all that the shop has stored: cookies, local and session storage, databases, caches. */
async function storedNames(context: BrowserContext, page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => [
    // the products of the visit may be in the storage of the visit only
    ...Object.keys(localStorage).map((name) => (name.startsWith('kajo-visited') ? `kept ${name}` : name)),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ...(await caches.keys()),
  ])
  return [...(await context.cookies()).map(({ name }) => name), ...kept]
}

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
const isNecessary = (name: string) =>
  STORED_DATA.necessary.some(({ names }) => names.some((pattern) => matches(pattern, name)))

/** Requests of the context, its worker included, that measure or go to another host than the shop and its services. */
function recordRequests(context: BrowserContext, origin: string): string[] {
  const own = [new URL(origin).host, new URL(CONTAINER_ORIGIN).host]
  const foreign: string[] = []
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    const isOwn = !protocol.startsWith('http') || own.includes(host)
    if (!isOwn || isMeasuring(request.url())) foreign.push(request.url())
  })
  return foreign
}

/** Home, a list, a search, a product that goes into the cart unless it has one, and the checkout. */
async function visitShop(page: Page, shop: Storefront) {
  const { list, products } = await findPlaces(shop.origin)
  for (const path of ['/', list, '/s/jacka', products[0] ?? '/']) {
    await page.goto(shop.origin + path)
    await page.mouse.wheel(0, 800)
    await expect(page.locator('html[data-awake]')).toHaveCount(1)
  }
  const hasCart = (await page.context().cookies()).some(({ name }) => name === 'ralph-cart')
  if (!hasCart) await addFirstSize(page, shop)
  await page.goto(shop.origin + encodeURI(routePath(shop.lang, 'checkout')))
  await expect(page.locator('input[type="email"]').first()).toBeVisible()
}

const se = storefrontOf('se')

/** Second arguments (`default`, `update`) of all `gtag('consent', …)` calls in the document's data layer, in order. */
const consentCommands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const [name, kind] = Array.from(entry as ArrayLike<string>)
      return name === 'consent' ? [kind] : []
    }),
  )

for (const shop of STOREFRONTS) {
  const { market, lang, origin } = shop
  const words = TEXTS[lang].consent

  test(`T32 ${market}: before a choice and after a no the shop stores only what is necessary and measures nothing`, async ({
    page,
    context,
  }) => {
    const foreign = recordRequests(context, origin)
    await page.goto(origin)
    const banner = page.getByRole('region', { name: words.title })
    await expect(banner).toBeVisible()
    if (market === 'se' || market === 'fi') expect(await axeProblems(page)).toEqual([])
    await visitShop(page, shop)
    const names = await storedNames(context, page)
    expect(names, 'what is stored is seen').toContain(`kajo-visited-${market}-${lang}`)
    expect(names.filter((name) => !isNecessary(name))).toEqual([])
    await page.goto(origin)
    await banner.getByRole('button', { name: words.reject }).click()
    await expect(banner).toBeHidden()
    await visitShop(page, shop)
    await expect(banner).toBeHidden()
    expect((await storedNames(context, page)).filter((name) => !isNecessary(name))).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(foreign).toEqual([])
  })
}

test('a yes to statistics reports once how the page was shown, by its kind alone', async ({ page, context }) => {
  await context.addCookies(consentCookies({ ...NOTHING_ALLOWED, statistics: true }))
  const { origin } = se
  const reports: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/vitals')) reports.push(request.postData() ?? '')
  })
  await page.goto(origin)
  // what a browser does when the shopper leaves; Playwright does not see requests of a page that is gone
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
  await expect
    .poll(async () => {
      await leave()
      return reports.length
    })
    .toBeGreaterThan(0)
  const { page: kind, ...vitals } = JSON.parse(reports[0] ?? '')
  expect([kind, vitals.TTFB > 0]).toEqual(['home', true])
})

test('R-ANALYTICS-01 a yes loads the container after one update, and taking it back on the page of the footer ends it', async ({
  page,
  context,
}) => {
  const { origin, lang } = se
  const words = TEXTS[lang].consent
  const measured = recordRequests(context, origin)
  await page.goto(origin)
  await page.getByRole('button', { name: words.accept }).click()
  await expect.poll(() => measured.length).toBeGreaterThan(1)
  expect(measured[0]).toBe(`${CONTAINER_ORIGIN}/gtm.js?id=GTM-KAJO1`)
  expect(measured.slice(1).every((address) => address.includes('gcs=G111'))).toBe(true)
  expect(await consentCommands(page)).toEqual(['default', 'update'])
  await page.getByRole('contentinfo').getByRole('link', { name: words.link, exact: true }).click()
  await expect(page).toHaveURL(origin + encodeURI(routePath(lang, 'cookies')))
  await expect(page.getByText(/Ditt samtycke har numret/)).toBeVisible()
  expect(await axeProblems(page)).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(expect.arrayContaining(['_ga', '_gcl_au']))
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: words.reject }).click()
  await reloaded
  expect((await storedNames(context, page)).filter((name) => !isNecessary(name))).toEqual([])
  measured.length = 0
  await visitShop(page, se)
  expect(measured).toEqual([])
})

test('R-ANALYTICS-01 the container runs under the policy of stored pages and of the checkout, with one update each', async ({
  page,
  context,
}) => {
  await context.addCookies(consentCookies(ALL_ALLOWED))
  for (const path of ['/', '/kassan']) {
    const loaded = page.waitForResponse((response) => response.url().startsWith(`${CONTAINER_ORIGIN}/gtm.js`))
    const hit = page.waitForResponse((response) => response.url().startsWith(`${CONTAINER_ORIGIN}/g/collect`))
    await page.goto(se.origin + path)
    expect((await loaded).status()).toBe(200)
    expect((await hit).request().url()).toContain('gcs=G111')
    expect(await consentCommands(page)).toEqual(['default', 'update'])
  }
})
