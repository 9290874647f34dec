import type { Page } from '@playwright/test'
import { zipExample } from '@/lib/person/postcode'
import { afterPriceRead } from '@/tests/support/after-price-read'
import { FULL_RUN } from '@/tests/support/full-run'
import { GUESTS } from '@/tests/support/guest'
import { holdAnswers } from '@/tests/support/hold-answers'
import type { PrivateShop } from '@/tests/support/private-shop'
import { openCheckout } from '@/tests/support/private-walk'
import { expect, test } from '@/tests/support/shop-test'
import { translatorFor } from '@/tests/support/translator-for'

const t = translatorFor('fi')
const guest = GUESTS.fi

test.use({ pictures: 'blank' })

// the browser's own line for the answer we asked the backend to refuse, and the shop's for the one that never came
const REFUSED = /Failed to load resource: the server responded with a status of 50[023]|^The cart could not be fetched/

const expectOrdered = async (page: Page, shop: PrivateShop) => {
  await expect(page.getByTestId('order-number')).toHaveText(/^\S+$/)
  expect((await shop.control()).orders, 'one order').toBe(1)
}

/** The focused message about a failed order. */
const failureOf = (page: Page, failure: string) =>
  page.getByRole('alert').filter({ hasText: t(`checkout.failures.${failure}`) })

