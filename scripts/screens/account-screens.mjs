// Signing in, and the pages of a customer. The customers are those of the mock backend.
import { expect } from '@playwright/test'
import { go, hydrate } from './acts.mjs'

const CUSTOMERS = {
  fi: 'aino.laine@example.fi',
  se: 'saga.lind@example.se',
  no: 'nora.dahl@example.no',
  dk: 'ida.holm@example.dk',
}
const PASSWORD = 'kajo-demo-2026'
const WIDTHS = [390, 1440]
const SIGN_IN = '/account/sign-in'

async function openSignIn({ page, width }) {
  if (width < 1024) {
    await page.locator('header [popovertarget="phone-menu"]').click()
    await expect(page.locator('#phone-menu')).toBeVisible()
  }
  await hydrate(page)
  await page.locator(`a[href$="${SIGN_IN}"]`).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog').locator('input[type="password"]')).toBeVisible()
}

const send = ({ page }) => page.locator('main form button[type="submit"]').click()

async function enter(stage, password = PASSWORD) {
  const { page, market } = stage
  await go(stage, SIGN_IN)
  await hydrate(page)
  await page.locator('main input[type="email"]').fill(CUSTOMERS[market])
  await page.locator('main input[type="password"]').fill(password)
  await send(stage)
  await page.mouse.move(0, 0)
}

/** Signs in and opens the page with this place in the navigation. */
export const toPage = (place) => async (stage) => {
  const { page } = stage
  await enter(stage)
  await page.waitForURL(/\/account$/)
  const link = page.locator('main nav li').nth(place).getByRole('link')
  if (place > 0) await go(stage, await link.getAttribute('href'))
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Signs in and opens the newest order. */
async function toOrder(stage) {
  await toPage(1)(stage)
  await go(stage, await stage.page.locator('main li h2 a').first().getAttribute('href'))
  await expect(stage.page.locator('main dl').first()).toBeVisible()
}

/** Steps of the panel for signing in, by their buttons from top to bottom. */
const openStep = (button) => async (stage) => {
  await go(stage, SIGN_IN)
  await hydrate(stage.page)
  await stage.page.locator('main button.text-link').nth(button).click()
  await expect(stage.page.locator('main input[type="email"]')).toBeFocused()
}

export const ACCOUNT_SCREENS = [
  { name: 'sign-in', widths: WIDTHS, act: openSignIn },
  {
    name: 'sign-in-refused',
    widths: WIDTHS,
    act: async (stage) => {
      await enter(stage, 'another-password')
      await expect(stage.page.locator('main input[aria-invalid="true"]')).toBeVisible()
    },
  },
  { name: 'forgotten-password', widths: [390], act: openStep(0) },
  { name: 'register', widths: WIDTHS, isWhole: true, act: openStep(1) },
  { name: 'account', widths: WIDTHS, isWhole: true, act: toPage(0) },
  { name: 'account-orders', act: toPage(1) },
  { name: 'account-order', isWhole: true, act: toOrder },
  { name: 'account-order-print', isWhole: true, media: 'print', widths: [820], act: toOrder },
  { name: 'account-balance', widths: WIDTHS, act: toPage(2) },
  { name: 'account-invoices', widths: WIDTHS, act: toPage(3) },
  { name: 'account-settings', widths: WIDTHS, isWhole: true, act: toPage(4) },
  {
    name: 'account-settings-errors',
    widths: [390],
    isWhole: true,
    act: async (stage) => {
      await toPage(4)(stage)
      await stage.page.locator('#zip').fill('1')
      await stage.page.locator('main form button[type="submit"]').first().click()
      await expect(stage.page.locator('#zip[aria-invalid="true"]')).toBeVisible()
    },
  },
]
