import type { Locator } from '@playwright/test'
import { organisationIdExample } from '@/lib/person/identity-number'
import { routeHref } from '@/lib/routing/href'
import { minorUnits } from '@/tests/support/amount-format'
import { businessSwitch } from '@/tests/support/choose-business'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { checkoutOf, GUESTS } from '@/tests/support/guest'
import { rawRequest } from '@/tests/support/raw-request'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { addFirstSize, cards, expectAmount } from '@/tests/support/shop-walk'
import { hydrate, whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'
import { watched, watchShift } from '@/tests/support/watch-shift'

const shop = storefrontOf('se')
const { origin, market, lang } = shop
const t = translatorFor(lang)

test.use({ pictures: 'blank' })

/** The label that the style sheet adds after a price. */
const labelOf = (price: Locator): Promise<string> =>
  price.evaluate((element) => getComputedStyle(element, '::after').content)

/** Amounts of a cart's totals in öre, by label. */
async function sumsOf(part: Locator): Promise<Record<string, number>> {
  const names = await part.locator('dl > div > dt').allInnerTexts()
  const amounts = await part.locator('dl > div > dd').allInnerTexts()
  return Object.fromEntries(names.map((name, row) => [name.trim(), minorUnits(amounts[row] ?? '')]))
}

async function expectBusinessSums(part: Locator): Promise<number> {
  await expect(part.getByText(t('cart.totalExVat'))).toBeVisible()
  const sums = await sumsOf(part)
  const sum = (key: string) => sums[t(`cart.${key}`)] ?? Number.NaN
  const shipping = sums[t('cart.shippingEstimated')] ?? sums[t('cart.shipping')] ?? Number.NaN
  expect(sum('subTotal') + shipping, 'items and delivery').toBe(sum('totalExVat'))
  expect(sum('totalExVat') + sum('vatAdded'), 'with VAT, to the öre').toBe(sum('totalIncVat'))
  return sum('totalIncVat')
}

test(
  'R-PRICE-01 R-PRICE-02 R-PRICE-03 R-CART-13 R-CHECKOUT-12 a business sees prices without VAT from product to confirmation and after a reload',
  FULL_RUN,
  async ({ page, context }) => {
    const [{ dresses }, dress] = [await findDresses(shop), await findProduct(shop, 'dress')]
    const other = await context.newPage()
    await other.goto(origin)
    await whenStarted(other)

    await page.goto(origin + encodeURI(dress.canonicalUrl))
    const price = page.getByRole('main').getByTestId('product-price').first()
    const block = price.locator('..')
    const withVat = await expectAmount(price, shop)
    expect(await labelOf(block)).toBe('none')
    await hydrate(page)
    await businessSwitch(page, shop).click()
    const withoutVat = await expectAmount(price, shop)
    expect(minorUnits(withVat) / minorUnits(withoutVat), 'Swedish VAT is 25 %').toBeCloseTo(1.25, 3)
    expect(await labelOf(block)).toBe(`"${t('layout.pricesExVat')}"`)
    await expect(other.locator('html'), 'the other tab follows').toHaveAttribute('data-vat', 'ex')
    await expect(businessSwitch(other, shop)).toHaveAttribute('aria-pressed', 'true')
    await other.close()

    await watchShift(page)
    // the dress with much stock is the first bestseller
    await page.goto(`${origin}${encodeURI(dresses.canonicalUrl)}?sort=MOST_SOLD`)
    const card = cards(page).filter({ hasText: dress.name }).first()
    await expect(card.getByTestId('product-price')).toHaveText(withoutVat, { useInnerText: true })
    await whenStarted(page)
    await hydrate(page)
    expect((await watched(page)).shifts, 'nothing moves for a business that comes back').toEqual([])
    const { body } = await rawRequest(origin, encodeURI(dress.canonicalUrl))
    expect(body, 'crawlers get the price with VAT').toContain(`"price":"${(minorUnits(withVat) / 100).toFixed(2)}"`)

    await page.goto(origin + encodeURI(dress.canonicalUrl))
    await addFirstSize(page, shop)
    const notice = page.getByRole('status').filter({ hasText: t('cart.addedTitle') })
    await notice.hover()
    await expect(notice).toContainText(withoutVat, { useInnerText: true })
    await notice.getByRole('button', { name: t('cart.showCart', { count: 1 }) }).click()
    const drawer = page.getByRole('dialog', { name: t('cart.title') })
    await expect(drawer.getByTestId('cart-line')).toContainText(withoutVat, { useInnerText: true })
    await expectBusinessSums(drawer)

    await page.goto(origin + routeHref({ market, lang, mode: 'domain' }, 'checkout'))
    const { fill, placeOrder, approve, form } = checkoutOf(page, shop)
    await fill(GUESTS[market], 'first')
    const organisation = organisationIdExample(market)
    await form.getByLabel(t('checkout.fields.company'), { exact: true }).fill('Lind AB')
    const summary = page.getByRole('complementary', { name: t('checkout.order') })
    const toPay = await expectBusinessSums(summary)
    const [words = ''] = await placeOrder.allInnerTexts()
    expect(minorUnits(words), 'what is paid includes VAT').toBe(toPay)
    await page.reload()
    await expect(placeOrder).toBeVisible()
    expect(await expectBusinessSums(summary)).toBe(toPay)

    await form.getByRole('checkbox', { name: t('checkout.termsName') }).check()
    await form.getByLabel(t(`checkout.fields.organisationId.${market}`), { exact: true }).fill(organisation)
    await placeOrder.click()
    await approve()
    const items = page.getByRole('list', { name: t('confirm.items') })
    await expect(items).toContainText(withoutVat, { useInnerText: true })
    expect(await expectBusinessSums(page.getByRole('main')), 'the order costs what was agreed').toBe(toPay)
  },
)
