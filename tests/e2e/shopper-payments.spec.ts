import { FULL_RUN } from '@/tests/support/full-run'
import { GUESTS } from '@/tests/support/guest'
import { openPayment, payWithCard, purchasesOf } from '@/tests/support/payment-walk'
import { openCheckout } from '@/tests/support/private-walk'
import { expect, test } from '@/tests/support/shop-test'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

test(
  'R-CHECKOUT-10 R-CHECKOUT-11 R-CHECKOUT-12 T23 card in Sweden: the provider reports a wrong number, the shop a refused card, and the next card pays after a code',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const { form, order, expectConfirmed, expectKept, guest, radios, terms, t } = await openPayment(
      page,
      privateShop,
      'se',
    )
    await form.getByRole('radio', { name: /^Kort\b/ }).check()
    await order()
    await payWithCard(page, '1234 1234 1234 1234')
    await expect(page.locator('#number')).toHaveAttribute('aria-invalid', 'true')
    await payWithCard(page, '4000 0000 0000 0002')
    await expect(form.getByText(t('checkout.failures.cardRefused'))).toBeVisible()
    await expect(form.getByRole('radio', { name: /^Kort\b/ })).toBeChecked()
    expect((await privateShop.control()).orders).toBe(0)

    // chooses a wallet, then the card again: the last choice is paid
    await radios('payment').first().check()
    await expectKept(guest, 'first')
    await form.getByRole('radio', { name: /^Kort\b/ }).check()
    await terms.check()
    await order()
    await payWithCard(page, '4000 0000 0000 3220')
    await page.locator('#secure').fill('1234')
    await page.locator('button.main').click()
    await expectConfirmed()
  },
)

test(
  'R-CHECKOUT-10 R-CHECKOUT-11 T23 wallet in Norway: refused and sold out each show a message, keep all input, and the last try places one order',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const { form, order, end, expectConfirmed, expectKept, guest, product, sku, terms, t } = await openPayment(
      page,
      privateShop,
      'no',
    )
    const expectTold = async (failure: string) => {
      await expect(form.getByText(t(`checkout.failures.${failure}`)), failure).toBeVisible()
      await expect(page, 'no ids stay in the address').toHaveURL(/^[^?]*$/)
      await expectKept(guest, 'first')
      await expect(page.locator('#order-summary')).toContainText(product.name)
      const { orders, carts } = await privateShop.control()
      expect([orders, carts, await purchasesOf(page)]).toEqual([0, 1, 0])
      await terms.check()
    }
    const addresses = new Set([await order()])
    await end('refused')
    await expectTold('refused')
    addresses.add(await order())
    await privateShop.control({ skuStock: { skuId: sku.skuId, n: 0 } })
    await end('approved')
    await expectTold('outOfStock')

    await privateShop.control({ skuStock: { skuId: sku.skuId, n: 5 } })
    addresses.add(await order())
    expect(addresses.size, 'every try is a new payment').toBe(3)
    await end('approved')
    await expectConfirmed()
  },
)

test(
  'R-CHECKOUT-11 T23 T27 bank in Finland: after a reload, the back button and from the page cache the payment is still open, and it is paid once',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const { form, order, end, expectConfirmed, expectKept, guest, placeOrder, terms, t } = await openPayment(
      page,
      privateShop,
      'fi',
    )
    const unpaid = form.getByRole('alert').filter({ hasText: t('checkout.failures.unpaid') })
    const provider = await order()
    await page.reload()
    expect(page.url(), 'the same payment').toBe(provider)
    await page.goBack()
    await expect(unpaid).toBeVisible()
    await expectKept(guest, 'first')
    await terms.check()

    // a response without content keeps the page in the state of the back/forward cache: busy, navigating to the bank
    await page.route('**/payments/**', (route) => route.fulfill({ status: 204 }), { times: 1 })
    const led = page.waitForResponse('**/payments/**')
    await placeOrder.click()
    expect((await led).url(), 'the same payment, because nothing has changed').toBe(provider)
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(unpaid).toBeVisible()
    await expectKept(guest, 'first')
    await terms.check()
    expect(await order()).toBe(provider)
    await end('approved')
    await expectConfirmed()
    await page.goBack()
    await expect(placeOrder, 'an ordered cart is never shown again').toBeHidden()
    expect((await privateShop.control()).orders).toBe(1)
  },
)

