// States while a request is pending and after it has failed.
import { expect } from '@playwright/test'
import { add, openCart, scrollTo, toCheckout, writeLetter } from './acts.mjs'

// The narrowest and the widest width; the one between looks like one of them.
const ENDS = [390, 1440]

/** Never answers requests to an address; with `operation`, only those of this GraphQL operation. */
const hold = ({ page }, address, operation) => answerOnly(page, address, operation, () => new Promise(() => {}))

/** Lets requests to an address fail with a network error; with `operation`, only those of this GraphQL operation. */
const cut = ({ page }, address, operation) => answerOnly(page, address, operation, (route) => route.abort())

async function answerOnly(page, address, operation, answer) {
  await page.route(address, async (route) => {
    const isMeant = !operation || route.request().postData()?.includes(`"operationName":"${operation}"`)
    return isMeant ? answer(route) : route.fallback()
  })
}

async function askForMore(stage) {
  await scrollTo(stage, 'main progress')
  const more = stage.page.locator('main progress ~ button')
  await more.click()
  return more
}

/** Scrolls an element to the middle of the window. */
const centre = (locator) =>
  locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

export const WAITING_SCREENS = [
  {
    name: 'list-more-waiting',
    path: ({ clothes }) => clothes,
    widths: ENDS,
    isWaiting: true,
    act: async (stage) => {
      await hold(stage, '**/api/list**')
      await expect(await askForMore(stage)).toHaveAttribute('aria-busy', 'true')
      await centre(stage.page.locator('main progress'))
    },
  },
  {
    name: 'list-more-failed',
    path: ({ clothes }) => clothes,
    widths: ENDS,
    act: async (stage) => {
      await cut(stage, '**/api/list**')
      await askForMore(stage)
      const said = stage.page.locator('main progress + p')
      await expect(said).toHaveText(/\S/)
      await centre(said)
    },
  },
  {
    name: 'cart-waiting',
    path: ({ smallThing }) => smallThing,
    widths: ENDS,
    isWaiting: true,
    act: async (stage) => {
      const { page, paths } = stage
      await add(stage)
      await hold(stage, '**/graphql', 'getCart')
      await page.goto(stage.origin + paths.dress, { waitUntil: 'load' })
      await openCart(stage)
    },
  },
  {
    name: 'add-refused',
    path: ({ dress }) => dress,
    widths: ENDS,
    act: async (stage) => {
      const { page } = stage
      await cut(stage, '**/graphql', 'addToCart')
      await page.locator('[data-testid="size-option"]:not([data-sold-out])').first().click()
      await page.getByTestId('add-to-cart').click()
      await expect(page.locator('main [role="alert"]').filter({ hasText: /\S/ }).first()).toBeVisible()
    },
  },
  {
    name: 'size-sold-out',
    path: ({ fewLeft }) => fewLeft,
    widths: ENDS,
    act: async ({ page }) => {
      const size = page.locator('[data-testid="size-option"][data-sold-out]').first()
      await size.click()
      await centre(size)
    },
  },
  {
    name: 'checkout-waiting',
    path: ({ dress }) => dress,
    widths: ENDS,
    isWaiting: true,
    act: async (stage) => {
      await add(stage)
      await hold(stage, '**/graphql', 'getCart')
      await stage.page.goto(stage.origin + stage.paths.checkout, { waitUntil: 'load' })
      await expect(stage.page.locator('main h1 + [role="status"]')).toBeAttached()
    },
  },
  {
    name: 'checkout-options-failed',
    widths: ENDS,
    act: async (stage) => {
      await toCheckout(stage)
      await cut(stage, '**/graphql', 'createOrUpdateCheckout')
      await cut(stage, '**/graphql', 'checkout')
      await stage.page.locator('#zip').fill({ fi: '00530', se: '116 25', no: '0555', dk: '2200' }[stage.market])
      await stage.page.locator('#city').focus()
      const said = stage.page.locator('[aria-labelledby="step-shipping"] [role="alert"] + button')
      await expect(said).toBeVisible()
      await centre(said)
    },
  },
  ...['limited', 'broken'].map((fate) => ({
    name: `newsletter-${fate}`,
    part: 'section:has(#newsletter)',
    widths: ENDS,
    act: async (stage) => {
      await writeLetter(stage, `${fate}@kajo.test`)
      await expect(stage.page.locator('section:has(#newsletter) [role="status"] [data-shown]')).toBeVisible()
    },
  })),
]
