import type { Page } from '@playwright/test'
import { FULL_RUN } from '@/tests/support/full-run'
import { GUESTS } from '@/tests/support/guest'
import type { PrivateShop } from '@/tests/support/private-shop'
import { openCheckout, openProduct } from '@/tests/support/private-walk'
import { expect, test } from '@/tests/support/shop-test'
import { expectCounted, firstSize } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'

const t = translatorFor('fi')
const guest = GUESTS.fi

// the browser's console message for an aborted response
const LOST = /Failed to load resource/

test.use({ pictures: 'blank', expectedComplaints: [LOST] })

/** Drops the responses to orders; the orders themselves are placed. */
const keepAnswers = (page: Page) =>
  page.evaluate(() => {
    const real = window.fetch
    window.fetch = async (...args) => {
      const answer = await real(...args)
      return String(args[1]?.body).includes('"operationName":"placeOrder"') ? new Promise(() => {}) : answer
    }
  })

async function expectConfirmed(page: Page, shop: PrivateShop): Promise<void> {
  await expect(page).toHaveURL(`${shop.origin('fi')}/checkout/confirm`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.thanks', { name: guest.firstName }))
  await expect(page.getByText(guest.addressLine1)).toBeVisible()
  expect((await shop.control()).orders, 'one order').toBe(1)
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

test('T27 a reload while the order is pending leads to the confirmation, as does a second tab', async ({
  page,
  context,
  privateShop,
}) => {
  const { fill, placeOrder, product } = await openCheckout(page, privateShop)
  const checkoutAddress = page.url()
  await fill(guest)
  const other = await context.newPage()
  await other.goto(checkoutAddress)
  await expect(other.getByTestId('place-order')).toBeVisible()

  await keepAnswers(page)
  await placeOrder.click()
  await expect.poll(async () => (await privateShop.control()).orders).toBe(1)
  await page.reload()
  await expectConfirmed(page, privateShop)
  await expect(page.getByText(t('confirm.numberByMail'))).toBeVisible()
  await expect(page.getByText(t('confirm.comesTo', { email: guest.email }))).toBeVisible()
  await expect(page.getByRole('list', { name: t('confirm.items') })).toContainText(product.name)
  await expect(other.getByRole('list', { name: t('confirm.items') }), 'the second tab').toContainText(product.name)

  expect(await stored(page), 'nothing typed stays behind').not.toContain(guest.email)
  await page.reload()
  await expect(page.getByRole('list', { name: t('confirm.items') }), 'a reload').toContainText(product.name)
  await page.goBack()
  await expect(page, 'not back to a cart that was ordered').not.toHaveURL(checkoutAddress)
  await page.goForward()
  await expect(page.getByRole('list', { name: t('confirm.items') }), 'and forward').toContainText(product.name)
  expect((await privateShop.control()).calls.placeOrder, 'sent once').toBe(1)
})

test(
  'T27 the confirmation of an answered order: no ids in its address, the same order after a reload; an address with ids is cleaned',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const { fill, placeOrder } = await openCheckout(page, privateShop)
    await fill(guest)
    const isOrder = (body: string | null) => body?.includes('"operationName":"placeOrder"') ?? false
    const answer = page.waitForResponse((response) => isOrder(response.request().postData()))
    await placeOrder.click()
    const { publicId } = (await (await answer).json()).data.placeOrder
    await expectConfirmed(page, privateShop)
    const order = await page.getByTestId('order-number').textContent()
    await page.reload()
    await expect(page.getByTestId('order-number')).toHaveText(order ?? '')
    expect(await stored(page)).not.toContain(publicId)

    await page.goto(`${privateShop.origin('fi')}/checkout/confirm?oid=${publicId}`)
    await expect(page.getByTestId('order-number'), 'as a payment provider leads back').toHaveText(order ?? '')
    await expect(page).toHaveURL(`${privateShop.origin('fi')}/checkout/confirm`)
    await page.reload()
    await expect(page.getByTestId('order-number')).toHaveText(order ?? '')
    await expect(page).toHaveURL(`${privateShop.origin('fi')}/checkout/confirm`)
  },
)

test(
  'T27 with a service that ignores keys, a lost answer is found by its cart, and an order that never arrived is sent once after a notice',
  FULL_RUN,
  async ({ page, privateShop }) => {
    await privateShop.control({ ignoreKeys: true })
    const first = await openCheckout(page, privateShop)
    await first.fill(guest)
    await privateShop.control({ fault: 'lost-answer', operations: ['placeOrder'], times: 1 })
    await first.placeOrder.click()
    await expectConfirmed(page, privateShop)

    await privateShop.control({ reset: true })
    await privateShop.control({ ignoreKeys: true })
    const { fill, expectKept, placeOrder, terms, typePersonalId } = await openCheckout(page, privateShop)
    await fill(guest)
    await privateShop.control({ fault: 'down', operations: ['placeOrder'], times: 1 })
    await placeOrder.click()
    const notice = page.getByRole('alert').filter({ hasText: t('checkout.failures.unanswered') })
    await expect(notice).toBeFocused()
    await page.reload()
    await expect(notice).toBeVisible()
    await expectKept(guest)
    const { orders, calls } = await privateShop.control()
    expect([orders, calls.placeOrder], 'nothing was sent by itself').toEqual([0, 1])
    await typePersonalId()
    await terms.check()
    await placeOrder.click()
    await expectConfirmed(page, privateShop)
  },
)

test(
  'T23 T27 an order without an answer is not forgotten when one of the changed cart is refused',
  FULL_RUN,
  async ({ page, context, privateShop }) => {
    const { field, fill, placeOrder, storefront, terms, typePersonalId } = await openCheckout(page, privateShop)
    await fill({ ...guest, email: 'payment-failed@kajo.test' })
    await privateShop.control({ fault: 'down', operations: ['placeOrder'], times: 1 })
    await placeOrder.click()
    const notice = page.getByRole('alert').filter({ hasText: t('checkout.failures.unanswered') })
    await expect(notice).toBeFocused()

    const agreed = (await placeOrder.textContent()) ?? ''
    const other = await context.newPage()
    await openProduct(other, privateShop, 'dress')
    await firstSize(other, storefront).click()
    await other.getByTestId('add-to-cart').click()
    await expectCounted(other, 2)
    await other.close()
    await expect(placeOrder, 'two pieces').not.toHaveText(agreed)
    await placeOrder.click()
    await expect(page.getByRole('alert').filter({ hasText: t('checkout.failures.refused') })).toBeFocused()

    await page.reload()
    await expect(notice, 'the first order may still arrive').toBeVisible()
    await field('email').fill(guest.email)
    await typePersonalId()
    await terms.check()
    expect((await privateShop.control()).calls.placeOrder, 'nothing was sent by itself').toBe(2)
    await placeOrder.click()
    await expectConfirmed(page, privateShop)
  },
)
