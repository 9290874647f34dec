import type { Locator, Page } from '@playwright/test'
import { axeProblems } from '@/tests/support/axe-problems'
import { findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { addFirstSize, expectAmount } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

async function openCart(page: Page, shop: Storefront): Promise<Locator> {
  const t = translatorFor(shop.lang)
  await page.goto(`${shop.origin}${encodeURI((await findProduct(shop, 'dress')).canonicalUrl)}`)
  await addFirstSize(page, shop)
  await page.getByRole('button', { name: t('cart.open', { count: 1 }) }).click()
  const drawer = page.getByRole('dialog', { name: t('cart.title') })
  await drawer.getByRole('button', { name: t('promo.toggle') }).click()
  return drawer
}

async function enter(place: Locator, { lang }: Storefront, code: string): Promise<void> {
  await place.getByRole('textbox', { name: translatorFor(lang)('promo.label') }).fill(code)
  await place.getByRole('button', { name: translatorFor(lang)('promo.apply') }).click()
}

test(
  'R-CART-14 one code is refused, one accepted, shown in every tab and in the checkout',
  FULL_RUN,
  async ({ page, context }) => {
    const shop = storefrontOf('fi')
    const t = translatorFor(shop.lang)
    const drawer = await openCart(page, shop)
    await enter(drawer, shop, 'NOPE')
    await expect(drawer.getByText(t('promo.codeInvalid'))).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: t('promo.label') })).toHaveValue('NOPE')
    await enter(drawer, shop, 'voyadovoucher_none')
    await expect(drawer.getByText(t('promo.voucherInvalid'))).toBeVisible()
    expect(await axeProblems(page)).toEqual([])

    const other = await context.newPage()
    await other.goto(`${shop.origin}/`)
    await other.getByRole('button', { name: t('cart.open', { count: 1 }) }).click()
    await enter(drawer, shop, 'kajo15')
    await expect(drawer.getByRole('button', { name: t('promo.removeName', { code: 'KAJO15' }) })).toBeFocused()
    await expect(other.getByText('KAJO15', { exact: true })).toBeVisible()
    await other.close()
    const total = await expectAmount(drawer.locator('[data-kind="total"] dd'), shop)

    await drawer.getByTestId('to-checkout').click()
    const order = page.getByRole('complementary', { name: t('checkout.order') })
    await expect(order.locator('[data-kind="total"] dd')).toHaveText(total)
    await order.getByRole('button', { name: t('promo.removeName', { code: 'KAJO15' }) }).click()
    await expect(order.getByRole('button', { name: t('promo.toggle') })).toBeFocused()
    await expect(order.locator('[data-kind="total"] dd')).not.toHaveText(total)
  },
)
