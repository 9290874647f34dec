import fc from 'fast-check'
import { type DocumentNode, print } from 'graphql'
import { expect, it } from 'vitest'
import {
  AddToCartDocument,
  type CartFragment,
  CheckoutDocument,
  type CheckoutQuery,
  CreateOrUpdateCheckoutDocument,
  GetCartDocument,
  PlaceOrderDocument,
  SetCartPromoCodeDocument,
} from '@/graphql/generated/graphql'
import type { Cart } from '@/lib/cart/cart-types'
import { mapCart } from '@/lib/cart/map-cart'
import { type ConfirmedOrder, mapConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import { deliveryChoice, deliveryInput } from '@/lib/checkout/delivery/delivery-choice'
import { mapCheckoutOptions } from '@/lib/checkout/form/map-checkout-options'
import { formatPrice } from '@/lib/market/format-price'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import { personalIdExample } from '@/lib/person/identity-number'
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

/** Postcodes near and far, where the delivery service may charge more. */
const ZIPS: Record<MarketAlias, string[]> = {
  fi: ['00100', '99800'],
  se: ['111 22', '621 57'],
  no: ['0150', '9170', '9510'],
  dk: ['1050', '3700'],
}
/** Ids of the loan and of the invoice, which has a fee in Sweden and Norway. Both are ordered without a payment page. */
const PAYMENTS: Record<MarketAlias, number[]> = { fi: [13, 12], se: [23, 22], no: [33, 32], dk: [43, 42] }

const shopping = fc.record({
  storefront: fc.constantFrom(...STOREFRONTS),
  campaigns: fc.subarray(CAMPAIGNS),
  payment: fc.nat(1),
  zip: fc.nat(2),
  shipping: fc.nat(2),
  email: fc.constantFrom('saga@mejl.se', 'balance@kajo.test'),
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

/** Sends the shop's own documents to a service with these campaigns, in the market and language of the storefront. */
function serviceOf({ storefront, campaigns }: Shopping) {
  const ask = asking(fixtureCommerce({ catalogue: { ...fixtureCatalogue(), campaigns: [...campaigns, ...CODES] } }))
  const { market, languageId } = storefront
  const ids = { marketId: market, cartMarketAlias: market, checkoutMarketId: market, checkoutMarket: market }
  const context = { channelId: `1|${market}`, languageId, ...ids }
  return (document: DocumentNode | object, variables: object) =>
    ask(print(document as DocumentNode), { ...variables, ...context })
}
type Service = ReturnType<typeof serviceOf>

/**
 * The cart in the checkout, as sent and as mapped by the shop: with the items that are in stock, a promo code, which may be
 * refused, a delivery of those offered for the postcode, and a payment. `checkout` is the input of the order.
 */
async function fillCart(send: Service, { storefront: { market }, code, items, ...chosen }: Shopping) {
  const { id } = (await send(GetCartDocument, { id: '' })).data.getCart
  for (const item of items) await send(AddToCartDocument, { id, item })
  await send(SetCartPromoCodeDocument, { id, promoCode: code })
  const zip = itemIn(ZIPS[market], chosen.zip)
  const names = { firstName: 'Saga', lastName: 'Lind', addressLine1: 'Gatan 1', mobile: '0701234567' }
  const address = { ...names, zip, city: 'Staden' }
  const known = { email: chosen.email, customerType: 'PERSON', billingAddress: address, shippingAddress: address }
  const offered = (await send(CreateOrUpdateCheckoutDocument, { cartId: id, checkout: known })).data
  const options = mapCheckoutOptions(offered.createOrUpdateCheckout, market)
  const method = itemIn(options.shipping, chosen.shipping)
  const form = { shippingId: String(method.id), pickupPoint: '', deliveryNote: '' }
  const checkout = {
    ...known,
    ...deliveryInput(deliveryChoice(form, options)),
    shippingId: method.id,
    paymentId: itemIn(PAYMENTS[market], chosen.payment),
    identityNumber: personalIdExample(market),
  }
  await send(CreateOrUpdateCheckoutDocument, { cartId: id, checkout })
  const sent = (await send(GetCartDocument, { id })).data.getCart as CartFragment
  const cart = mapCart(sent)
  if (!cart) throw new Error('The service has no such cart')
  return { sent, cart, checkout, hasExternalFee: method.externalFee !== null }
}

/** Places the order. Resolves with its confirmation; null when the cart may not be ordered. */
async function placeOrder(send: Service, cartId: string, checkout: object) {
  const { data, errors } = await send(PlaceOrderDocument, { cartId, checkout })
  if (errors) {
    expect(['CART_EMPTY', 'MINIMUM_ORDER', 'PROMO_CODE_IDLE']).toContain(errors[0]?.extensions.code)
    return null
  }
  const { publicId } = data.placeOrder
  const answer = await send(CheckoutDocument, { id: publicId, cartId, paymentType: 'STANDARD' })
  return mapConfirmedOrder((answer.data as CheckoutQuery).checkout)
}

function itemIn<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
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

/** Checks that the order has the sums of its cart, as numbers and as shown on the confirmation. */
function expectOrdered(order: ConfirmedOrder, cart: Cart, storefront: Storefront): void {
  const { sums } = order
  const minor = (amount: number) => amountIn(storefront, formatPrice(storefront, amount))
  const [inc, ex] = [readSums(cart, storefront, 'incVat'), readSums(cart, storefront, 'exVat')]
  expect(minor(sums.total), 'total of the order').toBe(inc)
  expect(minor(sums.vat), 'VAT of the order').toBe(inc - ex)
  expect(minor(sums.subTotal) - minor(sums.discount) + minor(sums.shipping) + minor(sums.paymentFee)).toBe(inc)
  expect(order.cart?.isCompleted).toBe(true)
  const shown = order.cart ?? cart
  expect([readSums(shown, storefront, 'incVat'), readSums(shown, storefront, 'exVat')]).toEqual([inc, ex])
  const rows = ({ lines, gifts }: Cart) =>
    [...lines, ...gifts].map(({ skuId, quantity, total, priceRows }) => ({ skuId, quantity, total, priceRows }))
  expect(rows(shown)).toEqual(rows(cart))
  const names = (list: Cart['campaigns']) => list.map(({ name }) => name).toSorted()
  expect(names(shown.campaigns)).toEqual(names(cart.campaigns))
  expect(shown.summary.shipping.fee).toEqual(cart.summary.shipping.fee)
}

it('R-CART-13 R-CHECKOUT-12 R-PRICE-01 R-PRICE-05 amounts of random carts and of their orders add up in every market and language, with and without VAT', async () => {
  const seen = { discounts: 0, paymentFees: 0, externalFees: 0, balances: 0, gifts: 0, splits: 0, orders: 0 }
  const campaigns = new Map([...CAMPAIGNS, ...CODES].map(({ campaignId }) => [`Ale ${campaignId} `, 0]))
  await fc.assert(
    fc.asyncProperty(shopping, async (bought) => {
      const { storefront } = bought
      const send = serviceOf(bought)
      const { sent, cart, checkout, hasExternalFee } = await fillCart(send, bought)
      const { summary } = cart
      const [inc, ex] = [readSums(cart, storefront, 'incVat'), readSums(cart, storefront, 'exVat')]
      expect(amountIn(storefront, summary.vat), 'VAT').toBe(inc - ex)
      // every piece, the discount and the two fees are rounded once
      const rounded = sum(cart.lines.map(({ quantity }) => quantity)) + 3
      expect(Math.abs((inc * 1000) / (1000 + storefront.vat) - ex)).toBeLessThanOrEqual(rounded / 2)
      const order = await placeOrder(send, cart.id, checkout)
      if (order) expectOrdered(order, cart, storefront)
      const words = JSON.stringify(sent)
      for (const [name, times] of campaigns) campaigns.set(name, times + Number(words.includes(name)))
      seen.discounts += Number(summary.fixedDiscountIncVat > 0)
      seen.paymentFees += Number(summary.paymentFeeIncVat > 0)
      seen.externalFees += Number(hasExternalFee && summary.shipping.feeIncVat > 0)
      seen.balances += Number(summary.toPay !== null)
      seen.gifts += Number(cart.gifts.length > 0)
      seen.splits += Number(cart.lines.some(({ priceRows }) => priceRows.length > 1))
      seen.orders += Number(order !== null)
    }),
    { numRuns: 120, seed: 18 },
  )
  for (const [what, times] of [...Object.entries(seen), ...campaigns]) expect(times, what).toBeGreaterThan(4)
}, 120_000)
