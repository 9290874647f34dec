import type { Page } from '@playwright/test'
import { findPlaces } from '@/tests/support/find-places'
import { FULL_RUN } from '@/tests/support/full-run'
import { holdScripts } from '@/tests/support/hold-scripts'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { hydrate, whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

const { origin } = storefrontOf('fi')
const t = translatorFor('fi')

test.use({ pictures: 'blank' })

const cartButton = (page: Page) => page.locator('button[data-island][aria-haspopup="dialog"]')
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test(
  'going back from a product restores the length and the scroll position of the list',
  FULL_RUN,
  async ({ page }) => {
    const { list } = await findPlaces(origin)
    await page.goto(origin + list)
    await whenStarted(page)
    await hydrate(page)
    const cards = page.getByTestId('product-card')
    const drawn = await cards.count()
    await page.getByRole('button', { name: t('list.more') }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect.poll(() => cards.count()).toBeGreaterThan(drawn)
    const longer = await cards.count()
    const link = cards
      .nth(drawn + 4)
      .getByRole('heading')
      .getByRole('link')
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport()
    const place = await scrollY(page)
    await link.click()
    await expect(page.getByTestId('add-to-cart')).toBeVisible()
    await expect(page.locator('#main'), 'the pressed link is gone, its focus is not').toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect.poll(() => cards.count()).toBe(longer)
    await expect.poll(() => scrollY(page)).toBe(place)
  },
)

test('after sorting, the focus stays on the sort control', FULL_RUN, async ({ page }) => {
  const { list } = await findPlaces(origin)
  await page.goto(origin + list)
  await hydrate(page)
  const select = page.getByTestId('sort-select')
  await select.focus()
  await select.selectOption('PRICE')
  await expect(page).toHaveURL(/sort=PRICE/)
  await expect(select).toHaveValue('PRICE')
  await expect(select).toBeFocused()
})

test('the cart clicked before the scripts have loaded opens when they have', FULL_RUN, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(origin, { waitUntil: 'commit' })
  await cartButton(page).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test(
  'R-ROUTE-26 text typed while the styles of the suggestions load stays in the field',
  FULL_RUN,
  async ({ page }) => {
    await page.goto(origin)
    await whenStarted(page)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/_next\/static\/css\//, async (route) => {
      await released
      await route.continue()
    })
    const sheet = page.waitForRequest(/\/_next\/static\/css\//)
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('searchField.open'), exact: true })
      .click()
    const field = page.getByTestId('search-input')
    await expect(field).toBeFocused()
    await page.keyboard.type('neu')
    await sheet
    await page.keyboard.type('le')
    await expect(field).toHaveValue('neule')
    release()
    await expect(page.locator('#search').getByRole('option').first()).toBeVisible()
    await expect(field).toHaveValue('neule')
  },
)

test.describe('parts that cannot be fetched', () => {
  test.use({ expectedComplaints: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] })

  test('R-ERROR-01 after a deploy the first touch reloads the page once', FULL_RUN, async ({ page }) => {
    await page.goto(origin)
    await whenStarted(page)
    // the next build has files of other names, until the document itself is fetched anew
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route(/\/_next\/static\/chunks\//, (route) =>
      loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    const loaded = page.waitForEvent('load')
    await page.keyboard.press('Shift')
    await loaded
    await hydrate(page)
    expect(loads).toBe(1)
  })

  test(
    'R-PAGE-16 without a network opening the cart keeps the page and shows a message; it opens when the network is back',
    FULL_RUN,
    async ({ page, context }) => {
      await page.goto(origin)
      await hydrate(page)
      await context.setOffline(true)
      await cartButton(page).press('Enter')
      const notice = page.getByText(t('offline.title'))
      await expect(notice).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
      await context.setOffline(false)
      await page.getByRole('button', { name: t('common.retry') }).click()
      const drawer = page.getByRole('dialog')
      await expect(drawer).toBeVisible()
      // its sheet failed with its code, and is fetched again as well
      await expect(drawer).toHaveCSS('position', 'fixed')
      await expect(notice).toBeHidden()
    },
  )
})
