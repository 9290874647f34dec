import type { Page } from '@playwright/test'
import type { MarketAlias } from '@/lib/market/market-table'
import { routeHref } from '@/lib/routing/href'
import { afterPriceRead } from '@/tests/support/after-price-read'
import { FULL_RUN } from '@/tests/support/full-run'
import { GUESTS } from '@/tests/support/guest'
import { holdAnswers } from '@/tests/support/hold-answers'
import { payInForm } from '@/tests/support/payment-walk'
import type { PrivateShop } from '@/tests/support/private-shop'
import { openReadyCheckout } from '@/tests/support/private-walk'
import { expect, storefrontOf, storefrontsAt, test } from '@/tests/support/shop-test'
import { translatorFor } from '@/tests/support/translator-for'
import { type Plan, type State, visitStates } from '@/tests/support/visit-states'
import { withoutPauses, withoutTimer } from '@/tests/support/without-timer'

test.describe.configure({ mode: 'parallel' })
test.use({
  pictures: 'blank',
  contextOptions: { reducedMotion: 'reduce' },
  // the browser's console messages for requests that these states let fail
  // 403: the cart is made at the service, so the door does not know it as this browser's (decision 21)
  expectedComplaints: [/status (of|code) (50\d|403)|net::ERR_FAILED|Network request failed/],
})

/** Each market has states of its own. */
const PLAN: Plan = { axe: ['fi', 'se', 'no', 'dk'], html: ['fi', 'no'] }

type Checkout = Awaited<ReturnType<typeof openReadyCheckout>>
type Stage = { page: Page; shop: PrivateShop; market: MarketAlias; open: () => Promise<Checkout>; origin: string }

/** A state with both checks. */
const state = (name: string, reach: () => Promise<unknown>): State => ({ name, checks: ['axe', 'html'], reach })

/** A state with HTML of a payment provider, which the shop does not control. */
const providerState = (name: string, reach: () => Promise<unknown>): State => ({ name, checks: ['axe'], reach })

const textsOf = (market: MarketAlias) => translatorFor(storefrontOf(market).lang)

/** Presses the order button, and expects a notice. */
async function orderAndRead({ page }: Stage, placeOrder: Checkout['placeOrder'], text: string) {
  await placeOrder.click()
  await expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible()
}

const addressOf = ({ origin, market }: Stage, name: Parameters<typeof routeHref>[1]) =>
  origin + routeHref({ market, lang: storefrontOf(market).lang, mode: 'domain' }, name)

/** Finland: a confirmation that waits, fails, is not paid yet, is unknown, or is opened on another device. */
function finland(stage: Stage): State[] {
  const { page, shop, market, open } = stage
  const t = textsOf(market)
  let address = ''
  return [
    state('payment failed', async () => {
      await page.goto(`${addressOf(stage, 'checkout-klarna-fail')}?reason=error`)
      await expect(page.getByText(t('checkout.failReasons.error'))).toBeVisible()
    }),
    state('payment not confirmed yet', async () => {
      const { fill, placeOrder } = await open()
      await fill(GUESTS[market], 'first')
      await placeOrder.click()
      await page.waitForURL(/\/payments\//)
      await page.goto(addressOf(stage, 'checkout-confirm'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.pendingTitle'))
    }),
    state('order could not be fetched', async () => {
      await shop.control({ fault: 'unavailable', operations: ['checkout'] })
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.failedTitle'))
      await shop.control({ fault: null })
    }),
    state('confirmation on the device of the order', async () => {
      const { publicId, cartId } = await page.evaluate(() => JSON.parse(localStorage.getItem('kajo-order') ?? '').data)
      address = `${addressOf(stage, 'checkout-confirm')}?oid=${publicId}&cartid=${cartId}`
      await page.goto(addressOf(stage, 'checkout'))
      await page.getByTestId('place-order').waitFor()
      await page.getByRole('checkbox', { name: t('checkout.termsName') }).check()
      await page.getByTestId('place-order').click()
      await page.locator('button[name="outcome"][value="approved"]').click()
      await expect(page.getByRole('list', { name: t('confirm.items') })).toBeVisible()
    }),
    state('confirmation on another device', async () => {
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.elsewhereTitle'))
    }),
  ]
}

/** Sweden: Klarna's form open and held, and its receipt; an order on its way, and an unknown one. */
function sweden(stage: Stage): State[] {
  const { page, market, open } = stage
  const t = textsOf(market)
  let letGo: () => Promise<void>
  const frame = page.frameLocator('iframe[title="Klarna"]')
  return [
    state('an order on its way', async () => {
      letGo = await holdAnswers(page, 'orderReceipt')
      await page.goto(`${addressOf(stage, 'checkout-confirm')}?oid=nobody-knows`)
      await expect(page.getByRole('status').filter({ hasText: t('confirm.loading') })).toBeVisible()
    }),
    state('unknown order', async () => {
      await letGo()
      await expect(page.getByText(t('confirm.unknownTitle'))).toBeVisible()
    }),
    providerState('provider form open', async () => {
      const { fill, form } = await open()
      await fill(GUESTS[market], { name: 'Klarna', isCredit: false })
      await form.getByRole('button', { name: t('checkout.external.open', { name: 'Klarna' }) }).click()
      await expect(frame.locator('[type=submit]:enabled')).toBeVisible()
    }),
    providerState('provider form held', async () => {
      letGo = await holdAnswers(page, 'createOrUpdateCheckout')
      await page.locator('#addressLine1').fill('Hornsgatan 1')
      await expect(page.getByText(t('checkout.external.updating'))).toBeVisible()
    }),
    providerState('confirmation with the receipt of the provider', async () => {
      await letGo()
      await payInForm(page, storefrontOf(market), { name: 'Klarna' })
      await expect(page.getByTestId('order-number')).toBeVisible()
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    }),
  ]
}

/** Norway: nothing to choose from, an attempt without an answer, and a payment that waits at its provider. */
function norway(stage: Stage): State[] {
  const { page, shop, market, open } = stage
  const t = textsOf(market)
  let checkout: Checkout
  return [
    state('methods could not be fetched', async () => {
      await shop.control({ fault: 'unavailable', operations: ['createOrUpdateCheckout'] })
      checkout = await open()
      await checkout.field('zip').fill(GUESTS[market].zip)
      await expect(page.getByText(t('checkout.optionsFailed'))).toBeVisible()
      await shop.control({ fault: null })
    }),
    state('no payment method', async () => {
      await page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes('"operationName":"createOrUpdateCheckout"')) return route.fallback()
        const url = new URL(route.request().url())
        const headers = { ...(await route.request().allHeaders()), host: url.host }
        // Node does not resolve the shop's host names
        url.hostname = '127.0.0.1'
        const answer = await route.fetch({ url: url.href, headers })
        const body = await answer.json()
        body.data.createOrUpdateCheckout.paymentOptions = []
        await route.fulfill({ response: answer, json: body })
      })
      await page.reload()
      await checkout.field('zip').fill(GUESTS[market].zip)
      await checkout.radios('shipping').first().check()
      await expect(page.getByText(t('checkout.noPayment'))).toBeVisible()
      await page.unroute('**/graphql')
    }),
    state('payment not made yet', async () => {
      await page.reload()
      await checkout.fill(GUESTS[market], 'first')
      await checkout.placeOrder.click()
      await page.waitForURL(/\/payments\//)
      await page.goBack()
      await expect(page.getByText(t('checkout.failures.unpaid'))).toBeVisible()
    }),
    state('order without an answer', async () => {
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('"operationName":"placeOrder"') ? route.abort() : route.fallback(),
      )
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await checkout.fill(GUESTS[market])
      await orderAndRead(stage, checkout.placeOrder, t('checkout.failures.unanswered'))
    }),
    state('below the minimum order', async () => {
      const { productId } = checkout.product
      await shop.control({ price: { productId, market, amount: 5000 } })
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      const words = t('checkout.belowMinimum', { amount: '\n', missingAmount: '' }).split('\n')[0] ?? ''
      await expect(page.getByText(words)).toBeVisible()
    }),
  ]
}

