import type { Page } from '@playwright/test'
import type { MarketAlias } from '@/lib/market/market-table'
import { GUESTS } from './guest'
import { payInForm } from './payment-walk'
import type { PrivateShop } from './private-shop'
import { openCheckout } from './private-walk'
import { expect } from './shop-test'
import { translatorFor } from './translator-for'

type Walk = { market: MarketAlias; name: 'Klarna' | 'Avarda'; email?: string }

/** A complete checkout with an open provider form. `pay` chooses the provider's answer and submits its form. */
export async function openForm(page: Page, shop: PrivateShop, { market, name, email }: Walk) {
  const checkout = await openCheckout(page, shop, market)
  const guest = { ...GUESTS[market], ...(email && { email }) }
  const t = translatorFor(checkout.storefront.lang)
  await checkout.fill(guest, 'first')
  const radio = checkout.form.getByRole('radio', { name })
  const open = async () => {
    await radio.check()
    await page.getByRole('button', { name: t('checkout.external.open', { name }) }).click()
  }
  await open()
  /** Returns from the page that shows the failure: the chosen method is kept, the terms must be accepted again. */
  const tryAgain = async () => {
    await page.getByRole('link', { name: t('checkout.failBack') }).click()
    await expect(radio).toBeChecked()
    await checkout.terms.check()
    await open()
  }
  const frame = page.frameLocator(`iframe[title="${name}"]`)
  const pay = (outcome?: string, method?: string) =>
    payInForm(page, checkout.storefront, { name, ...(outcome && { outcome }), ...(method && { method }) })
  const expectConfirmed = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.thanks', { name: guest.firstName }))
    await expect(page).toHaveURL(`${shop.origin(market)}/checkout/confirm`)
    await expect(page.getByTestId('order-number')).toBeVisible()
  }
  const orders = async () => (await shop.control()).orders
  return { ...checkout, t, guest, open, tryAgain, frame, pay, expectConfirmed, orders }
}
