import type { Page } from '@playwright/test'
import { zipExample } from '@/lib/checkout/zip-rules'
import { GUESTS } from '@/tests/support/guest'
import { holdAnswers } from '@/tests/support/hold-answers'
import { type PrivateShop, withPrivateShop } from '@/tests/support/private-shop'
import { openCheckout } from '@/tests/support/private-walk'
import { test as base, expect } from '@/tests/support/shop-test'
import { speak } from '@/tests/support/speak'

const test = base.extend(withPrivateShop)
const t = speak('fi')
const guest = GUESTS.fi

test.use({ pictures: 'blank' })

// the browser's own line for the answer we asked the backend to refuse
const REFUSED = /Failed to load resource: the server responded with a status of 50[023]/

const expectOrdered = async (page: Page, shop: PrivateShop) => {
  await expect(page.getByTestId('order-number')).toHaveText(/^\S+$/)
  expect((await shop.control()).orders, 'one order').toBe(1)
}

test.beforeEach(async ({ privateShop }) => {
  await privateShop.control({ reset: true, fault: null })
})

test('R-CHECKOUT-01 R-VALID-01 R-VALID-02 an empty form says what is missing beside each field and above, and leads there', async ({
  page,
  privateShop,
}) => {
  const { form, field, placeOrder, terms } = await openCheckout(page, privateShop)
  await placeOrder.click()

  // delivery and payment come after the postcode and are not complained about yet
  const missing = ['email', 'mobile', 'firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const
  for (const name of missing) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(t('checkout.problems.required')))
  }
  await expect(terms).toHaveAccessibleDescription(t('checkout.problems.terms'))
  await expect(field('email')).toBeFocused()
  const summary = form.getByRole('alert').filter({ hasText: t('checkout.summary', { count: missing.length + 1 }) })
  await summary.getByRole('link', { name: t('checkout.city') }).click()
  await expect(field('city')).toBeFocused()

  await page.keyboard.type('   ')
  await field('email').fill('aino@')
  await field('email').blur()
  await expect(field('city')).toHaveAccessibleDescription(t('checkout.problems.mustFill'))
  await expect(field('email')).toHaveAccessibleDescription(new RegExp(t('checkout.problems.email', { tld: 'fi' })))
  await field('email').fill(guest.email)
  await expect(field('email')).not.toHaveAttribute('aria-invalid')
  expect((await privateShop.control()).calls.placeOrder, 'nothing was sent').toBeUndefined()
})

for (const { market, wrong } of [
  { market: 'fi', wrong: '0150' },
  { market: 'se', wrong: '1162' },
  { market: 'no', wrong: '00530' },
  { market: 'dk', wrong: '220' },
] as const) {
  test(`R-CHECKOUT-02 ${market}: a postcode of another country is refused with an example, the right one brings the ways of delivery`, async ({
    page,
    privateShop,
  }) => {
    const { field, radios, placeOrder, storefront } = await openCheckout(page, privateShop, market)
    const say = speak(storefront.lang)
    await field('zip').fill(wrong)
    await placeOrder.click()
    await expect(field('zip')).toHaveAccessibleDescription(
      say('checkout.problems.zip', { example: zipExample(market) }),
    )
    await expect(radios('shipping')).toHaveCount(0)
    await field('zip').fill(GUESTS[market].zip)
    await expect(field('zip')).not.toHaveAttribute('aria-invalid')
    await expect(radios('shipping').first()).toBeVisible()
    await expect(radios('payment'), 'first the delivery').toHaveCount(0)
    await radios('shipping').first().check()
    await expect(radios('payment').first()).toBeVisible()
    await expect(radios('payment').first(), 'none is chosen for her').not.toBeChecked()
  })
}

test('R-CHECKOUT-11 a size sold meanwhile: told in place, the bag shows it, and once it is back the order goes through', async ({
  page,
  privateShop,
}) => {
  const { fill, expectKept, placeOrder, sku } = await openCheckout(page, privateShop)
  await fill(guest)
  await privateShop.control({ skuStock: { skuId: sku.skuId, n: 0 } })
  await placeOrder.click()

  const alert = page.getByRole('alert').filter({ hasText: t('checkout.failures.outOfStock') })
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('OUT_OF_STOCK')
  await expect(page.getByTestId('cart-line')).toContainText(t('cart.onlyLeft', { stock: 0 }))
  await alert.getByRole('button', { name: t('checkout.editCart') }).click()
  await expect(page.getByRole('complementary', { name: t('checkout.order') }).locator(':focus')).toHaveCount(1)
  await expectKept(guest)
  expect((await privateShop.control()).orders).toBe(0)

  await privateShop.control({ skuStock: { skuId: sku.skuId, n: 3 } })
  await placeOrder.click()
  await expectOrdered(page, privateShop)
})

