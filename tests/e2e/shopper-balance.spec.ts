import { formatPrice } from '@/lib/market/format-price'
import { FULL_RUN } from '@/tests/support/full-run'
import { GUESTS } from '@/tests/support/guest'
import { expectConfirmed } from '@/tests/support/payment-walk'
import { openReadyCheckout } from '@/tests/support/private-walk'
import { readOrderedCart } from '@/tests/support/shared-cart'
import { expect, test } from '@/tests/support/shop-test'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

/** The balance of this account in Finland, in euro. */
const BALANCE = { email: 'balance@kajo.test', amount: 20 }

test(
  'R-CART-13 R-CHECKOUT-12 an account balance pays its part: button, provider and confirmation name the rest',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const checkout = await openReadyCheckout(page, privateShop, 'fi')
    const { storefront, product, placeOrder, form } = checkout
    const t = translatorFor(storefront.lang)
    const used = formatPrice(storefront, BALANCE.amount)

    await checkout.field('email').fill(BALANCE.email)
    await expect(form.getByText(t('checkout.payBalance', { amount: used })), 'as soon as it is known').toBeVisible()
    await checkout.fill({ ...GUESTS.fi, email: BALANCE.email }, 'first')
    const { total } = (await readOrderedCart(storefront, checkout.cartId, privateShop.backendPort)).summary
    const rest = formatPrice(storefront, total.sellingPriceIncVat - BALANCE.amount)
    await expect(placeOrder).toContainText(rest)
    await placeOrder.click()
    await expect(page.locator('body')).toContainText(rest)
    await checkout.approve()

    await expectConfirmed(page, privateShop, { market: 'fi', product })
    const row = (name: string) => page.getByText(name, { exact: true }).locator('xpath=..')
    await expect(row(t('cart.balance'))).toContainText(used)
    await expect(row(t('cart.toPay'))).toContainText(rest)
  },
)
