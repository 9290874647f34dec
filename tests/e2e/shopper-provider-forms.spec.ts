import type { Page } from '@playwright/test'
import { afterPriceRead } from '@/tests/support/after-price-read'
import { openForm } from '@/tests/support/form-walk'
import { FULL_RUN } from '@/tests/support/full-run'
import { GUESTS } from '@/tests/support/guest'
import { purchasesOf } from '@/tests/support/payment-walk'
import { expect, test } from '@/tests/support/shop-test'
import { translatorFor } from '@/tests/support/translator-for'

// messages of the browser about a script that violates the policy and one that is not reachable
test.use({ pictures: 'blank', expectedComplaints: [/foreign\.localhost|Failed to load resource: net::ERR_FAILED/] })

/** Whether the page's policy allows a script from another origin. */
const runsForeignScript = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script')
        script.src = 'http://foreign.localhost:9/x.js'
        document.addEventListener('securitypolicyviolation', () => resolve(false), { once: true })
        document.head.append(script)
      }),
  )

test('T23 T27 Klarna in Sweden: paid and confirmed once, however often the return address is opened; foreign scripts and messages have no effect', async ({
  page,
  context,
  privateShop,
}) => {
  const { pay, expectConfirmed, orders, frame } = await openForm(page, privateShop, { market: 'se', name: 'Klarna' })
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await runsForeignScript(page)).toBe(false)
  // a forged message of the provider
  await page.evaluate(() =>
    window.postMessage({ type: 'go', url: `${location.origin}/checkout/confirm`, isPaid: true }, '*'),
  )
  const returned = page.waitForRequest(/\/checkout\/confirm\?kid=/)
  await pay()
  const returnAddress = (await returned).url()
  await expectConfirmed()
  expect(await orders()).toBe(1)
  // Klarna's own confirmation, whose inline script runs with the page's nonce
  await expect(frame.getByRole('heading', { level: 1, name: /Betalningen är bekräftad/ })).toBeVisible()

  await page.reload()
  await expectConfirmed()
  await expect(frame.getByText('Med kort')).toBeVisible()
  const other = await context.newPage()
  await other.goto(returnAddress)
  await expect(other.getByTestId('order-number')).toBeVisible()
  expect(other.url(), 'its ids leave the address').not.toContain('kid')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 }), 'the ordered cart is not shown').toHaveText(
    translatorFor('sv')('checkout.emptyTitle'),
  )
  expect([await orders(), await purchasesOf(other)]).toEqual([1, 1])
  const stranger = returnAddress.replace(/kid=[^&]+/, `kid=${crypto.randomUUID()}`)
  await other.goto(stranger)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(translatorFor('sv')('confirm.unknownTitle'))
})

test(
  'R-CHECKOUT-11 Klarna in Finland: refused, sold out; the cart is kept until a later try is paid',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const { t, pay, tryAgain, frame, sku, orders } = await openForm(page, privateShop, {
      market: 'fi',
      name: 'Klarna',
    })
    await pay('refuse')
    await expect(frame.getByRole('alert')).toHaveText(/Maksua ei hyväksytty/)
    await afterPriceRead(page, () => privateShop.control({ skuStock: { skuId: sku.skuId, n: 0 } }))
    await pay()
    await expect(page.getByText(t('checkout.failReasons.outofstock'))).toBeVisible()
    expect(await orders()).toBe(0)

    await privateShop.control({ skuStock: { skuId: sku.skuId, n: 5 } })
    await tryAgain()
    await pay('vanish')
    await expect.poll(orders).toBe(1)
    // the shopper closes the laptop, and comes back later
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.thanks', { name: GUESTS.fi.firstName }))
    await expect(page).toHaveURL(/\/checkout\/confirm$/)
    expect(await orders()).toBe(1)
  },
)

test(
  'R-CHECKOUT-05 R-CHECKOUT-07 R-CHECKOUT-09 Avarda in Norway: a refused customer is stopped before paying, with the reason',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const walk = await openForm(page, privateShop, { market: 'no', name: 'Avarda', email: 'nocredit@kajo.test' })
    const { t, pay, frame, field, orders, expectConfirmed } = walk
    const failure = page.getByRole('alert').filter({ hasText: t('checkout.failures.creditLimited') })
    /** Types another address, and waits until the provider's form has it. */
    const changeEmail = async (email: string) => {
      const known = page.waitForResponse(
        // another address has a form of its own
        async (answer) => answer.url().includes('/payments/avarda/frame') && (await answer.text()).includes(email),
      )
      await field('email').fill(email)
      await known
    }
    await pay('approve', 'DirectInvoice')
    await expect(failure).toBeVisible()
    await expect(frame.getByRole('alert')).not.toBeEmpty()

    await changeEmail('blacklisted@kajo.test')
    await pay('approve', 'Card')
    await expect(page.getByText(t('checkout.failures.blacklisted'))).toBeVisible()
    expect(await orders()).toBe(0)

    await changeEmail('ingrid@kajo.test')
    await pay('approve', 'DirectInvoice')
    await expectConfirmed()
    expect(await orders()).toBe(1)
  },
)

test(
  'R-CHECKOUT-11 T23 Avarda in Denmark: not reachable at first, cancelled by the shopper, reloaded, refused, blocked; after trying a wallet in between, one order is placed, also when its return address is opened again',
  FULL_RUN,
  async ({ page, privateShop }) => {
    await page.route(/\/payments\/avarda\/checkout\.mjs/, (route) => route.abort(), { times: 1 })
    const walk = await openForm(page, privateShop, { market: 'dk', name: 'Avarda' })
    await expect(page.getByText(walk.t('checkout.external.missing', { name: 'Avarda' }))).toBeVisible()
    await page.getByRole('button', { name: walk.t('checkout.retry') }).click()
    const { t, pay, open, tryAgain, frame, radios, orders, guest, terms, expectKept, expectConfirmed } = walk
    await expect(frame.locator('[type=submit]:enabled')).toBeVisible()
    await frame.locator('button.plain').click()
    await expect(frame.getByRole('alert')).toHaveText(/Der er ikke trukket noget/)
    await expect(frame.locator('[type=submit]')).toBeHidden()
    // after closing the form, the shopper chooses another method
    await radios('payment').first().press('Space')
    await expect(walk.placeOrder).toBeVisible()
    await expectKept(guest, 'first')
    await open()

    await page.reload()
    await terms.check()
    await open()
    await pay('refuse')
    await expect(frame.getByRole('alert')).toHaveText(/Betalingen blev ikke godkendt/)
    await pay('block')
    await expect(page.getByText(t('checkout.failReasons.blocked'))).toBeVisible()
    expect(await orders()).toBe(0)
    await tryAgain()
    const paid = page.waitForRequest((request) => request.postData()?.includes('"operationName":"checkout"') ?? false)
    await pay()
    const { id, cartId } = (await paid).postDataJSON().variables
    await expectConfirmed()
    // Avarda's own confirmation, whose inline script runs with the page's nonce
    await expect(frame.getByRole('heading', { level: 1, name: 'Betalingen er bekræftet' })).toBeVisible()
    await page.goto(`${privateShop.origin('dk')}/checkout/confirm?aid=${id}&cartid=${cartId}`)
    await expectConfirmed()
    expect([await orders(), await purchasesOf(page)]).toEqual([1, 1])
  },
)
