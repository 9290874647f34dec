import { openForm } from '@/tests/support/form-walk'
import { FULL_RUN } from '@/tests/support/full-run'
import { GUESTS } from '@/tests/support/guest'
import { openPayment, payWithCard, purchasesOf } from '@/tests/support/payment-walk'
import { openCheckout } from '@/tests/support/private-walk'
import { expect, test } from '@/tests/support/shop-test'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

test(
  'R-CHECKOUT-11 T23 T27 card in Denmark: blocked, then reload, back and a second tab during the payment; the return address opened twice shows one order',
  FULL_RUN,
  async ({ page, context, privateShop }) => {
    const { form, order, returnAddress, expectConfirmed, terms, t } = await openPayment(page, privateShop, 'dk')
    const checkoutAddress = page.url()
    const card = form.getByRole('radio', { name: /^Kort\b/ })
    await card.check()
    await order()
    await payWithCard(page, '4100 0000 0000 0019')
    await expect(form.getByText(t('checkout.failures.blocked'))).toBeVisible()
    await expect(card).toBeChecked()

    await terms.check()
    const provider = await order()
    await page.reload()
    expect(page.url(), 'the same payment').toBe(provider)
    await page.goBack()
    await expect(form.getByRole('alert').filter({ hasText: t('checkout.failures.unpaid') })).toBeVisible()
    const other = await context.newPage()
    await other.goto(checkoutAddress)
    await expect(other.getByText(t('checkout.failures.unpaid')), 'the second tab').toBeVisible()
    await terms.check()
    expect(await order()).toBe(provider)
    const returned = returnAddress()
    await payWithCard(page, '4111 1111 1111 1111')
    const address = await returned
    const number = await expectConfirmed()
    await expect(other.getByRole('list', { name: t('confirm.items') }), 'the second tab follows').toBeVisible()
    await page.goto(address)
    expect(await expectConfirmed()).toBe(number)
  },
)

test(
  'R-CHECKOUT-11 T23 invoice in Finland: sold out, then a double click places one order',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const { fill, placeOrder, sku, terms, form, storefront, typePersonalId } = await openCheckout(page, privateShop)
    const t = translatorFor(storefront.lang)
    await fill(GUESTS.fi)
    await privateShop.control({ skuStock: { skuId: sku.skuId, n: 0 } })
    await placeOrder.click()
    await expect(form.getByText(t('checkout.failures.outOfStock'))).toBeVisible()
    expect((await privateShop.control()).orders).toBe(0)
    await privateShop.control({ skuStock: { skuId: sku.skuId, n: 5 } })
    await page.reload()
    await typePersonalId()
    await terms.check()
    await placeOrder.dblclick()
    await expect(page.getByTestId('order-number')).toBeVisible()
    const { orders, calls } = await privateShop.control()
    expect([orders, calls.placeOrder, await purchasesOf(page)], 'one was refused, one sent').toEqual([1, 2, 1])
  },
)

test(
  'R-CHECKOUT-11 T27 Klarna in Norway: no funds, timed out, closed; paid while the shopper is away, and a second tab follows',
  FULL_RUN,
  async ({ page, context, privateShop }) => {
    const walk = await openForm(page, privateShop, { market: 'no', name: 'Klarna' })
    const { t, pay, tryAgain, frame, orders } = walk
    // Open the second tab before paying, because opening the checkout ends a payment that has begun in another tab.
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await page.bringToFront()
    for (const outcome of ['insufficient', 'expire']) {
      await pay(outcome)
      await expect(page.getByText(t('checkout.failReasons.error'))).toBeVisible()
      expect(await orders()).toBe(0)
      await tryAgain()
    }
    await expect(frame.locator('[type=submit]:enabled')).toBeVisible()
    await frame.locator('button.plain').click()
    await expect(frame.locator('[type=submit]')).toBeHidden()
    await frame.locator('button.plain').click()
    // the provider's message reaches the backend, and the shopper is not led back
    await pay('vanish')
    await expect.poll(orders).toBe(1)
    await other.bringToFront()
    await other.reload()
    await expect(other.getByRole('list', { name: t('confirm.items') })).toBeVisible()
    await expect(page.getByRole('list', { name: t('confirm.items') }), 'the first tab follows').toBeVisible()
    expect([await orders(), await purchasesOf(page)]).toEqual([1, 1])
  },
)

test(
  'R-CHECKOUT-11 T23 T27 Avarda in Sweden: sold out, no funds, reload and back with an open form; the return address opened twice shows one order',
  FULL_RUN,
  async ({ page, context, privateShop }) => {
    const walk = await openForm(page, privateShop, { market: 'se', name: 'Avarda' })
    const { t, pay, tryAgain, open, terms, sku, orders, expectConfirmed } = walk
    await privateShop.control({ skuStock: { skuId: sku.skuId, n: 0 } })
    await pay()
    await expect(page.getByText(t('checkout.failReasons.outofstock'))).toBeVisible()
    await privateShop.control({ skuStock: { skuId: sku.skuId, n: 5 } })
    await tryAgain()
    await pay('insufficient')
    await expect(page.getByText(t('checkout.failReasons.error'))).toBeVisible()
    expect(await orders()).toBe(0)

    await page.goBack()
    await terms.check()
    await open()
    // Open the second tab before paying, because opening the checkout ends a payment that has begun in another tab.
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('button', { name: /Avarda/ })).toBeVisible()
    await page.bringToFront()
    await page.reload()
    await terms.check()
    await open()
    const paid = page.waitForRequest((request) => request.postData()?.includes('"operationName":"checkout"') ?? false)
    await pay()
    const { id, cartId } = (await paid).postDataJSON().variables
    await expectConfirmed()
    await expect(other.getByRole('list', { name: t('confirm.items') }), 'the second tab follows').toBeVisible()
    for (const visit of [1, 2]) {
      await other.goto(`${privateShop.origin('se')}/checkout/confirm?aid=${id}&cartid=${cartId}`)
      await expect(other.getByTestId('order-number'), `visit ${visit}`).toBeVisible()
    }
    expect([await orders(), await purchasesOf(other)]).toEqual([1, 1])
  },
)