test(
  'R-CHECKOUT-12 T27 wallet in Denmark: the payment is confirmed after the return, with a second tab in the checkout',
  FULL_RUN,
  async ({ page, context, privateShop }) => {
    const { order, end, expectConfirmed, storefront, t } = await openPayment(page, privateShop, 'dk')
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByTestId('place-order')).toBeVisible()
    await order()
    await end('approved', true)
    await expect(page).toHaveURL(`${storefront.origin}/checkout/confirm`)
    expect((await privateShop.control()).orders, 'the word is not there yet').toBe(0)
    const number = await expectConfirmed()
    await expect(other.getByRole('list', { name: t('confirm.items') }), 'the second tab follows').toBeVisible()
    await other.goto(storefront.origin)
    await expect(other.getByTestId('cart-count')).toHaveText('0')
    await page.reload()
    expect(await expectConfirmed()).toBe(number)
  },
)

test(
  'R-CHECKOUT-12 T27 wallet in Sweden: approved in the app before the return; forged and repeated callbacks change nothing, and a visitor with the return address sees that it was placed, nothing personal',
  FULL_RUN,
  async ({ page, browser, request, privateShop }) => {
    const { order, expectConfirmed, storefront } = await openPayment(page, privateShop, 'se')
    const provider = await order()
    const approve = { form: { outcome: 'approved' }, maxRedirects: 0 }
    const backend = `http://127.0.0.1:${privateShop.backendPort}`
    const event = { paymentId: provider.split('/').at(-1), outcome: 'approved', amount: 100, at: Date.now() }
    for (const signature of ['', 'undefined', '0'.repeat(64)]) {
      const forged = await request.post(`${backend}/webhooks/payments`, {
        data: event,
        headers: { 'x-payment-signature': signature },
      })
      expect(forged.status()).toBe(401)
    }
    expect((await privateShop.control()).orders).toBe(0)

    const sent = await request.post(provider, approve)
    const address = sent.headers().location ?? ''
    expect(new URL(address).searchParams.get('cartid')).toBeTruthy()
    expect((await privateShop.control()).orders, 'an order before she is back').toBe(1)
    // the shopper closed the payment page and opens the checkout again
    await page.goto(`${storefront.origin}/kassan`)
    const number = await expectConfirmed()
    await page.goto(address)
    expect(await expectConfirmed(), 'the return comes late').toBe(number)
    for (const outcome of ['refused', 'cancelled', 'approved']) {
      const repeated = await request.post(provider, { form: { outcome }, maxRedirects: 0 })
      expect([repeated.status(), repeated.headers().location]).toEqual([200, undefined])
    }
    await page.reload()
    expect(await expectConfirmed()).toBe(number)

    const context = await browser.newContext()
    const stranger = await context.newPage()
    const { form } = await openCheckout(stranger, privateShop, 'se')
    const [cookie] = (await context.cookies(storefront.origin)).filter(({ name }) => name === 'ralph-cart')
    const forge = (changes: Record<string, string>) => {
      const url = new URL(address)
      for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
      return url.href
    }
    const unknown = translatorFor('sv')('confirm.unknownTitle')
    const forgeries: Record<string, string>[] = [
      { cartid: cookie?.value ?? '' },
      { oid: crypto.randomUUID() },
      { oid: '1', cartid: '1' },
    ]
    for (const changes of forgeries) {
      await stranger.goto(forge(changes))
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(unknown)
      await expect(stranger.getByText('Maja')).toHaveCount(0)
    }
    await stranger.goto(address)
    for (const visit of ['replayed', 'reloaded']) {
      await expect(stranger.getByRole('heading', { level: 1 }), visit).toHaveText(
        translatorFor('sv')('confirm.elsewhereTitle'),
      )
      await expect(stranger.getByTestId('order-number')).toHaveText(number)
      for (const word of Object.values(GUESTS.se)) await expect(stranger.getByText(word)).toHaveCount(0)
      await stranger.reload()
    }
    await stranger.goto(`${storefront.origin}/kassan`)
    await expect(form, 'the other visitor keeps her own cart').toBeVisible()
    expect(await purchasesOf(stranger)).toBe(0)
    await context.close()
  },
)

test(
  'R-CHECKOUT-11 T23 invoice in Finland: a double click places one order',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const { fill, placeOrder } = await openCheckout(page, privateShop)
    await fill(GUESTS.fi)
    await placeOrder.dblclick()
    await expect(page.getByTestId('order-number')).toBeVisible()
    const { orders, calls } = await privateShop.control()
    expect([orders, calls.placeOrder, await purchasesOf(page)]).toEqual([1, 1, 1])
  },
)
