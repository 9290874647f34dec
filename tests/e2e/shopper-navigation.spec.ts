import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { whenStarted } from '@/tests/support/touch-page'

const shop = storefrontOf('fi')
const { origin } = shop

test.use({ pictures: 'blank', viewport: { width: 390, height: 844 } })

test('R-NAV-01 a card opens its page at the top', async ({ page }) => {
  await page.goto(origin)
  await whenStarted(page)
  const card = page.getByTestId('product-card').last()
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await card.getByRole('heading').getByRole('link').press('Enter')
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('R-PAGE-12 the progress bar appears 200 ms after a press and grows every 100 ms for 5000 ms', async ({ page }) => {
  await page.goto(origin)
  await whenStarted(page)
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/p/**', async (route) => {
    await isFree
    await route.fallback()
  })
  const link = page.getByTestId('product-card').first().getByRole('heading').getByRole('link')
  // in one call, because Playwright finds no elements while a document is on its way
  const bar = await link.evaluate(async (element: HTMLAnchorElement) => {
    element.click()
    let shown: Element | null = null
    while (!shown) {
      await new Promise(requestAnimationFrame)
      shown = document.querySelector('progress[data-phase]')
    }
    const { height, animationTimingFunction: steps } = getComputedStyle(shown)
    return { ...shown.getAnimations()[0]?.effect?.getComputedTiming(), height, steps }
  })
  expect(bar).toMatchObject({ delay: 200, duration: 5000, steps: 'steps(50)', height: '5px' })
  letGo()
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  await expect(page.locator('progress[data-phase]'), 'R-PAGE-13 the next document has none').toHaveCount(0)
})

test('R-NAV-02 a hash in the address scrolls to its target', async ({ page }) => {
  const target = page.locator('#newsletter')
  await page.goto(`${origin}/`)
  await whenStarted(page)
  await expect(target).not.toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // on the page that is open, and on one that comes with the hash
  for (const from of [null, 'about:blank']) {
    if (from) await page.goto(from)
    await page.goto(`${origin}/#newsletter`)
    await whenStarted(page)
    await expect(target).toBeInViewport({ ratio: 1 })
    // under the header, not at the far end of the window
    await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(300)
  }
})
