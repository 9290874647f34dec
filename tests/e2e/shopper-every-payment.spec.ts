import type { Page } from '@playwright/test'
import { formatMoney } from '@/lib/market/format-money'
import type { MarketAlias } from '@/lib/market/market-table'
import { FULL_RUN } from '@/tests/support/full-run'
import { GUESTS } from '@/tests/support/guest'
import { expectConfirmed, payInForm, payWithCard } from '@/tests/support/payment-walk'
import type { PrivateShop } from '@/tests/support/private-shop'
import { openReadyCheckout } from '@/tests/support/private-walk'
import { readOrderedCart } from '@/tests/support/shared-cart'
import { expect, test } from '@/tests/support/shop-test'
import { expectLanguage } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'

test.describe.configure({ mode: 'parallel' })
test.use({ pictures: 'blank' })

const everywhere = (name: string) => ({ fi: name, se: name, no: name, dk: name })

type Way = {
  /** Technical name, as stored in the order. */
  kind: string
  /** Name shown to the shopper, in the markets that offer the method. */
  names: Partial<Record<MarketAlias, string>>
  /** How it is paid: on a page of its provider, with a card, in the provider's form, or after the order. */
  paid: 'page' | 'card' | 'form' | 'later'
}

const INVOICE = { fi: 'Lasku 14 pv', se: 'Faktura 14 dagar', no: 'Faktura 14 dager', dk: 'Faktura 14 dage' }
const LOAN = { fi: 'Osamaksu', se: 'Delbetalning', no: 'Delbetaling', dk: 'Delbetaling' }

const WAYS: Way[] = [
  { kind: 'BankTransfer', names: { fi: 'Verkkopankki' }, paid: 'page' },
  { kind: 'Swish', names: { se: 'Swish' }, paid: 'page' },
  { kind: 'Vipps', names: { no: 'Vipps' }, paid: 'page' },
  { kind: 'MobilePay', names: { fi: 'MobilePay', dk: 'MobilePay' }, paid: 'page' },
  { kind: 'Card', names: { ...everywhere('Kort'), fi: 'Kortti' }, paid: 'card' },
  { kind: 'DirectInvoice', names: INVOICE, paid: 'later' },
  { kind: 'Loan', names: LOAN, paid: 'later' },
  { kind: 'Klarna', names: everywhere('Klarna'), paid: 'form' },
  { kind: 'Avarda', names: everywhere('Avarda'), paid: 'form' },
]

const waysOf = (market: MarketAlias) =>
  WAYS.flatMap(({ names, ...way }) => {
    const name = names[market]
    return name ? [{ ...way, name }] : []
  })

type Order = { market: MarketAlias; purchases: number } & ReturnType<typeof waysOf>[number]

/** Orders and pays; expects the confirmation, and one order with that total and payment method in the backend. */
async function orderBy(page: Page, shop: PrivateShop, { market, purchases, kind, name, paid }: Order): Promise<void> {
  const checkout = await openReadyCheckout(page, shop, market)
  const { storefront, placeOrder, product } = checkout
  const t = translatorFor(storefront.lang)
  await checkout.fill(GUESTS[market], { name, isCredit: paid === 'later' })
  expect(await checkout.paymentNames(), 'in the legal order').toEqual(waysOf(market).map((way) => way.name))
  const readCart = () => readOrderedCart(storefront, checkout.cartId, shop.backendPort)
  const { total, shipping, fees } = (await readCart()).summary
  const { paymentFeeIncVat: paymentFee } = fees
  const hasFee = kind === 'DirectInvoice' && ['se', 'no'].includes(market)
  expect(paymentFee > 0).toBe(hasFee)
  expect(total.sellingPriceIncVat).toBe(product.unitPrice.sellingPriceIncVat + shipping.feeIncVat + paymentFee)
  const amount = formatMoney(storefront, total.sellingPriceIncVat)

  const openForm = page.getByRole('button', { name: t('checkout.external.open', { name }) })
  await expect(checkout.form).toContainText(amount)
  await (paid === 'form' ? openForm : placeOrder).click()
  if (paid === 'form') await payInForm(page, storefront, { name })
  if (paid === 'page') await checkout.approve()
  if (paid === 'card') await payWithCard(page, '4111 1111 1111 1111')

  await expectConfirmed(page, shop, { market, product, purchases })
  await expectLanguage(page, storefront)
  await expect(page.getByRole('main')).toContainText(amount)
  const fact = page.locator('dl > div').filter({ has: page.getByText(t('confirm.payment'), { exact: true }) })
  await expect(fact).toContainText(name)
  const feeRow = page.getByText(t('cart.paymentFee'), { exact: true }).locator('xpath=..')
  if (hasFee) await expect(feeRow).toContainText(formatMoney(storefront, paymentFee))
  // an invoice shows the amount due
  if (kind === 'DirectInvoice') await expect(fact).toContainText(amount)
  const { orders, pending, cancelled } = await shop.control()
  expect([orders, pending, cancelled]).toEqual([1, 0, 0])
  expect(await readCart()).toMatchObject({
    isCompleted: true,
    items: checkout.items,
    summary: { total, shipping, fees, payment: { name: kind } },
  })
}

const SCREENS = [
  { screen: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { screen: 'desktop', viewport: { width: 1440, height: 900 } },
]

for (const { screen, ...device } of SCREENS) {
  test.describe(screen, () => {
    test.use(device)

    for (const market of ['fi', 'se', 'no', 'dk'] as const) {
      test(
        `R-CHECKOUT-12 T24 ${market}: paid by every method on a ${screen}, and the confirmation names the method`,
        FULL_RUN,
        async ({ page, privateShop }) => {
          for (const [index, way] of waysOf(market).entries()) {
            await test.step(way.kind, async () => {
              // Leave the confirmation page: it may still write the cart cookie that the next order sets.
              await page.goto('about:blank')
              await privateShop.control({ reset: true, fault: null })
              await orderBy(page, privateShop, { market, purchases: index + 1, ...way })
            })
          }
        },
      )
    }
  })
}
