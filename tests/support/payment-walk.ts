import type { Page } from '@playwright/test'
import type { MarketAlias } from '@/lib/market/market-table'
import { GUESTS } from './guest'
import type { PrivateShop } from './private-shop'
import { openCheckout } from './private-walk'
import { expect } from './shop-test'
import { speak } from './speak'

export type Outcome = 'approved' | 'refused' | 'insufficient' | 'blocked' | 'error' | 'cancelled'

/** How many purchases this browser has reported in a storefront. */
export const purchasesOf = (page: Page): Promise<number> =>
  page.evaluate(() => localStorage.getItem('kajo-purchases')?.split(',').filter(Boolean).length ?? 0)

/** A complete checkout with payment on a provider's page: the first method of the market, a wallet or bank. */
export async function openPayment(page: Page, shop: PrivateShop, market: MarketAlias) {
  const checkout = await openCheckout(page, shop, market)
  const { storefront, placeOrder, product } = checkout
  const t = speak(storefront.lang)
  const guest = GUESTS[market]
  await checkout.fill(guest, 'first')

  /** Presses the order button; resolves with the address of the provider's page when it has loaded. */
  const order = async (): Promise<string> => {
    await placeOrder.click()
    await page.waitForURL(/\/payments\//)
    return page.url()
  }
  /** Ends the payment on the provider's page, which returns to the shop; a timeout shows a link instead. */
  const end = async (outcome: Outcome, isLate = false): Promise<void> => {
    const button = page.locator(`button[name="outcome"][value="${outcome}"]`)
    if (isLate || !(await button.isVisible())) await page.locator('summary').click()
    if (isLate) await page.locator('[name="late"]').check()
    await button.click()
    if (outcome === 'error') await page.getByRole('link').click()
  }
  /** The return address of the provider, from the browser's request. */
  const returnAddress = () => page.waitForRequest(/\/checkout\/confirm\?oid=/).then((request) => request.url())
  const thanks = t('confirm.thanks', { name: guest.firstName })
  /** Expects the confirmation without ids in its address, and one reported purchase. Returns the order number. */
  const expectConfirmed = async (seen: Page = page): Promise<string> => {
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText(thanks)
    await expect(seen).toHaveURL(`${shop.origin(market)}/checkout/confirm`)
    await expect(seen.getByRole('list', { name: t('confirm.items') })).toContainText(product.name)
    await expect.poll(() => purchasesOf(seen), 'reported once').toBe(1)
    expect((await shop.control()).orders, 'one order').toBe(1)
    return (await seen.getByTestId('order-number').textContent()) ?? ''
  }
  return { ...checkout, t, guest, order, end, returnAddress, expectConfirmed }
}
