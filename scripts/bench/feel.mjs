// How long a shopper waits after a press: for the heading of a product, for the count on the bag.

import { findPages, launchBrowser } from './browser.mjs'
import { launchBackend, launchShop } from './launch.mjs'

const ROUNDS = 15
/** Most a press may take until it is seen, in ms (median). */
const GOAL = 50

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Presses an element inside the page and resolves with the ms until `isSeen` holds and a frame has been drawn. */
const pressUntil = (page, press, seen) =>
  page.evaluate(
    ([pressed, expression]) =>
      new Promise((resolve) => {
        const isSeen = new Function(`return ${expression}`)
        const target = document.querySelector(pressed)
        const start = performance.now()
        const look = () => (isSeen() ? resolve(performance.now() - start) : requestAnimationFrame(look))
        target.click()
        requestAnimationFrame(look)
      }),
    [press, seen],
  )

async function headingTimes(page, list) {
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(list, { waitUntil: 'networkidle' })
    const link = page.getByTestId('product-card').nth(round).getByRole('link')
    const href = await link.getAttribute('href')
    // pointing at the card fetches its page ahead
    const [ahead] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes(`${href}?_rsc=`)),
      link.hover(),
    ])
    await ahead.finished()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 300 })))
    const name = JSON.stringify(await link.textContent())
    times.push(
      await pressUntil(
        page,
        `[data-testid="product-card"] h2 a[href="${href}"]`,
        `document.querySelector('h1')?.textContent === ${name}`,
      ),
    )
  }
  return times
}

async function countTimes(browser, list) {
  const times = []
  for (let card = 0; times.length < ROUNDS; card++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(list, { waitUntil: 'networkidle' })
    await page.getByTestId('product-card').nth(card).getByRole('link').click()
    await page.getByTestId('size-option').first().waitFor()
    const size = page.locator('[data-testid="size-option"]:not([data-sold-out])').first()
    // sold out in every size: nothing to add
    if ((await size.count()) === 0) {
      await context.close()
      continue
    }
    await size.click()
    await page.getByTestId('add-to-cart').hover()
    await page.waitForLoadState('networkidle')
    times.push(
      await pressUntil(
        page,
        '[data-testid="add-to-cart"]',
        `document.querySelector('[data-testid="cart-count"]')?.textContent === '1'`,
      ),
    )
    await context.close()
  }
  return times
}

/** Prints the medians; resolves with whether both keep the goal. */
export async function benchFeel() {
  const backend = await launchBackend()
  const { port } = await launchShop(backend)
  const browser = await launchBrowser()
  const { list } = await findPages(browser, `http://fi.localhost:${port}`)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const still = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  // once without a clock: pages and pictures are made at their first visit, on the processors that are measured
  await headingTimes(page, list)
  const results = {
    'heading of a product fetched ahead': await headingTimes(page, list),
    'the same with reduced motion': await headingTimes(still, list),
    'count on the bag': await countTimes(browser, list),
  }
  await browser.close()
  for (const [name, times] of Object.entries(results)) {
    const sorted = [...times].sort((a, b) => a - b).map(Math.round)
    console.log(
      `${name}: median ${Math.round(median(times))} ms of ${times.length} (${sorted[0]} to ${sorted.at(-1)}); goal ${GOAL}`,
    )
  }
  return Object.values(results).every((times) => median(times) < GOAL)
}
