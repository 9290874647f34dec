import type { Page } from '@playwright/test'
import type { MarketAlias } from '@/lib/market/market-table'
import { GUESTS } from './guest'
import type { PrivateShop } from './private-shop'
import { openCheckout } from './private-walk'
import { expect, type Storefront, storefrontOf } from './shop-test'
import { translatorFor } from './translator-for'

export type Outcome = 'approved' | 'refused' | 'insufficient' | 'blocked' | 'error' | 'cancelled'

/** Number of purchases that this browser has reported in a storefront. */
export const purchasesOf = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('kajo-order') ?? '{}').lasting?.length ?? 0)

/** Fills in the provider's card form and pays. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  await page.locator('#number').fill(number)
  await page.locator('#expiry').fill('12/30')
  await page.locator('#code').fill('123')
  await page.locator('button.main').click()
}

/** Pays in a provider's form in the checkout: chooses the provider's answer and submits the form. */
export async function payInForm(
  page: Page,
  { lang }: Storefront,
  { name, outcome = 'approve', method = 'Card' }: { name: string; outcome?: string; method?: string },
): Promise<void> {
  const frame = page.frameLocator(`iframe[title="${name}"]`)
  // The form is inert until the service has confirmed the last change.
  await expect(page.getByText(translatorFor(lang)('checkout.external.hint', { name }))).toBeVisible()
  await frame.locator(`[value="${method}"]`).check()
  await frame.locator('select').selectOption(outcome)
  const submit = frame.locator('[type=submit]:enabled')
  const refusal = frame.getByRole('alert').filter({ hasText: /\S/ })
  await expect(submit).toBeVisible()
  // A click has no effect while an update begins, so click again until the form reacts.
  await expect(async () => {
    if (await submit.isVisible()) await submit.click({ timeout: 2000 })
    const isTaken = (await submit.count()) === 0 || (await refusal.count()) > 0
    expect(isTaken, 'the form takes the press').toBe(true)
  }).toPass()
}

/**
 * Expects the confirmation of the only order in the backend: its address contains no ids, and this browser has reported
 * one purchase. Returns the order number.
 */
export async function expectConfirmed(
  page: Page,
  shop: PrivateShop,
  { market, product: { name } }: { market: MarketAlias; product: { name: string } },
): Promise<string> {
  const t = translatorFor(storefrontOf(market).lang)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('confirm.thanks', { name: GUESTS[market].firstName }),
  )
  await expect(page).toHaveURL(`${shop.origin(market)}/checkout/confirm`)
  await expect(page.getByRole('list', { name: t('confirm.items') })).toContainText(name)
  await expect.poll(() => purchasesOf(page), 'every order is reported once').toBe(1)
  expect((await shop.control()).orders, 'one order').toBe(1)
  return (await page.getByTestId('order-number').textContent()) ?? ''
}

/** A complete checkout with the first payment method, which is paid on the page of a provider. */
export async function openPayment(page: Page, shop: PrivateShop, market: MarketAlias) {
  const checkout = await openCheckout(page, shop, market)
  const { storefront, placeOrder, product } = checkout
  const t = translatorFor(storefront.lang)
  const guest = GUESTS[market]
  await checkout.fill(guest, 'first')

  /** Presses the order button; resolves with the address of the provider's page. */
  const order = async (): Promise<string> => {
    await placeOrder.click()
    await page.waitForURL(/\/payments\//)
    return page.url()
  }
  /** Chooses an outcome on the provider's page, which redirects back; after `error` it shows a link instead. */
  const end = async (outcome: Outcome, isLate = false): Promise<void> => {
    const button = page.locator(`button[name="outcome"][value="${outcome}"]`)
    if (isLate || !(await button.isVisible())) await page.locator('summary').click()
    if (isLate) await page.locator('[name="late"]').check()
    await button.click()
    if (outcome === 'error') await page.getByRole('link').click()
  }
  /** The address that the browser requests when the provider redirects back. */
  const returnAddress = () => page.waitForRequest(/\/checkout\/confirm\?oid=/).then((request) => request.url())
  return {
    ...checkout,
    t,
    guest,
    order,
    end,
    returnAddress,
    expectConfirmed: (seen: Page = page) => expectConfirmed(seen, shop, { market, product }),
  }
}
