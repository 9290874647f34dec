import { print } from 'graphql'
import { expect, it } from 'vitest'
import {
  AddToCartDocument,
  type CartFragment,
  GetCartDocument,
  SetCartPromoCodeDocument,
} from '@/graphql/generated/graphql'
import { contextIds } from '@/lib/apollo/context-ids'
import type { Cart, CartSummary } from '@/lib/cart/cart-types'
import { mapCart } from '@/lib/cart/map-cart'
import { DOMAIN_SITES } from '@/lib/market/domain-sites'
import { formatMoney } from '@/lib/market/format-money'
import { MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { between, createRandom, pick, type Random, shuffled } from '@/packages/mock-backend/catalogue/random'
import {
  asking,
  campaign,
  fixtureCatalogue,
  fixtureCommerce,
  prices,
} from '@/packages/mock-backend/tests/commerce-fixture'
import { AMOUNT, minorUnits } from '@/tests/support/amount-format'

const CARTS = 120
/** With five pieces and more in stock. */
const SKUS = [101, 102, 201, 202, 401, 402, 411]
const CODES = ['', '', 'FIFTEEN', 'AMOUNT', 'SEND', 'VOYADOVOUCHER_1', 'NOTHING']
/** VAT of each market, so that the two forms of an amount can be compared. */
const RATE = { fi: 0.255, se: 0.25, no: 0.25, dk: 0.25 }

/** Campaigns of every kind, each in force for about half of the carts. */
const CAMPAIGNS = [
  campaign(1, { productIds: [20, 41], percent: 30 }),
  campaign(2, {
    type: 'CART_CAMPAIGN',
    percent: 0,
    productIds: [10, 11, 41],
    offer: { kind: 'multi-buy', size: 3, paid: 2 },
  }),
  campaign(3, {
    type: 'CART_CAMPAIGN',
    percent: 0,
    productIds: 'all',
    offer: { kind: 'steps', steps: [{ from: prices(90_00, 900_00), off: prices(7_77, 77_00) }] },
  }),
  campaign(4, { type: 'CART_CAMPAIGN', percent: 10, productIds: 'all', minimum: prices(300_00, 3000_00) }),
  campaign(5, { type: 'CART_CAMPAIGN', percent: 15, productIds: [40] }),
  campaign(6, { type: 'CART_CAMPAIGN', percent: 0, offer: { kind: 'gift', productId: 20 }, productIds: 'all' }),
]
const CODED = [
  campaign(10, { type: 'CODE', code: 'FIFTEEN', percent: 15, productIds: 'all' }),
  campaign(11, { type: 'CODE', code: 'AMOUNT', percent: 0, amountOff: prices(10_00, 100_00), productIds: 'all' }),
  campaign(12, { type: 'CODE', code: 'SEND', percent: 0, offer: { kind: 'free-shipping' }, productIds: 'all' }),
  campaign(13, {
    type: 'VOUCHER',
    code: 'VOYADOVOUCHER_1',
    percent: 0,
    amountOff: prices(9_99, 99_00),
    productIds: 'all',
  }),
]

/** A cart as the shop shows it, filled by the shop's own operations. */
async function randomCart(random: Random, site: Site): Promise<Cart> {
  const campaigns = [...CAMPAIGNS.filter(() => random() < 0.5), ...CODED]
  const ask = asking(fixtureCommerce({ catalogue: { ...fixtureCatalogue(), campaigns } }))
  const ids = { ...contextIds(site), cartMarketAlias: site.market, checkoutMarketId: site.market }
  let cart: CartFragment = (await ask(print(GetCartDocument), { ...ids, id: '' })).data.getCart
  for (const skuId of shuffled(random, SKUS).slice(0, between(random, 1, 4))) {
    const item = { skuId, quantity: between(random, 1, 5) }
    cart = (await ask(print(AddToCartDocument), { ...ids, id: cart.id, item })).data.addToCart ?? cart
  }
  const promoCode = pick(random, CODES)
  if (promoCode) {
    const answer = await ask(print(SetCartPromoCodeDocument), { ...ids, id: cart.id, promoCode })
    cart = answer.data?.setCartPromoCode ?? cart
  }
  const shown = mapCart(cart)
  if (!shown) throw new Error('no cart')
  return shown
}

type Form = 'incVat' | 'exVat'

const amountsOf = (cart: Cart, form: Form) => ({
  lines: cart.lines.map(({ total, priceRows }) => ({
    total: total[form],
    rows: priceRows.map(({ quantity, price }) => ({ quantity, price: price[form] })),
  })),
  subTotal: cart.summary.subTotal[form],
  fee: cart.summary.shipping.fee[form],
  total: cart.summary.total[form],
})

const discountOf = (site: Site, { fixedDiscountIncVat, fixedDiscountExVat }: CartSummary, form: Form) =>
  formatMoney(site, form === 'incVat' ? fixedDiscountIncVat : fixedDiscountExVat)

/** Lines, discount, fee and total add up as they are written; returns every amount that was read. */
function expectSums(site: Site, cart: Cart, form: Form): string[] {
  const { lines, subTotal, fee, total } = amountsOf(cart, form)
  const discount = discountOf(site, cart.summary, form)
  for (const line of lines) {
    const rows = line.rows.reduce((sum, { quantity, price }) => sum + quantity * minorUnits(price), 0)
    expect(rows, 'rows of a line').toBe(minorUnits(line.total))
  }
  const goods = lines.reduce((sum, line) => sum + minorUnits(line.total), 0)
  expect(goods, 'lines').toBe(minorUnits(subTotal))
  expect(goods - minorUnits(discount) + minorUnits(fee), 'lines − discount + fee').toBe(minorUnits(total))
  expect(minorUnits(total)).toBeGreaterThanOrEqual(0)
  return [
    subTotal,
    fee,
    total,
    discount,
    ...lines.flatMap((line) => [line.total, ...line.rows.map(({ price }) => price)]),
  ]
}

it('R-CART-13 R-PRICE-01 R-PRICE-05 random carts add up in every market, with codes and campaigns, with and without VAT', async () => {
  const random = createRandom(18)
  const seen = { discounted: 0, split: 0, coded: 0 }
  for (let index = 0; index < CARTS; index++) {
    const site = pick(random, DOMAIN_SITES)
    const cart = await randomCart(random, site)
    const texts = [...expectSums(site, cart, 'incVat'), ...expectSums(site, cart, 'exVat'), cart.summary.vat]
    for (const text of texts) expect(text).toMatch(AMOUNT[MARKETS[site.market].currency.code] ?? /^$/)

    const [total, net] = [minorUnits(cart.summary.total.incVat), minorUnits(cart.summary.total.exVat)]
    expect(net + minorUnits(cart.summary.vat), 'without VAT, and VAT').toBe(total)
    // every piece, the discount and the fee are rounded once
    const roundings = cart.itemCount + 2
    expect(Math.abs(net * (1 + RATE[site.market]) - total)).toBeLessThanOrEqual(
      roundings * 0.5 * (1 + RATE[site.market]),
    )

    if (cart.summary.fixedDiscountIncVat > 0) seen.discounted++
    if (cart.lines.some(({ priceRows }) => priceRows.length > 1)) seen.split++
    if (cart.promoCode) seen.coded++
  }
  expect(Math.min(...Object.values(seen)), 'every kind of cart was among them').toBeGreaterThan(10)
})
