// Measures how long a shopper waits after a click: for a product's heading, for the cart count, for the next paint.

import { REFUSED_CONSENT } from '../refused-consent.mjs'
import { findPages, launchBrowser } from './browser.mjs'
import { longestEvent, slowDown, untilPainted, withClock } from './input-to-paint.mjs'
import { launchBackend, launchShop } from './launch.mjs'
import { describeTimes, median } from './median.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
/** Time for which a pointer hovers over a link before the click, ms. */
const HOVER_MS = 400
/** Time before the first tap on a page on a phone, ms. */
const READING_MS = 1500
const PHONE_SLOWDOWN = 4

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** Opens a page in a new context, without cache and with no cookie but that of a refused consent, and calls `visit` with it. */
async function inNewContext(browser, options, visit) {
  const context = await browser.newContext({ ...options, storageState: REFUSED_CONSENT })
  try {
    await withClock(context)
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

async function centreOf(locator) {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await locator.boundingBox()
  return { x: x + width / 2, y: y + height / 2 }
}

const headingOf = (name) => `document.querySelector('h1')?.textContent === ${JSON.stringify(name)}`

/** Time to the product's heading after a click on a product in a list, with a hover before it. */
const headingOnDesktop = (browser, list, card) =>
  inNewContext(browser, DESKTOP, async (page) => {
    await page.goto(list, { waitUntil: 'load' })
    const link = page.getByTestId('product-card').nth(card).getByRole('heading').getByRole('link')
    const { x, y } = await centreOf(link)
    const shown = untilPainted(page, headingOf(await link.textContent()))
    await page.mouse.move(x, y, { steps: 5 })
    await page.waitForTimeout(HOVER_MS)
    await page.mouse.down()
    await page.mouse.up()
    return shown
  })

/** The same on a phone with a slow processor. A tap has no hover, so nothing is prefetched. */
const headingOnPhone = (browser, list, card) =>
  inNewContext(browser, PHONE, async (page) => {
    await slowDown(page, PHONE_SLOWDOWN)
    await page.goto(list, { waitUntil: 'load' })
    const link = page.getByTestId('product-card').nth(card).getByRole('heading').getByRole('link')
    const name = await link.textContent()
    const { x, y } = await centreOf(link)
    await page.waitForTimeout(READING_MS)
    const shown = untilPainted(page, headingOf(name))
    await page.touchscreen.tap(x, y)
    return shown
  })

/** Time until the cart count changes after adding a product; throws when every size is sold out. */
const countAfterAdd = (browser, product) =>
  inNewContext(browser, DESKTOP, async (page) => {
    await page.goto(product, { waitUntil: 'load' })
    const size = page.locator('[data-testid="size-option"]:not([data-sold-out])').first()
    if ((await size.count()) === 0) throw new Error(`${product} is sold out`)
    await size.click()
    const { x, y } = await centreOf(page.getByTestId('add-to-cart'))
    const shown = untilPainted(page, `document.querySelector('[data-testid="cart-count"]')?.textContent === '1'`)
    await page.mouse.move(x, y, { steps: 5 })
    await page.waitForTimeout(HOVER_MS)
    await page.mouse.down()
    await page.mouse.up()
    return shown
  })

/** First interactions with a page on a phone. */
const FIRST_TAPS = {
  'size choice': { on: 'product', target: '[data-testid="size-option"]:not([data-sold-out])' },
  'add without a size': { on: 'product', target: '[data-testid="add-to-cart"]' },
  'picture of the gallery': { on: 'product', target: '[data-product-picture] button' },
  'menu on the list': { on: 'list', target: 'header button[aria-haspopup], header button[popovertarget]' },
}

const firstTap = (browser, address, target) =>
  inNewContext(browser, PHONE, async (page) => {
    await slowDown(page, PHONE_SLOWDOWN)
    await page.goto(address, { waitUntil: 'load' })
    const { x, y } = await centreOf(page.locator(target).first())
    await page.waitForTimeout(READING_MS)
    return longestEvent(page, () => page.touchscreen.tap(x, y))
  })

/** The measurements with their goals in ms; `round` chooses the product in the list. */
export const RESPONSE_TIMES = {
  'heading, desktop': { goal: 60, once: (browser, { list }, round) => headingOnDesktop(browser, list, round) },
  'heading, phone': { goal: 350, once: (browser, { list }, round) => headingOnPhone(browser, list, round % 4) },
  'count after add': { goal: 60, once: (browser, { product }) => countAfterAdd(browser, product) },
  ...Object.fromEntries(
    Object.entries(FIRST_TAPS).map(([name, { on, target }]) => [
      `first tap, phone: ${name}`,
      { goal: 120, once: (browser, pages) => firstTap(browser, pages[on], target) },
    ]),
  ),
}

/** Prints the medians. Resolves to whether all goals are reached. */
export async function benchFeel() {
  const { port } = await launchShop(await launchBackend())
  const browser = await launchBrowser()
  const pages = await findPages(browser, `http://fi.localhost:${port}`)
  let areReached = true
  for (const [name, { goal, once }] of Object.entries(RESPONSE_TIMES)) {
    const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1)
    // Warm-up visits: the server renders a page and its pictures at the first visit, which slows the browser down.
    for (const round of rounds) await once(browser, pages, round)
    const times = []
    for (const round of rounds) times.push(await once(browser, pages, round))
    console.log(`${name}: ${describeTimes(times)}; goal ${goal}`)
    areReached &&= median(times) <= goal
  }
  await browser.close()
  return areReached
}
