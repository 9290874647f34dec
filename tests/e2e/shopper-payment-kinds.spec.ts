import type { Page } from '@playwright/test'
import { formatMoney } from '@/lib/market/format-money'
import type { MarketAlias } from '@/lib/market/market-table'
import { FULL_RUN } from '@/tests/support/full-run'
import { GUESTS } from '@/tests/support/guest'
import { expectConfirmed, payInForm, payWithCard } from '@/tests/support/payment-walk'
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
  /** Name shown to the shopper. */
  name: string
  /** How it is paid: on a page of its provider, with a card, in the provider's form, or after the order. */
  paid: 'page' | 'card' | 'form' | 'later'
}
/** A payment method with its names in the markets that offer it. */
type Method = Omit<Way, 'name'> & { names: Partial<Record<MarketAlias, string>> }

const INVOICE = { fi: 'Lasku 14 pv', se: 'Faktura 14 dagar', no: 'Faktura 14 dager', dk: 'Faktura 14 dage' }
const LOAN = { fi: 'Osamaksu', se: 'Delbetalning', no: 'Delbetaling', dk: 'Delbetaling' }

const METHODS: Method[] = [
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

const waysOf = (market: MarketAlias): Way[] =>
  METHODS.flatMap(({ names, ...way }) => {
    const name = names[market]
    return name ? [{ ...way, name }] : []
  })

/** One order of each kind, in a market of its own. Se and no take a fee for an invoice. */
const ORDERS: { market: MarketAlias; kind: string }[] = [
  { market: 'fi', kind: 'BankTransfer' },
  { market: 'dk', kind: 'Card' },
  { market: 'no', kind: 'Klarna' },
  { market: 'se', kind: 'DirectInvoice' },
]

/** Pays as the method asks; resolves with the address on which the shopper came back from the page of a provider. */
async function pay(page: Page, checkout: Awaited<ReturnType<typeof openReadyCheckout>>, { name, paid }: Way) {
  const openForm = page.getByRole('button', {
    name: translatorFor(checkout.storefront.lang)('checkout.external.open', { name }),
  })
  await (paid === 'form' ? openForm : checkout.placeOrder).click()
  if (paid === 'form') await payInForm(page, checkout.storefront, { name })
  if (paid === 'card') await payWithCard(page, '4111 1111 1111 1111')
  if (paid !== 'page') return null
  const returned = page.waitForRequest(/\/checkout\/confirm\?oid=/)
  await checkout.approve()
  return (await returned).url()
}

for (const { market, kind } of ORDERS) {
  const ways = waysOf(market)
  const way = ways.find((candidate) => candidate.kind === kind)
  if (!way) throw new Error(`${market} does not offer ${kind}`)
  const { name, paid } = way

  test(
    `R-CHECKOUT-12 T23 T24 T27 ${market}: paid once by ${kind}, and the confirmation names the method`,
    FULL_RUN,
    async ({ page, privateShop }) => {
      const checkout = await openReadyCheckout(page, privateShop, market)
      const { storefront, product } = checkout
      const t = translatorFor(storefront.lang)
      await checkout.fill(GUESTS[market], { name, isCredit: paid === 'later' })
      expect(await checkout.paymentNames(), 'in the legal order').toEqual(ways.map((each) => each.name))
      const readCart = () => readOrderedCart(storefront, checkout.cartId, privateShop.backendPort)
      const { total, shipping, fees } = (await readCart()).summary
      const { paymentFeeIncVat: paymentFee } = fees
      expect(paymentFee > 0).toBe(paid === 'later')
      expect(total.sellingPriceIncVat).toBe(product.unitPrice.sellingPriceIncVat + shipping.feeIncVat + paymentFee)
      const amount = formatMoney(storefront, total.sellingPriceIncVat)
      await expect(checkout.form).toContainText(amount)
      const address = await pay(page, checkout, way)

      const number = await expectConfirmed(page, privateShop, { market, product })
      await expectLanguage(page, storefront)
      await expect(page.getByRole('main')).toContainText(amount)
      const fact = page.locator('dl > div').filter({ has: page.getByText(t('confirm.payment'), { exact: true }) })
      await expect(fact).toContainText(name)
      const feeRow = page.getByText(t('cart.paymentFee'), { exact: true }).locator('xpath=..')
      if (paymentFee > 0) await expect(feeRow).toContainText(formatMoney(storefront, paymentFee))
      // an invoice shows the amount due
      if (paid === 'later') await expect(fact).toContainText(amount)
      await page.goto(address ?? page.url())
      expect(await expectConfirmed(page, privateShop, { market, product }), 'opened again').toBe(number)
      const { orders, pending, cancelled } = await privateShop.control()
      expect([orders, pending, cancelled]).toEqual([1, 0, 0])
      expect(await readCart()).toMatchObject({
        isCompleted: true,
        items: checkout.items,
        summary: { total, shipping, fees, payment: { name: kind } },
      })
    },
  )
}