test('R-CART-13 R-CHECKOUT-01 R-VALID-01 R-VALID-02 the form shows errors at the fields and in a summary with links, and sends nothing; on a phone the total stays visible', async ({
  page,
  privateShop,
}) => {
  const { form, field, fill, placeOrder, terms } = await openCheckout(page, privateShop)
  await placeOrder.click()

  // delivery and payment come after the postcode and are not reported yet
  const missing = ['email', 'mobile', 'firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const
  for (const name of missing) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(name)).toHaveAccessibleDescription(
      new RegExp(t('checkout.problems.required', { field: t(`checkout.fieldNames.${name}`) })),
    )
  }
  await expect(terms).toHaveAccessibleDescription(t('checkout.problems.terms'))
  await expect(field('email')).toBeFocused()
  const summary = form.getByRole('alert').filter({ hasText: t('checkout.summary', { count: missing.length + 1 }) })
  await summary.getByRole('link', { name: t('checkout.fields.city') }).click()
  await expect(field('city')).toBeFocused()

  await page.keyboard.type('   ')
  await field('email').fill('aino@')
  await field('email').blur()
  await expect(field('city')).toHaveAccessibleDescription(
    t('checkout.problems.mustFill', { field: t('checkout.fieldNames.city') }),
  )
  await expect(field('email')).toHaveAccessibleDescription(new RegExp(t('checkout.problems.email', { tld: 'fi' })))
  await field('email').fill(guest.email)
  await expect(field('email')).not.toHaveAttribute('aria-invalid')

  // Enter moves to the next field
  await fill(guest)
  await field('email').press('Enter')
  await expect(field('mobile')).toBeFocused()
  await field('zip').press('Enter')
  await expect(field('city')).toBeFocused()
  await expect(terms).toBeChecked()
  expect((await privateShop.control()).calls.placeOrder, 'nothing was sent').toBeUndefined()

  // on a phone the total stays at the top and expands the items
  await page.setViewportSize({ width: 390, height: 844 })
  await placeOrder.scrollIntoViewIfNeeded()
  const bar = page.getByRole('button', { name: t('checkout.orderCount', { count: 1 }) })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(page.getByTestId('cart-line')).toBeHidden()
  await bar.click()
  await expect(page.getByTestId('cart-line')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test(
  'R-CHECKOUT-02 a postcode of another country is refused with an example, the right one brings the ways of delivery, each with its days and place',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const market = 'dk'
    const { field, radios, placeOrder, storefront } = await openCheckout(page, privateShop, market)
    const say = translatorFor(storefront.lang)
    await field('zip').fill('22')
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
    // delivery days and place in the language of the page
    const { zip, city } = GUESTS[market]
    await field('city').fill(city)
    await expect(radios('shipping').first()).toHaveAccessibleDescription(new RegExp(`${zip} ${city}`))
    const arrives = new RegExp(`${say('checkout.arrives', { days: '' }).trim()}.*(man|tirs|ons|tors|fre)\\.`)
    for (const radio of await radios('shipping').all()) await expect(radio).toHaveAccessibleDescription(arrives)
  },
)

test('R-CHECKOUT-04 R-CHECKOUT-05 R-CHECKOUT-06 R-CHECKOUT-08 R-CHECKOUT-09 R-CHECKOUT-11 a refused customer, a refused payment and a sold-out size show their messages, then one order is placed', async ({
  page,
  privateShop,
}) => {
  const { approve, field, fill, expectKept, placeOrder, sku } = await openCheckout(page, privateShop)
  const blacklisted = { ...guest, email: 'blacklisted@kajo.test' }
  // a blacklisted customer is not offered credit
  await fill(blacklisted, 'first')
  await expect(page.getByText(t('checkout.blacklistedNotice')), 'told before she pays').toBeVisible()
  await placeOrder.click()
  await expect(failureOf(page, 'blacklisted')).toBeFocused()
  await expectKept(blacklisted, 'first')

  await field('email').fill('invalid@kajo.test')
  await placeOrder.click()
  await expect(failureOf(page, 'invalidemail')).toBeFocused()
  await expect(field('email')).toHaveAccessibleDescription(new RegExp(t('checkout.problems.email', { tld: 'fi' })))
  await expectKept({ ...guest, email: 'invalid@kajo.test' }, 'first')
  const { orders, calls } = await privateShop.control()
  expect([orders, calls.placeOrder], 'the order was never sent').toEqual([0, undefined])

  const refused = { ...guest, email: 'payment-failed@kajo.test' }
  await field('email').fill(refused.email)
  await placeOrder.click()
  await expect(failureOf(page, 'refused')).toBeFocused()
  await expectKept(refused, 'first')

  // the next attempt is a new one
  await field('email').fill(guest.email)
  await afterPriceRead(page, () => privateShop.control({ skuStock: { skuId: sku.skuId, n: 0 } }))
  await placeOrder.click()
  const gone = failureOf(page, 'outOfStock')
  await expect(gone).toBeFocused()
  await expect(gone).toContainText('OUT_OF_STOCK')
  await expect(page.getByTestId('cart-line')).toContainText(t('cart.onlyLeft', { stock: 0 }))
  await gone.getByRole('button', { name: t('checkout.editCart') }).click()
  await expect(page.getByRole('complementary', { name: t('checkout.order') }).locator(':focus')).toHaveCount(1)
  await expectKept(guest, 'first')
  expect((await privateShop.control()).orders).toBe(0)

  await privateShop.control({ skuStock: { skuId: sku.skuId, n: 3 } })
  await placeOrder.click()
  await approve()
  await expectOrdered(page, privateShop)
})

test.describe('the backend fails during the checkout', () => {
  test.use({ expectedComplaints: [REFUSED] })

  test(
    'R-ERROR-03 T20 T23 when the service is down or unavailable, no input is lost and the last try places one order',
    FULL_RUN,
    async ({ page, privateShop }) => {
      const { fill, expectKept, placeOrder } = await openCheckout(page, privateShop)
      await fill(guest)
      for (const fault of ['down', 'unavailable'] as const) {
        await test.step(fault, async () => {
          await privateShop.control({ fault, operations: ['placeOrder'] })
          // the button takes the focus, and the message gets it again only for another failure
          await placeOrder.click()
          await expect(failureOf(page, 'unanswered')).toBeFocused()
          await expectKept(guest)
        })
      }
      await privateShop.control({ fault: null })
      await placeOrder.click()
      await expectOrdered(page, privateShop)
    },
  )

  test(
    'R-GQL-15 T20 a reload keeps the input; without an answer of the backend a message with a retry button is shown; the terms have to be accepted again',
    FULL_RUN,
    async ({ page, privateShop }) => {
      const { fill, expectKept, placeOrder, terms, typePersonalId } = await openCheckout(page, privateShop)
      await fill(guest)
      await page.reload()
      await expectKept(guest)
      await expect(terms).not.toBeChecked()

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

      await typePersonalId()
      await terms.check()
      await placeOrder.click()
      await expectOrdered(page, privateShop)
      const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
      expect(kept, 'nothing personal stays behind').not.toContain(guest.email)
    },
  )
})

test('T23 R-CHECKOUT-12 a double click directly after the last choice places one order; the printed confirmation is complete', async ({
  page,
  privateShop,
}) => {
  const { approve, fill, placeOrder, product, radios } = await openCheckout(page, privateShop)
  await fill(guest)
  const letGo = await holdAnswers(page, 'placeOrder')
  // the pricing of this choice does not disturb the order
  await radios('payment').first().check()
  await placeOrder.dblclick()
  await letGo()
  await approve()
  await expectOrdered(page, privateShop)
  expect((await privateShop.control()).calls.placeOrder, 'asked once').toBe(1)

  const order = page.getByTestId('order-number')
  const print = page.getByRole('button', { name: t('confirm.print') })
  await expect(print).toBeVisible()
  await expect(page.getByText(t('confirm.arrives'), { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(order).toBeVisible()
  await expect(page.getByText(guest.addressLine1)).toBeVisible()
  await expect(page.getByRole('list', { name: t('confirm.items') })).toContainText(product.name)
  await expect(page.getByText(t('cart.totalIncVat'))).toBeVisible()
  await expect(print).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})
