// States of home page, lists and products.
import { expect } from '@playwright/test'
import { MARKET_CODES } from '../market-codes.mjs'
import { add, asBusiness, hydrate, scrollTo } from './acts.mjs'

export const HOME_SCREENS = [
  { name: 'home', markets: MARKET_CODES },
  { name: 'home-whole', isWhole: true },
  {
    name: 'home-outfit',
    widths: [1440],
    // Only these markets have this content.
    markets: ['fi', 'no'],
    act: async ({ page }) => {
      const points = page.locator('[data-hotspots] summary')
      await points.nth(1).scrollIntoViewIfNeeded()
      await points.nth(1).click()
      await expect(page.locator('[data-hotspots] details[open]')).toHaveCount(1)
    },
  },
  {
    name: 'home-row',
    act: async ({ page }) => {
      const row = page.locator('[data-slider] [data-row]').first()
      await row.scrollIntoViewIfNeeded()
      await row.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
      await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50)
    },
  },
]

/** Widths of a phone and a desktop in px. */
const ENDS = [390, 1440]

export const LIST_SCREENS = [
  { name: 'list', path: ({ dresses }) => dresses },
  { name: 'list-whole', path: ({ dresses }) => dresses, isWhole: true },
  { name: 'list-page-2', path: ({ clothes }) => `${clothes}?page=2`, widths: ENDS, markets: ['no'] },
  { name: 'list-filters', path: ({ dresses }) => dresses, widths: ENDS, markets: ['se', 'dk'], act: openFilters },
  {
    name: 'list-filtered',
    path: ({ dresses }) => dresses,
    widths: ENDS,
    markets: ['fi'],
    act: async (stage) => {
      await openFilters(stage)
      for (const key of ['skus', 'p-Color']) await chooseMost(stage.page, key)
      await stage.page.keyboard.press('Escape')
    },
  },
  { name: 'list-incoming', path: ({ incoming }) => incoming, widths: ENDS, markets: ['se'] },
  { name: 'search', path: ({ search }) => search, widths: ENDS, markets: ['fi', 'se'] },
  { name: 'search-nothing-found', path: ({ nothing }) => nothing, widths: ENDS, markets: ['dk'] },
  { name: 'brands', path: ({ brands }) => brands, widths: ENDS, markets: ['no'] },
  { name: 'favourites', path: ({ dresses }) => dresses, widths: ENDS, markets: ['fi'], act: withFavourites },
  { name: 'favourites-empty', path: ({ favorites }) => favorites, widths: ENDS, markets: ['no'] },
  {
    name: 'quick-shop',
    path: ({ dresses }) => dresses,
    widths: [390],
    markets: ['fi', 'dk'],
    act: async ({ page }) => {
      await hydrate(page)
      await page.getByTestId('quickshop-open').first().tap()
      await expect(page.locator('dialog[open] [data-testid="size-option"]').first()).toBeVisible()
    },
  },
  {
    name: 'list-end',
    path: ({ shoes }) => shoes,
    act: async ({ page }) => {
      const seen = page.locator('main progress')
      await seen.scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 300)
    },
  },
  {
    name: 'list-hover',
    path: ({ dresses }) => dresses,
    widths: [1440],
    act: async ({ page }) => {
      await hydrate(page)
      const card = page.getByTestId('product-card').nth(1)
      await card.hover()
      await expect(card.locator('[data-second] img')).toBeVisible({ timeout: 30_000 })
    },
  },
  {
    name: 'list-empty',
    path: ({ dresses }) => `${dresses}?price=~1-2`,
    widths: ENDS,
    markets: ['fi', 'no'],
    act: isEmpty,
  },
  { name: 'business-prices-list', path: ({ dresses }) => dresses, act: asBusiness },
]

async function isEmpty({ page }) {
  await hydrate(page)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main h2').first()).toBeVisible()
}

async function openFilters({ page }) {
  await hydrate(page)
  await page.locator('main button[popovertarget="filter"]').first().click()
  await expect(page.locator('#filter')).toBeVisible()
}

