import type { Locator, Page } from '@playwright/test'
import { AMOUNT } from './amount-format'
import { expect, type Storefront, TEXTS } from './shop-test'
import { speak } from './speak'

/** An amount must be written in the market's currency; returns it as it stands. */
export async function expectAmount(amount: Locator, { currency }: Storefront): Promise<string> {
  await expect(amount).toHaveText(/\d/)
  // what is drawn: the form of the other VAT mode is in the document too
  const [text = ''] = await amount.allInnerTexts()
  expect(text.trim(), 'written in the currency of the market').toMatch(AMOUNT[currency] ?? /^$/)
  return text.trim()
}

export const cards = (page: Page): Locator => page.getByRole('main').getByTestId('product-card')

/** The first product of a list that can be bought. */
export const firstAvailable = (page: Page, { lang }: Storefront): Locator =>
  cards(page)
    .filter({ hasNotText: speak(lang)('product.soldOut') })
    .first()

/** The first size that is not sold out. */
export const firstSize = (page: Page, { lang }: Storefront): Locator =>
  page
    .getByTestId('size-option')
    .filter({ hasNotText: speak(lang)('product.soldOut') })
    .first()

/** A key in place of its text, `namespace.key`; not a part of a longer word, an address or a domain name. */
const UNTRANSLATED = new RegExp(`(?<![\\p{L}\\d_@./-])(${Object.keys(TEXTS.fi).join('|')})\\.[a-z]\\w*`, 'u')

/** Document language, and no word of the page left untranslated as `namespace.key`. */
export async function expectLanguage(page: Page, { iso }: Storefront): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', iso)
  const [words = ''] = await page.locator('body').allInnerTexts()
  expect(words).not.toMatch(UNTRANSLATED)
}

/** The header counts that many, and the backend has answered. */
export const expectCounted = (page: Page, count: number): Promise<void> =>
  expect(page.locator('[data-testid="cart-count"]:not([aria-busy])')).toHaveText(String(count))

/** Adds a size of the open product page's product to the cart; resolves when the backend has confirmed it. */
export async function addFirstSize(page: Page, shop: Storefront): Promise<void> {
  await firstSize(page, shop).click()
  await page.getByTestId('add-to-cart').click()
  await expectCounted(page, 1)
}
