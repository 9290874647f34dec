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
    await link.hover()
    await page.waitForLoadState('networkidle')
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
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(list, { waitUntil: 'networkidle' })
    await page.getByTestId('product-card').nth(round).getByRole('link').click()
    const size = page.locator('[data-testid="size-option"]:not([data-sold-out]) input').first()
    await size.check({ force: true })
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
  const results = {
    'heading of a product fetched ahead': await headingTimes(page, list),
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