/** Chooses the value of a filter with the highest count. */
async function chooseMost(page, key) {
  const values = page.getByTestId('filter-value').filter({ has: page.locator(`[name="${key}"]`) })
  const counts = await values.locator('small').allTextContents()
  const most = counts.map(Number).indexOf(Math.max(...counts.map(Number)))
  const address = page.url()
  await values.nth(most).click()
  await expect.poll(() => page.url()).not.toBe(address)
}

async function withFavourites({ page, origin, paths }) {
  await hydrate(page)
  for (const nth of [0, 1, 3]) await page.getByTestId('favorite-toggle').nth(nth).click()
  await page.goto(origin + paths.favorites, { waitUntil: 'networkidle' })
  // Only the favourites: cards of the row below them have headings of another level.
  await expect(page.getByTestId('product-card').getByRole('heading', { level: 2 })).toHaveCount(3)
}

const chooseAndFail = async ({ page }) => {
  await page.getByTestId('add-to-cart').click()
  await expect(page.locator('#size-error')).toHaveText(/\S/)
}

async function zoom({ page }) {
  await page.locator('main button[aria-haspopup="dialog"]').first().click()
  await expect(page.locator('dialog[open] img').first()).toBeVisible()
}

export const PRODUCT_SCREENS = [
  { name: 'product', path: ({ dress }) => dress },
  { name: 'product-whole', path: ({ dress }) => dress, isWhole: true },
  { name: 'product-discounted', path: ({ discounted }) => discounted },
  { name: 'product-long-name', path: ({ longName }) => longName },
  { name: 'product-one-size', path: ({ oneSize }) => oneSize },
  { name: 'product-few-left', path: ({ fewLeft }) => fewLeft, act: ({ page }) => seeSizes(page) },
  { name: 'product-sold-out', path: ({ soldOut }) => soldOut, act: ({ page }) => seeSizes(page) },
  { name: 'product-size-missing', path: ({ dress }) => dress, act: chooseAndFail },
  { name: 'product-zoom', path: ({ dress }) => dress, act: zoom },
  {
    name: 'product-zoom-magnified',
    path: ({ discounted }) => discounted,
    act: async (stage) => {
      await zoom(stage)
      await stage.page.keyboard.press('+')
      await expect(stage.page.locator('dialog[open] [data-zoomed]')).toBeVisible()
    },
  },
  {
    name: 'product-size-guide',
    path: ({ dress }) => dress,
    act: async ({ page }) => {
      await page.locator('main fieldset button[popovertarget]').click()
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'product-accordion',
    path: ({ dress }) => dress,
    act: async ({ page }) => {
      const sections = page.locator('main details:not([open]) > summary')
      const summary = await sections.first().elementHandle()
      await summary.click()
      await summary.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    },
  },
  {
    name: 'product-sticky-bar',
    path: ({ dress }) => dress,
    // On wider screens the buy column is always visible.
    widths: [390],
    act: async (stage) => {
      await scrollTo(stage, 'main details')
      await expect(stage.page.locator('[data-shown] button')).toBeVisible()
    },
  },
  {
    name: 'product-second-picture',
    path: ({ dress }) => dress,
    widths: [390],
    act: async ({ page }) => {
      await page
        .locator('main article ul')
        .first()
        .evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
      await expect(page.locator('main :has(+ progress)')).toHaveText(/^2/)
    },
  },
  { name: 'business-prices-product', path: ({ discounted }) => discounted, act: asBusiness },
  {
    name: 'added-notice',
    path: ({ dress }) => dress,
    act: async (stage) => {
      await add(stage)
      const { page } = stage
      const notice = page.getByRole('status').filter({ has: page.getByRole('button') })
      // The notice stays open while the pointer is over it.
      await notice.locator('img').first().hover()
    },
  },
]

async function seeSizes(page) {
  const size = page.getByTestId('size-option').first()
  await size.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}