/** Denmark: Avarda's form unreachable; orders that are refused, of a blacklisted customer and of sold-out items. */
function denmark(stage: Stage): State[] {
  const { page, shop, market, open } = stage
  const t = textsOf(market)
  let checkout: Checkout
  return [
    providerState('provider form unreachable', async () => {
      await page.route(/\/payments\/avarda\/checkout\.mjs/, (route) => route.abort())
      checkout = await open()
      await checkout.fill(GUESTS[market], { name: 'Avarda', isCredit: false })
      await checkout.form.getByRole('button', { name: t('checkout.external.open', { name: 'Avarda' }) }).click()
      await expect(page.getByText(t('checkout.external.missing', { name: 'Avarda' }))).toBeVisible()
    }),
    state('refused order', async () => {
      await checkout.fill({ ...GUESTS[market], email: 'payment-failed@kajo.test' })
      await orderAndRead(stage, checkout.placeOrder, t('checkout.failures.refused'))
    }),
    state('sold out', async () => {
      const [item] = checkout.items
      if (!item) throw new Error('The cart is empty')
      await checkout.field('email').fill(GUESTS[market].email)
      await afterPriceRead(page, () => shop.control({ skuStock: { skuId: item.skuId, n: 0 } }))
      await orderAndRead(stage, checkout.placeOrder, t('checkout.failures.outOfStock'))
    }),
    state('blacklisted customer', async () => {
      await checkout.field('email').fill('blacklisted@kajo.test')
      await checkout.field('mobile').focus()
      await expect(page.getByText(t('checkout.blacklistedNotice'))).toBeVisible()
    }),
    state('error page', async () => {
      await shop.control({ fault: 'down', operations: ['product'] })
      const answer = await page.goto(`${stage.origin}/p/not-seen`)
      await shop.control({ fault: null })
      expect(answer?.status()).toBe(503)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.errorHeading'))
    }),
  ]
}

for (const [market, statesOf] of Object.entries({ fi: finland, se: sweden, no: norway, dk: denmark }) as [
  MarketAlias,
  (stage: Stage) => State[],
][]) {
  test(
    `WCAG 2.2 R-CHECKOUT-11 R-CHECKOUT-12 ${market}: refusals, waits and failures of checkout and confirmation`,
    FULL_RUN,
    async ({ page, privateShop }) => {
      // the checks can take longer than the time-out of the shop
      await (market === 'fi' ? withoutPauses(page) : withoutTimer(page, 8000))
      const { origin } = storefrontOf(market, storefrontsAt(privateShop.port))
      const open = () => openReadyCheckout(page, privateShop, market)
      await visitStates(page, market, statesOf({ page, shop: privateShop, market, open, origin }), PLAN)
    },
  )
}
