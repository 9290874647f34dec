import { CHROMIUM, CHROMIUM_FLAGS } from '@/scripts/chromium.mjs'
import { findPlaces } from '@/tests/support/find-places'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, storefrontOf, TEXTS, test } from '@/tests/support/shop-test'
import { hydrate } from '@/tests/support/touch-page'

const { origin } = storefrontOf('fi')

// with the back/forward cache, which Playwright switches off
const ignoreDefaultArgs = ['--disable-back-forward-cache']
test.use({ launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS, ignoreDefaultArgs } })

test(
  'R-NAV-08 the page of a product is prepared while its link is hovered, and fetched once',
  FULL_RUN,
  async ({ page }) => {
    const { list } = await findPlaces(origin)
    await page.goto(origin + list)
    await expect(page.locator('script[type="speculationrules"]')).toBeAttached()
    const link = page.getByTestId('product-card').nth(1).getByRole('heading').getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.hover()
    // Chromium shows no requests of prepared pages to its tools; the entry of the page that opens says how it came
    await page.waitForLoadState('networkidle')
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const [entry] = await page.evaluate(() => performance.getEntriesByType('navigation').map((each) => each.toJSON()))
    expect(entry.deliveryType === 'navigational-prefetch' || entry.activationStart > 0).toBe(true)
  },
)

test('R-LIST-05 the way back from a product shows the list as it was left, with the focus on the card', async ({
  page,
}) => {
  const { list } = await findPlaces(origin)
  await page.goto(origin + list)
  await hydrate(page)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  const cards = page.getByTestId('product-card')
  const drawn = await cards.count()
  await page.getByRole('button', { name: TEXTS.fi.list.more }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect.poll(() => cards.count()).toBeGreaterThan(drawn)
  const link = cards
    .nth(drawn + 4)
    .getByRole('heading')
    .getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(300)
  await link.click()
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  // not by Playwright, which waits for a load event
  await page.evaluate(() => window.history.back())
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5)
  await expect(page.locator('progress[data-phase]')).toHaveCount(0)
})
