// States of header, footer and menus, of content pages, and of error pages.
import { expect } from '@playwright/test'
import { MARKET_CODES } from '../market-codes.mjs'
import { go, hydrate, setFault, writeLetter } from './acts.mjs'

const PHONES = [390, 820]

const openMenu = async ({ page }) => {
  await page.locator('header [popovertarget="phone-menu"]').click()
  await expect(page.locator('#phone-menu')).toBeVisible()
}

const stepInto = async (stage, level) => {
  const { page } = stage
  await page
    .locator(`#phone-menu details[name="phone-menu-${level}"] > summary`)
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.locator(`#phone-menu [data-level="${level + 1}"]:visible`)).toBeVisible()
}

const openPicker = async ({ page, width }) => {
  if (width < 1024) await openMenu({ page })
  const place = width < 1024 ? '#phone-menu' : 'footer'
  await page.locator(`${place} [popovertarget="market"]:not([popovertargetaction])`).click()
  await expect(page.locator('#market')).toBeVisible()
}

const openSearch = async ({ page }) => {
  await page.locator('header [popovertarget="search"]').filter({ visible: true }).click()
  await expect(page.locator('#suggested-popular')).toBeVisible()
}

export const SHELL_SCREENS = [
  {
    name: 'mega-menu',
    widths: [1440],
    markets: MARKET_CODES,
    act: async ({ page }) => {
      await page.locator('nav details[name="category-menu"] > summary').first().click()
      await expect(page.locator('details[open] [data-panel]')).toBeVisible()
    },
  },
  { name: 'phone-menu', widths: PHONES, act: openMenu },
  {
    name: 'phone-menu-second-level',
    widths: PHONES,
    act: async (stage) => {
      await openMenu(stage)
      await stepInto(stage, 1)
    },
  },
  {
    name: 'phone-menu-third-level',
    widths: PHONES,
    act: async (stage) => {
      await openMenu(stage)
      await stepInto(stage, 1)
      await stepInto(stage, 2)
    },
  },
  { name: 'market-picker', act: openPicker },
  { name: 'search-open', act: openSearch },
  {
    name: 'search-suggestions',
    act: async (stage) => {
      await openSearch(stage)
      await stage.page.keyboard.type('kajo')
      await expect(stage.page.locator('#suggested-products')).toBeVisible()
    },
  },
  { name: 'footer', part: 'footer' },
  {
    name: 'newsletter-error',
    part: 'section:has(#newsletter)',
    act: async (stage) => {
      await writeLetter(stage, 'aino@')
      await expect(stage.page.locator('#newsletter-invalid')).toBeVisible()
    },
  },
  {
    name: 'newsletter-success',
    part: 'section:has(#newsletter)',
    act: async (stage) => {
      await writeLetter(stage, `screens-${stage.market}@kajo.test`)
      await expect(stage.page.locator('#newsletter-done')).toBeVisible()
    },
  },
]

export const WORD_SCREENS = [
  { name: 'content', path: ({ terms }) => terms, isWhole: true },
  { name: 'article', path: ({ article }) => article, isWhole: true },
]

export const TROUBLE_SCREENS = [
  { name: 'not-found', path: () => '/no-such-page' },
  {
    name: 'not-found-visited',
    isWhole: true,
    widths: [390],
    act: async (stage) => {
      const { page, paths } = stage
      for (const name of ['dress', 'discounted', 'oneSize']) {
        await go(stage, paths[name])
        await hydrate(page)
      }
      await go(stage, '/no-such-page')
      await expect(page.locator('section[aria-labelledby="visited-title"] a').first()).toBeVisible()
    },
  },
  {
    name: 'offline',
    path: ({ dresses }) => dresses,
    act: async ({ page, context }) => {
      await hydrate(page)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      // Do not hover over the card: its second picture cannot be loaded any more.
      const link = page.getByTestId('product-card').first().getByRole('heading').getByRole('link')
      await link.evaluate((element) => element.click())
      await expect(page.locator('[role="status"] > :not([hidden]) > button').first()).toBeVisible()
    },
  },
  {
    name: 'backend-down',
    // The fault affects all screenshots that are taken at the same time.
    isAlone: true,
    act: async (stage) => {
      await setFault(stage.backend, 'down', ['product'])
      const answer = await stage.page
        .goto(`${stage.origin}/p/never-seen-${Date.now()}`, { waitUntil: 'networkidle' })
        .finally(() => setFault(stage.backend, null))
      if (answer?.status() !== 503) throw new Error(`answered ${answer?.status()} instead of 503`)
    },
  },
  { name: 'offline-page', path: () => '/offline' },
]
