// States of cart, checkout and confirmation.
import { expect } from '@playwright/test'
import {
  add,
  addAll,
  asBusiness,
  enterCode,
  fill,
  go,
  openCart,
  order,
  pressOrder,
  removeFirst,
  toCheckout,
} from './acts.mjs'

const PHONES = [390, 820]

const ORGANISATIONS = { fi: '1234567-1', se: '556123-4567', no: '123456785', dk: '12345674' }

const CART_SCREENS = [
  {
    name: 'cart',
    // A cheap product, so that the cart is below the limit for free delivery.
    path: ({ smallThing }) => smallThing,
    act: async (stage) => {
      await add(stage)
      await openCart(stage)
    },
  },
  {
    name: 'cart-free-shipping',
    act: async (stage) => {
      await addAll(stage, 'dress', 'discounted', 'oneSize')
      await openCart(stage)
    },
  },
  {
    name: 'cart-code-refused',
    act: async (stage) => {
      await addAll(stage, 'dress')
      await openCart(stage)
      await enterCode(stage, 'KAJO25')
    },
  },
  {
    name: 'cart-code',
    act: async (stage) => {
      await addAll(stage, 'dress')
      await openCart(stage)
      await enterCode(stage, 'KAJO15')
    },
  },
  {
    name: 'cart-undo',
    act: async (stage) => {
      await addAll(stage, 'dress', 'discounted')
      await openCart(stage)
      await removeFirst(stage)
    },
  },
  {
    name: 'cart-emptied',
    act: async (stage) => {
      await addAll(stage, 'dress')
      await openCart(stage)
      await removeFirst(stage)
    },
  },
  {
    name: 'cart-business',
    widths: [390, 1440],
    act: async (stage) => {
      await addAll(stage, 'dress')
      await asBusiness(stage)
      await openCart(stage)
    },
  },
  {
    name: 'cart-empty',
    act: async (stage) => {
      await openCart(stage)
      await expect(stage.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  },
]

const CHECKOUT_SCREENS = [
  {
    name: 'checkout-nothing',
    path: ({ checkout }) => checkout,
    act: ({ page }) => expect(page.locator('main a').first()).toBeVisible(),
  },
  { name: 'checkout', act: toCheckout },
  {
    name: 'checkout-errors',
    isWhole: true,
    act: async (stage) => {
      await toCheckout(stage)
      await pressOrder(stage)
      await expect(stage.page.getByRole('alert').getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'checkout-filled',
    isWhole: true,
    act: async (stage) => {
      await toCheckout(stage)
      await fill(stage)
    },
  },
  {
    name: 'checkout-organisation',
    isWhole: true,
    act: async (stage) => {
      await toCheckout(stage)
      await fill(stage)
      await stage.page.locator('fieldset button[aria-pressed="false"]').first().click()
      await expect(stage.page.locator('#organisationId')).toBeVisible()
    },
  },
  {
    name: 'checkout-provider-form',
    widths: [390, 1440],
    markets: ['se', 'no'],
    act: async (stage) => {
      await toCheckout(stage)
      await fill(stage)
      await stage.page.getByRole('radio', { name: stage.market === 'se' ? /^Klarna/ : /^Avarda/ }).check()
      await stage.page.locator('form > button[type="submit"]').click()
      const submit = stage.page.frameLocator('form iframe').locator('[type="submit"]')
      await expect(submit).toBeVisible()
      await submit.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'checkout-summary-open',
    widths: PHONES,
    act: async (stage) => {
      await toCheckout(stage)
      await stage.page.locator('[aria-controls="order-content"]').click()
      await expect(stage.page.getByTestId('cart-line')).toBeVisible()
    },
  },
  {
    name: 'checkout-refused',
    act: async (stage) => {
      await toCheckout(stage)
      await fill(stage, { email: 'payment-failed@kajo.test' })
      await pressOrder(stage)
      await expect(stage.page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeFocused()
    },
  },
]

const AFTER_SCREENS = [
  { name: 'confirmation', act: order },
  { name: 'confirmation-whole', isWhole: true, act: order },
  { name: 'confirmation-print', isWhole: true, media: 'print', widths: [820], act: order },
  {
    name: 'confirmation-business',
    isWhole: true,
    widths: [390, 1440],
    act: async (stage) => {
      const { page } = stage
      await toCheckout(stage)
      await page.locator('fieldset button[aria-pressed="false"]').first().click()
      await page.locator('#company').fill('Kajo Oy')
      await page.locator('#organisationId').fill(ORGANISATIONS[stage.market])
      await fill(stage)
      await pressOrder(stage)
      await page.locator('button[name="outcome"][value="approved"]').click()
      await expect(page.getByTestId('order-number')).toHaveText(/^\S+$/)
    },
  },
  {
    name: 'confirmation-pending',
    widths: [390, 1440],
    act: async (stage) => {
      await toCheckout(stage)
      await fill(stage)
      await pressOrder(stage)
      await stage.page.waitForURL(/\/payments\//)
      await go(stage, '/checkout/confirm')
      // The button appears after the last pause between requests; together they take 32 s.
      await expect(stage.page.locator('main [role="alert"] ~ button')).toBeVisible({ timeout: 60_000 })
    },
  },
  {
    name: 'confirmation-failed',
    path: () => '/checkout/confirm',
    widths: [390, 1440],
    act: async (stage) => {
      const { page } = stage
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('"operationName":"orderReceipt"') ? route.abort() : route.fallback(),
      )
      await go(stage, '/checkout/confirm?oid=nobody-knows')
      await expect(page.locator('main [role="alert"] ~ button')).toBeVisible({ timeout: 30_000 })
    },
  },
  {
    name: 'confirmation-unknown',
    path: () => '/checkout/confirm?oid=nobody-knows',
    act: ({ page }) => expect(page.getByRole('main').getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'payment-failure',
    path: () => '/checkout/klarna-fail?reason=blocked',
    act: ({ page }) => seeHeading(page),
  },
]

const seeHeading = (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

export const PURCHASE_SCREENS = [...CART_SCREENS, ...CHECKOUT_SCREENS, ...AFTER_SCREENS]
