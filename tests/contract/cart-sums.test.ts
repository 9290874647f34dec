import fc from 'fast-check'
import { print } from 'graphql'
import { expect, it } from 'vitest'
import {
  AddToCartDocument,
  type CartFragment,
  CreateOrUpdateCheckoutDocument,
  GetCartDocument,
  SetCartPromoCodeDocument,
} from '@/graphql/generated/graphql'
import type { Cart } from '@/lib/cart/cart-types'
import { mapCart } from '@/lib/cart/map-cart'
import { formatPrice } from '@/lib/market/format-price'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import {
  asking,
  campaign,
  fixtureCatalogue,
  fixtureCommerce,
  prices,
} from '@/packages/mock-backend/tests/commerce-fixture'

/** A market in one language; `vat` in tenths of a percent, `money` is the format of its amounts. */
type Storefront = { market: MarketAlias; lang: Lang; languageId: string; vat: number; money: RegExp }

const KRONER = /^(\d{1,3}(?:\u00a0\d{3})*)(?:,(\d{2}))?\u00a0kr$/
const EUROS = /^(\d{1,3}(?:\u00a0\d{3})*),(\d{2})\u00a0€$/
const STOREFRONTS: Storefront[] = [
  { market: 'fi', lang: 'fi', languageId: 'fi-FI', vat: 255, money: EUROS },
  { market: 'fi', lang: 'sv', languageId: 'sv-SE', vat: 255, money: EUROS },
  { market: 'se', lang: 'sv', languageId: 'sv-SE', vat: 250, money: KRONER },
  { market: 'no', lang: 'nb', languageId: 'nb-NO', vat: 250, money: KRONER },
  { market: 'dk', lang: 'da', languageId: 'da-DK', vat: 250, money: /^(\d{1,3}(?:\.\d{3})*)(?:,(\d{2}))?\u00a0kr\.$/ },
]

const onCart = (id: number, more: Parameters<typeof campaign>[1]) =>
  campaign(id, { type: 'CART_CAMPAIGN', percent: 0, productIds: 'all', ...more })
const steps = [
  { from: prices(30_00, 300_00), off: prices(3_00, 30_00) },
  { from: prices(200_00, 2000_00), off: prices(25_00, 250_00) },
]
/** Each in force for about half of the carts. */
const CAMPAIGNS = [
  campaign(50, { productIds: [20], percent: 33 }),
  onCart(51, { percent: 7 }),
  onCart(52, { percent: 13, productIds: [10, 41] }),
  onCart(53, { offer: { kind: 'multi-buy', size: 3, paid: 2 }, productIds: [10, 11, 41] }),
  onCart(54, { offer: { kind: 'steps', steps } }),
  onCart(55, { offer: { kind: 'gift', productId: 20 }, minimum: prices(90_00, 900_00) }),
  onCart(59, { percent: 10, minimum: prices(300_00, 3000_00) }),
]
/** In force for every cart. */
const CODES = [
  campaign(56, { type: 'CODE', code: 'OFF', percent: 11, productIds: 'all' }),
  campaign(57, { type: 'CODE', code: 'SEND', percent: 0, offer: { kind: 'free-shipping' }, productIds: 'all' }),
  campaign(60, { type: 'CODE', code: 'AMOUNT', percent: 0, amountOff: prices(9_99, 77_77), productIds: 'all' }),
  campaign(58, {
    type: 'VOUCHER',
    code: 'VOYADOVOUCHER_1',
    percent: 0,
    amountOff: prices(10_00, 99_00),
    productIds: 'all',
  }),
]

