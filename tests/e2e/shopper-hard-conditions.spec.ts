import type { Locator, Page } from '@playwright/test'
import { routeHref } from '@/lib/routing/href'
import { FULL_RUN } from '@/tests/support/full-run'
import { checkoutOf, GUEST_FIELDS, GUESTS } from '@/tests/support/guest'
import { openPayment, purchasesOf } from '@/tests/support/payment-walk'
import type { PrivateShop } from '@/tests/support/private-shop'
import { openProduct } from '@/tests/support/private-walk'
import { expect, test } from '@/tests/support/shop-test'
import { firstSize } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'

const t = translatorFor('fi')
const guest = GUESTS.fi

const CHECKOUT = ['createOrUpdateCheckout', 'validateOrderCreation', 'placeOrder', 'orderedCart', 'checkout']
const CART = ['getCart', 'addToCart', 'completeCart']

// messages of browser and shop about failed requests
const FAILED = /Failed to load resource|could not be/

test.use({ pictures: 'blank', expectedComplaints: [FAILED] })

/** Presses a button, and again each time the shop reports a failure. */
async function pressUntil(done: Locator, button: Locator, failure: Locator): Promise<void> {
  const idle = button.and(button.page().locator(':not([aria-busy])'))
  // checks the button first: when it is idle, the outcome is already on the page
  const isAsked = async () => (await idle.isVisible()) && (await failure.isVisible()) && !(await done.isVisible())
  await idle.click()
  await expect(async () => {
    if (await isAsked()) await idle.click({ timeout: 2000 })
    await expect(done).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 60_000 })
}

/** Opens the checkout with a dress in the cart; presses "try again" wherever it appears. */
async function openPatiently(page: Page, shop: PrivateShop) {
  const retry = page.getByRole('button', { name: t('checkout.retry'), exact: true })
  const idle = retry.and(page.locator(':not([aria-busy])'))
  // an update that the form has sent by itself can remove the button before it is pressed
  const press = (button: Locator) => button.click({ timeout: 2000 }).catch(() => undefined)
  await page.addLocatorHandler(idle, press, { noWaitAfter: true })
  const { storefront } = await openProduct(page, shop, 'dress')
  await firstSize(page, storefront).click()
  await pressUntil(
    page.locator('[data-testid="cart-count"]:not([aria-busy])').filter({ hasText: /^1$/ }),
    page.getByTestId('add-to-cart'),
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: t('product.addFailed') }),
  )
  await page.goto(`${storefront.origin}${routeHref({ market: 'fi', lang: 'fi', mode: 'domain' }, 'checkout')}`)
  return checkoutOf(page, storefront)
}

test(
  'R-CHECKOUT-12 T23 T27 with a backend that takes two seconds for each request, the shopper places one order',
  FULL_RUN,
  async ({ page, privateShop }) => {
    await privateShop.control({ fault: 'slow', ms: 2000 })
    const { order, end, expectConfirmed } = await openPayment(page, privateShop, 'fi')
    await order()
    await end('approved')
    await expectConfirmed()
  },
)

// seeds with failures of product, checkout, order and confirmation
const WAYS = [
  { fault: 'down', seed: 3909, operations: [...CART, ...CHECKOUT], name: 'calls that never arrive' },
  { fault: 'lost-answer', seed: 181, operations: CHECKOUT, name: 'answers that are lost' },
]

for (const { fault, seed, operations, name } of WAYS) {
  test(
    `R-CHECKOUT-12 T20 T23 T27 with one failure in five requests, ${name}, the shopper retries and places one order`,
    FULL_RUN,
    async ({ page, privateShop }) => {
      await privateShop.control({ fault, operations, rate: 0.2, seed })
      const { form, field, radios, terms, placeOrder, approve } = await openPatiently(page, privateShop)
      for (const key of GUEST_FIELDS) await field(key).fill(guest[key])
      await radios('shipping').first().check()
      await radios('payment').first().check()
      await terms.check()
      await pressUntil(
        page.locator('button[name="outcome"][value="approved"]'),
        placeOrder,
        // the notice of the order, not that of the delivery methods
        form.locator('[role="alert"][tabindex="-1"]').filter({ hasText: t('checkout.failureCode', { code: '' }) }),
      )
      await approve()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.thanks', { name: guest.firstName }))
      await expect(page.getByRole('list', { name: t('confirm.items') }).getByRole('listitem')).toHaveCount(1)
      await expect(page.getByTestId('order-number')).toHaveText(/^\d+$/)
      await expect.poll(() => purchasesOf(page)).toBe(1)
      const { orders, injected } = await privateShop.control()
      expect(orders).toBe(1)
      expect(injected.placeOrder, 'the order request failed too').toBeGreaterThan(0)
    },
  )
}
