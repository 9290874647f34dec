import type { Page } from '@playwright/test'
import { expect, type Storefront } from './shop-test'
import { whenStarted } from './touch-page'
import { translatorFor } from './translator-for'

/** The button in the footer that chooses prices without VAT. */
export const businessSwitch = (page: Page, { lang }: Storefront) =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: translatorFor(lang)('layout.customerType') })
    .getByRole('button', { name: translatorFor(lang)('layout.business') })

/** Chooses prices without VAT in another tab; the given tab follows without a reload (R-PRICE-03). */
export async function chooseBusiness(page: Page, shop: Storefront): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(shop.origin)
  await whenStarted(other)
  await businessSwitch(other, shop).click()
  await expect(page.locator('html')).toHaveAttribute('data-vat', 'ex')
  await other.close()
}