const shopping = fc.record({
  storefront: fc.constantFrom(...STOREFRONTS),
  campaigns: fc.subarray(CAMPAIGNS),
  isInvoice: fc.boolean(),
  code: fc.constantFrom('', 'OFF', 'SEND', 'AMOUNT', 'VOYADOVOUCHER_1', 'NOPE'),
  items: fc.uniqueArray(
    fc.record({
      skuId: fc.constantFrom(101, 102, 111, 201, 202, 401, 402, 411),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    {
      selector: ({ skuId }) => skuId,
      maxLength: 4,
    },
  ),
})
type Shopping = typeof shopping extends fc.Arbitrary<infer Value> ? Value : never

/** Id of the invoice, which has a fee in Sweden and Norway. */
const INVOICE: Record<MarketAlias, number> = { fi: 12, se: 22, no: 32, dk: 42 }

/** The cart after adding the items, as far as they are in stock, a promo code, which may be refused, and a payment. */
async function fillCart({ storefront, campaigns, isInvoice, code, items }: Shopping): Promise<Cart> {
  const ask = asking(fixtureCommerce({ catalogue: { ...fixtureCatalogue(), campaigns: [...campaigns, ...CODES] } }))
  const context = {
    channelId: `1|${storefront.market}`,
    marketId: storefront.market,
    languageId: storefront.languageId,
    cartMarketAlias: storefront.market,
    checkoutMarketId: storefront.market,
  }
  const { id } = (await ask(print(GetCartDocument), { id: '', ...context })).data.getCart
  for (const item of items) await ask(print(AddToCartDocument), { id, item, ...context })
  await ask(print(SetCartPromoCodeDocument), { id, promoCode: code, ...context })
  const checkout = { paymentId: isInvoice ? INVOICE[storefront.market] : null }
  await ask(print(CreateOrUpdateCheckoutDocument), { cartId: id, checkout, ...context })
  const cart = mapCart((await ask(print(GetCartDocument), { id, ...context })).data.getCart as CartFragment)
  if (!cart) throw new Error('The service has no such cart')
  return cart
}

/** A shown amount in cents or øre; fails when the format is not that of the market. */
function amountIn({ money }: Storefront, shown: string): number {
  const [, whole, minor = '00'] = money.exec(shown) ?? []
  expect(whole, `"${shown}" has the format of the market`).toBeDefined()
  return Number(`${whole?.replaceAll(/\D/g, '')}${minor}`)
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Checks that all shown amounts of one VAT mode add up exactly. Returns the total in cents or øre. */
function readSums(cart: Cart, storefront: Storefront, mode: 'incVat' | 'exVat'): number {
  const { summary } = cart
  const read = (shown: string) => amountIn(storefront, shown)
  const lines = [...cart.lines, ...cart.gifts]
  for (const { priceRows, quantity, total } of lines) {
    expect(sum(priceRows.map((row) => row.quantity))).toBe(quantity)
    expect(sum(priceRows.map((row) => row.quantity * read(row.price[mode])))).toBe(read(total[mode]))
  }
  const subTotal = sum(lines.map(({ total }) => read(total[mode])))
  const off = mode === 'incVat' ? summary.fixedDiscountIncVat : summary.fixedDiscountExVat
  const discount = read(formatPrice(storefront, off))
  const shipping = summary.shipping.fee[mode] === '' ? 0 : read(summary.shipping.fee[mode])
  const paid = mode === 'incVat' ? summary.paymentFeeIncVat : summary.paymentFeeExVat
  const payment = read(formatPrice(storefront, paid))
  const total = read(summary.total[mode])
  expect(read(summary.subTotal[mode]), 'subtotal').toBe(subTotal)
  expect(subTotal - discount + shipping + payment, 'total').toBe(total)
  expect(discount).toBeLessThanOrEqual(subTotal)
  expect(total).toBeGreaterThanOrEqual(0)
  return total
}

it('R-CART-13 R-PRICE-01 R-PRICE-05 amounts of random carts add up in every market and language, with and without VAT', async () => {
  const seen = { discounts: 0, paymentFees: 0, gifts: 0, splits: 0, codes: 0 }
  await fc.assert(
    fc.asyncProperty(shopping, async (bought) => {
      const { storefront } = bought
      const cart = await fillCart(bought)
      const [inc, ex] = [readSums(cart, storefront, 'incVat'), readSums(cart, storefront, 'exVat')]
      expect(amountIn(storefront, cart.summary.vat), 'VAT').toBe(inc - ex)
      // every piece, the discount and the two fees are rounded once
      const rounded = sum(cart.lines.map(({ quantity }) => quantity)) + 3
      expect(Math.abs((inc * 1000) / (1000 + storefront.vat) - ex)).toBeLessThanOrEqual(rounded / 2)
      seen.discounts += Number(cart.summary.fixedDiscountIncVat > 0)
      seen.paymentFees += Number(cart.summary.paymentFeeIncVat > 0)
      seen.gifts += Number(cart.gifts.length > 0)
      seen.codes += Number(cart.promoCode !== null)
      seen.splits += Number(cart.lines.some(({ priceRows }) => priceRows.length > 1))
    }),
    { numRuns: 200, seed: 18 },
  )
  expect(Math.min(...Object.values(seen)), 'carts of every kind').toBeGreaterThan(10)
}, 120_000)
