import { findDresses } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { checkoutOf, GUESTS } from '@/tests/support/guest'
import { expect, storefrontOf, storefrontsAt, test } from '@/tests/support/shop-test'
import { addFirstSize, cards } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'

const t = translatorFor('fi')
const VOUCHER = 'VOYADOVOUCHER_KAJO-A1'

test.use({ pictures: 'blank' })

test(
  'R-CART-12 R-CART-14 R-CHECKOUT-11 a campaign has its name on card, product, cart and order, and a voucher survives a refused payment',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const fi = storefrontOf('fi', storefrontsAt(privateShop.port))
    const { dresses } = await findDresses(fi)
    await page.goto(`${fi.origin}${encodeURI(dresses.canonicalUrl)}`)
    const badge = page.locator('p[data-sale]')
    const card = cards(page).filter({ has: badge }).first()
    const campaign = (await card.locator(badge).textContent()) ?? ''
    await card.getByRole('link').first().click()
    await expect(page.getByRole('main').getByTestId('add-to-cart')).toBeVisible()
    await expect(page.getByRole('main').getByText(campaign, { exact: true }).first()).toBeVisible()

    await addFirstSize(page, fi)
    await page.getByRole('button', { name: t('cart.open', { count: 1 }) }).click()
    const drawer = page.getByRole('dialog', { name: t('cart.title') })
    await expect(drawer.getByTestId('cart-line')).toContainText(campaign)
    await drawer.getByTestId('to-checkout').click()

    const order = page.getByRole('complementary', { name: t('checkout.order') })
    await order.getByRole('button', { name: t('promo.toggle') }).click()
    await order.getByRole('textbox', { name: t('promo.label') }).fill(VOUCHER)
    await order.getByRole('button', { name: t('promo.apply') }).click()
    const removeVoucher = order.getByRole('button', { name: t('promo.removeName', { code: VOUCHER }) })
    await expect(removeVoucher).toBeVisible()
    await expect(order.locator('[data-kind="save"]')).toContainText('Bonusseteli −10')

    const checkout = checkoutOf(page, fi)
    await checkout.fill(GUESTS.fi, 'first')
    await checkout.placeOrder.click()
    await page.waitForURL(/\/payments\//)
    await page.locator('button[name="outcome"][value="refused"]').click()
    await expect(checkout.form.getByText(t('checkout.failures.refused'))).toBeVisible()
    await expect(removeVoucher).toBeVisible()
    await expect(order.locator('[data-kind="save"]')).toContainText('Bonusseteli −10')

    await checkout.terms.check()
    await checkout.placeOrder.click()
    await page.waitForURL(/\/payments\//)
    await checkout.approve()
    await expect(page.getByRole('list', { name: t('confirm.items') })).toContainText(campaign)
    await expect(page.getByRole('main')).toContainText('Bonusseteli −10')
    expect((await privateShop.control()).orders).toBe(1)
  },
)
