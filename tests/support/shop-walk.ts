import type { Locator, Page } from '@playwright/test'
import { AMOUNT } from './amount-format'
import { expect, type Storefront, TEXTS } from './shop-test'
import { translatorFor } from './translator-for'

/** Expects an amount in the format of the market's currency; returns its text. */
export async function expectAmount(amount: Locator, { currency }: Storefront): Promise<string> {
  await expect(amount).toHaveText(/\d/)
  // innerText leaves out the amount of the other VAT mode, which is in the document but hidden.
  const [text = ''] = await amount.allInnerTexts()
  expect(text.trim(), 'written in the currency of the market').toMatch(AMOUNT[currency] ?? /^$/)
  return text.trim()
}

export const cards = (page: Page): Locator => page.getByRole('main').getByTestId('product-card')

/** The first product of a list that can be bought. */
export const firstAvailable = (page: Page, { lang }: Storefront): Locator =>
  cards(page)
    .filter({ hasNotText: translatorFor(lang)('product.soldOut') })
    .first()

/** The first size that is not sold out. */
export const firstSize = (page: Page, { lang }: Storefront): Locator =>
  page
    .getByTestId('size-option')
    .filter({ hasNotText: translatorFor(lang)('product.soldOut') })
    .first()

/** A message key (`namespace.key`) in a text, unless it is part of a longer word, an address or a domain name. */
const UNTRANSLATED = new RegExp(`(?<![\\p{L}\\d_@./-])(${Object.keys(TEXTS.fi).join('|')})\\.[a-z]\\w*`, 'u')

/** Expects the document's language, and no message key in place of a text. */
export async function expectLanguage(page: Page, { iso }: Storefront): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', iso)
  const [words = ''] = await page.locator('body').allInnerTexts()
  expect(words).not.toMatch(UNTRANSLATED)
}

/** Expects these parts on paper, and neither the shop around the page nor anything to press. */
export async function expectPrinted(page: Page, parts: Locator[]): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0)
  for (const part of parts) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('banner')).toBeVisible()
}

/** Expects this cart count in the header, confirmed by the backend. */
export const expectCounted = (page: Page, count: number): Promise<void> =>
  expect(page.locator('[data-testid="cart-count"]:not([aria-busy])')).toHaveText(String(count))

/** Adds the first available size of a product page to an empty cart; resolves when the backend has confirmed it. */
export async function addFirstSize(page: Page, shop: Storefront): Promise<void> {
  await firstSize(page, shop).click()
  await page.getByTestId('add-to-cart').click()
  await expectCounted(page, 1)
}