test.describe('the backend fails during the checkout', () => {
  test.use({ expectedComplaints: [REFUSED] })

  for (const fault of ['down', 'unavailable'] as const) {
    test(`R-ERROR-03 T20 T23 ${fault}: nothing typed is lost and the second try makes one order`, async ({
      page,
      privateShop,
    }) => {
      const { fill, expectKept, placeOrder } = await openCheckout(page, privateShop)
      await fill(guest)
      await privateShop.control({ fault, operations: ['placeOrder'] })
      await placeOrder.click()
      const alert = page.getByRole('alert').filter({ hasText: t('checkout.failures.unanswered') })
      await expect(alert).toBeFocused()
      await expectKept(guest)

      await privateShop.control({ fault: null })
      await placeOrder.click()
      await expectOrdered(page, privateShop)
    })
  }

  test.describe(() => {
    test.use({ expectedComplaints: [/^The cart could not be fetched/] })

    test('R-GQL-15 T20 silent: a reload says so, and another try brings all that was typed', async ({
      page,
      privateShop,
    }) => {
      const { fill, expectKept } = await openCheckout(page, privateShop)
      await fill(guest)
      await privateShop.control({ fault: 'silent', operations: ['getCart'] })
      await page.reload()
      const retry = page.getByRole('main').getByRole('button', { name: t('cart.retry') })
      // as long as the shop itself waits, and the page takes to come
      await expect(retry).toBeVisible({ timeout: 60_000 })
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('checkout.loadFailed'))

      await privateShop.control({ fault: null })
      await retry.press('Enter')
      await expectKept(guest)
      await expect(page.getByRole('main'), 'what had the focus is gone').toBeFocused()
    })
  })
})

test('T23 a double click makes one order', async ({ page, privateShop }) => {
  const { fill, placeOrder } = await openCheckout(page, privateShop)
  await fill(guest)
  const letGo = await holdAnswers(page, 'placeOrder')
  await placeOrder.dblclick()
  await letGo()
  await expectOrdered(page, privateShop)
  expect((await privateShop.control()).calls.placeOrder, 'asked once').toBe(1)
})

test('T23 an order sent in the same breath as the last choice is not disturbed by the pricing of that choice', async ({
  page,
  privateShop,
}) => {
  const { fill, placeOrder, radios } = await openCheckout(page, privateShop)
  await fill(guest)
  await radios('payment').nth(1).check()
  await placeOrder.click()
  await expectOrdered(page, privateShop)
})

test('T20 a reload keeps what was typed; the terms are accepted anew', async ({ page, privateShop }) => {
  const { fill, expectKept, placeOrder, terms } = await openCheckout(page, privateShop)
  await fill(guest)
  await page.reload()
  await expectKept(guest)
  await expect(terms).not.toBeChecked()
  await terms.check()
  await placeOrder.click()
  await expectOrdered(page, privateShop)
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept, 'nothing personal stays behind').not.toContain(guest.email)
})

test('R-CHECKOUT-04 R-CHECKOUT-05 R-CHECKOUT-06 R-CHECKOUT-08 R-CHECKOUT-09 a customer the shop refuses is told why; another address orders', async ({
  page,
  privateShop,
}) => {
  const { field, fill, expectKept, placeOrder } = await openCheckout(page, privateShop)
  const blacklisted = { ...guest, email: 'blacklisted@kajo.test' }
  await fill(blacklisted)
  await placeOrder.click()
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.failures.blacklisted') })).toBeFocused()
  await expectKept(blacklisted)

  await field('email').fill('invalid@kajo.test')
  await placeOrder.click()
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.failures.invalidemail') })).toBeFocused()
  await expect(field('email')).toHaveAccessibleDescription(new RegExp(t('checkout.problems.email', { tld: 'fi' })))
  await expectKept({ ...guest, email: 'invalid@kajo.test' })
  const { orders, calls } = await privateShop.control()
  expect([orders, calls.placeOrder], 'the order was never sent').toEqual([0, undefined])

  await field('email').fill(guest.email)
  await placeOrder.click()
  await expectOrdered(page, privateShop)
})

test('R-CHECKOUT-11 a refused payment keeps the bag, and the next try is a new one', async ({ page, privateShop }) => {
  const { field, fill, expectKept, placeOrder } = await openCheckout(page, privateShop)
  const refused = { ...guest, email: 'payment-failed@kajo.test' }
  await fill(refused)
  await placeOrder.click()
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.failures.refused') })).toBeFocused()
  await expectKept(refused)
  await field('email').fill(guest.email)
  await placeOrder.click()
  await expectOrdered(page, privateShop)
})
