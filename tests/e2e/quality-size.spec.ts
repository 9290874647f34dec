import { gzipSync } from 'node:zlib'
import { HEAD_SCRIPT } from '@/lib/browser/head-script.mjs'
import { routeHref } from '@/lib/routing/href'
import { classesWithoutRules, sheetsIn } from '@/tests/support/class-rules'
import { findPlaces } from '@/tests/support/find-places'
import { FULL_RUN } from '@/tests/support/full-run'
import { rawRequest } from '@/tests/support/raw-request'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { FIRST_LOAD_BUDGET, HTML_BUDGET, IDLE_BUDGET, SHEET_BUDGET, weighScripts } from '@/tests/support/size-budget'
import { translatorFor } from '@/tests/support/translator-for'

const KIB = 1024
const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`

test('first-load JavaScript of home, list and product stays within 170 KiB gzip', async ({ context }) => {
  const { origin } = storefrontOf('fi')
  const { list, products } = await findPlaces(origin)
  const paths = { home: '/', list, product: products[0] ?? '' }
  const weighed = await Promise.all(
    Object.entries(paths).map(async ([name, path]) => ({
      name,
      // a separate browser context each, so that nothing is cached
      scripts: await weighAlone(context, origin + path),
    })),
  )
  for (const { name, scripts } of weighed) {
    const totalOf = (isIdle: boolean) =>
      scripts.filter((script) => script.isIdle === isIdle).reduce((sum, { bytes }) => sum + bytes, 0)
    const [total, idle] = [totalOf(false), totalOf(true)]
    const largest = scripts.slice(0, 5).map((script) => `${script.name} ${kib(script.bytes)}`)
    console.log(`${name}: ${kib(total)}, idle ${kib(idle)} in ${scripts.length} scripts; ${largest.join(', ')}`)
    expect.soft(scripts.length, `${name} has scripts`).toBeGreaterThan(3)
    expect.soft(total, `${name}: ${kib(total)}`).toBeLessThanOrEqual(FIRST_LOAD_BUDGET)
    expect.soft(idle, `${name}, idle: ${kib(idle)}`).toBeLessThanOrEqual(IDLE_BUDGET)
    // libraries of forms come with the focus of their field, that of schemas with the first answer to check
    for (const { name: file, text } of scripts) {
      expect.soft(/shouldUnregister/.test(text), `the form library in ${file}`).toBe(false)
      expect.soft(/invalid_type/.test(text), `the schema library in ${file}`).toBe(false)
    }
  }
})

/** Test ids in the code of checkout and confirmation. */
const CHECKOUT_MARKS = ['"place-order"', '"order-number"']

test(
  'no code and no message of checkout and confirmation is in the first load of home, list and product',
  FULL_RUN,
  async ({ context }) => {
    const { origin, market, lang } = storefrontOf('fi')
    const { list, products } = await findPlaces(origin)
    const marksOf = async (path: string) => {
      const scripts = await weighAlone(context, origin + path)
      return CHECKOUT_MARKS.filter((mark) => scripts.some(({ text }) => text.includes(mark)))
    }
    const [pay] = CHECKOUT_MARKS
    const checkoutPath = routeHref({ market, lang, mode: 'domain' }, 'checkout')
    expect(await marksOf(checkoutPath), 'the mark is in the checkout').toEqual([pay])
    const t = translatorFor(lang)
    for (const path of ['/', list, products[0] ?? '']) {
      expect.soft(await marksOf(path), path).toEqual([])
      const { body } = await rawRequest(origin, path)
      for (const words of [t('checkout.emptyText'), t('confirm.numberByMail')])
        expect.soft(body, path).not.toContain(words)
    }
  },
)

test(
  'messages of parts that are loaded later are not in the HTML, and come in one file when the browser is idle',
  FULL_RUN,
  async ({ page }) => {
    const { origin, lang } = storefrontOf('fi')
    const { list, products } = await findPlaces(origin)
    const t = translatorFor(lang)
    for (const path of ['/', list, products[0] ?? '']) {
      const { body } = await rawRequest(origin, path)
      for (const words of [t('filter.failed'), t('notify.failed'), t('cart.loadFailed')])
        expect.soft(body, path).not.toContain(words)
    }
    const withMessages = page.waitForResponse(
      async (response) => /\.js$/.test(response.url()) && (await response.text()).includes('"newsletter":{'),
    )
    await page.goto(origin + list)
    const file = await (await withMessages).text()
    for (const other of ['checkout', 'cartLink']) expect(file).not.toContain(`"${other}":{`)
    console.log(`late messages: ${kib(gzipSync(file).byteLength)}`)
    expect(gzipSync(file).byteLength).toBeLessThanOrEqual(5 * KIB)
  },
)

test('the HTML of home, list and product stays within its limits and contains the head script once', async () => {
  const { origin } = storefrontOf('fi')
  const { list, products } = await findPlaces(origin)
  for (const [name, path] of Object.entries({ home: '/', list, product: products[0] ?? '' })) {
    const { body } = await rawRequest(origin, path)
    const bytes = gzipSync(body).byteLength
    console.log(`${name}: ${bytes} bytes of HTML`)
    expect.soft(bytes, name).toBeLessThanOrEqual(HTML_BUDGET[name as keyof typeof HTML_BUDGET])
    // the page's data for React would contain it escaped
    expect.soft(body.split(HEAD_SCRIPT.slice(0, 20)), name).toHaveLength(2)
  }
})

test(
  'the styles of home, list and product stay within 20 KiB, and every page links the rules of all its classes',
  FULL_RUN,
  async () => {
    const shop = storefrontOf('fi')
    const { origin } = shop
    const { list, products } = await findPlaces(origin)
    const catalogue = ['/', list, products[0] ?? '']
    for (const path of catalogue) {
      const sheets = sheetsIn((await rawRequest(origin, path)).body)
      const bodies = await Promise.all(sheets.map(async (sheet) => (await rawRequest(origin, sheet)).body))
      const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0)
      console.log(`${path}: ${bytes} bytes in ${sheets.length} sheets`)
      expect.soft(sheets.length, path).toBeGreaterThan(0)
      expect.soft(bytes, path).toBeLessThanOrEqual(SHEET_BUDGET)
    }
    const others = (['checkout', 'checkout-confirm', 'favorites', 'brands', 'offline'] as const).map((name) =>
      routeHref({ market: shop.market, lang: shop.lang, mode: 'domain' }, name),
    )
    for (const path of [...catalogue, ...others, '/s/mekko', '/toimitusehdot', '/nothing-here'])
      expect.soft(await classesWithoutRules(origin, path), path).toEqual([])
  },
)

test('the framework’s scripts are marked for compilation while they load', async () => {
  const { origin } = storefrontOf('fi')
  const { body: html } = await rawRequest(origin, '/')
  const sources = [...html.matchAll(/<script src="([^"]+\.js)"/g)].map(([, source]) => source ?? '')
  const scripts = await Promise.all(sources.map(async (source) => (await rawRequest(origin, source)).body))
  const marked = scripts.filter((script) => script.startsWith('//# allFunctionsCalledOnLoad\n'))
  // includes React and the framework, not only their small entry files
  expect(marked.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(400_000)
})

async function weighAlone(context: import('@playwright/test').BrowserContext, address: string) {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  const alone = await browser.newContext()
  try {
    return await weighScripts(await alone.newPage(), address)
  } finally {
    await alone.close()
  }
}
