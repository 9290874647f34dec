import type { Page } from '@playwright/test'
import { routeHref } from '@/lib/routing/href'
import { findDresses } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { cards } from '@/tests/support/shop-walk'
import { hydrate } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank', viewport: { width: 1440, height: 900 } })

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const values = (page: Page, key: string) =>
  page.getByTestId('filter-value').filter({ has: page.locator(`[name="${key}"]:enabled`) })

/** Prices including VAT of all cards, in the smallest unit. */
const pricesOf = (page: Page): Promise<number[]> =>
  cards(page)
    .locator('[data-testid="product-price"] .vat-inc')
    .evaluateAll((all) => all.map(({ textContent }) => Number(textContent?.replace(/\D/g, ''))))

/** Opens all brands from the header, then one brand, then sorts its products by price. */
async function brandByLetter(page: Page, { origin, lang, market }: Storefront): Promise<void> {
  const t = translatorFor(lang)
  await page.goto(origin)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('brands.name'), exact: true })
    .click()
  await expect(page).toHaveURL(origin + routeHref({ market, lang, mode: 'domain' }, 'brands'))
  await page.getByRole('main').getByRole('link', { name: 'Nord Atelier', exact: true }).click()
  await expect(h1(page)).toHaveText('Nord Atelier')
  await expect(page.getByTestId('sort-select')).toHaveValue('MOST_SOLD')
  await page.getByTestId('sort-select').selectOption('PRICE')
  await expect(page).toHaveURL(/\/b\/nord-atelier\?sort=PRICE$/)
  await expect.poll(async () => (await pricesOf(page))[0]).toBe(Math.min(...(await pricesOf(page))))
  const prices = await pricesOf(page)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
}

/** The sale, narrowed by size and colour, and as it was. */
async function saleAndReset(page: Page, { lang }: Storefront): Promise<void> {
  const t = translatorFor(lang)
  await page.getByRole('banner').locator('a[data-sale]').click()
  await expect(page).toHaveURL(/\/dc\/[^?]+$/)
  await expect(page.locator('main[id="main"] [data-dehydrated]')).toHaveCount(0)
  const plain = page.url()
  const total = await cards(page).count()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('filter.open'), exact: true })
    .click()
  await values(page, 'skus').first().click()
  await expect(page).toHaveURL(/\?skus=/)
  await values(page, 'p-Color').first().click()
  await expect(page).toHaveURL(/&p-Color=/)
  await page.keyboard.press('Escape')
  const chips = page.getByRole('main').getByRole('list', { name: t('filter.chosen') })
  await chips.getByRole('link', { name: t('filter.clearAll') }).click()
  await expect(page).toHaveURL(plain)
  await expect(cards(page)).toHaveCount(total)
}

/** A filtered list, a product of it, and the list again with the product in focus. */
async function productAndBack(page: Page, { lang }: Storefront): Promise<void> {
  const t = translatorFor(lang)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('filter.open'), exact: true })
    .click()
  await values(page, 'p-Color').first().click()
  await expect(page).toHaveURL(/\?p-Color=/)
  await page.keyboard.press('Escape')
  const filtered = page.url()
  const link = cards(page).first().locator('h2 a')
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByTestId('size-option').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await expect(cards(page).locator(`h2 a[href="${href}"]`)).toBeFocused()
}

test(
  'R-ROUTE-11 R-ROUTE-24 R-ROUTE-25 R-LIST-04 R-LIST-05 brands to a brand by price, the sale narrowed and reset, a product and back',
  FULL_RUN,
  async ({ page }) => {
    const shop = storefrontOf('fi')
    await test.step('brands A–Z, brand, sorted', () => brandByLetter(page, shop))
    await test.step('campaign, filter, reset', () => saleAndReset(page, shop))
    await test.step('filter, product, back', () => productAndBack(page, shop))
  },
)

test('R-LIST-01 by keyboard alone: panel, size, colour and the way back to the list', FULL_RUN, async ({ page }) => {
  const shop = storefrontOf('se')
  const t = translatorFor(shop.lang)
  await page.goto(`${shop.origin}${encodeURI((await findDresses(shop)).clothes.canonicalUrl)}`)
  await hydrate(page)
  const opener = page.getByRole('main').getByRole('button', { name: t('filter.open'), exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: t('filter.open') })
  await expect(panel.locator(':focus')).toHaveCount(1)
  const size = values(page, 'skus').first().getByRole('checkbox')
  await size.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?skus=/)
  await expect(size, 'the focus stays on what was chosen').toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?skus=[^&]*,/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: `${t('filter.open')} (2)` })).toBeFocused()
})
