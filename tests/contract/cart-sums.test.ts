import fc from 'fast-check'
import { print } from 'graphql'
import { expect, it } from 'vitest'
import {
  AddToCartDocument,
  type CartFragment,
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

type Place = { market: MarketAlias; lang: Lang; languageId: string; vat: number; money: RegExp }

const KRONER = /^(\d{1,3}(?:\u00a0\d{3})*)(?:,(\d{2}))?\u00a0kr$/
const EUROS = /^(\d{1,3}(?:\u00a0\d{3})*),(\d{2})\u00a0€$/
const PLACES: Place[] = [
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
const CAMPAIGNS = [
  campaign(50, { productIds: [20], percent: 33 }),
  onCart(51, { percent: 7 }),
  onCart(52, { percent: 13, productIds: [10, 41] }),
  onCart(53, { offer: { kind: 'multi-buy', size: 3, paid: 2 }, productIds: [10, 11, 41] }),
  onCart(54, { offer: { kind: 'steps', steps } }),
  onCart(55, { offer: { kind: 'gift', productId: 20 }, minimum: prices(90_00, 900_00) }),
  campaign(56, { type: 'CODE', code: 'OFF', percent: 11, productIds: 'all' }),
  campaign(57, { type: 'CODE', code: 'SEND', percent: 0, offer: { kind: 'free-shipping' }, productIds: 'all' }),
  campaign(58, {
    type: 'VOUCHER',
    code: 'VOYADOVOUCHER_1',
    percent: 0,
    amountOff: prices(10_00, 99_00),
    productIds: 'all',
  }),
]

const shopping = fc.record({
  place: fc.constantFrom(...PLACES),
  campaigns: fc.subarray(CAMPAIGNS),
  code: fc.constantFrom('', 'OFF', 'SEND', 'VOYADOVOUCHER_1', 'NOPE'),
  items: fc.uniqueArray(
    fc.record({ skuId: fc.constantFrom(101, 111, 201, 401, 411), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ skuId }) => skuId,
      maxLength: 4,
    },
  ),
})
type Shopping = typeof shopping extends fc.Arbitrary<infer Value> ? Value : never

/** The cart as the shop holds it after the shopper has put in what there is of the items, and a code. */
async function shop({ place, campaigns, code, items }: Shopping): Promise<Cart> {
  const ask = asking(fixtureCommerce({ catalogue: { ...fixtureCatalogue(), campaigns } }))
  const context = {
    channelId: `1|${place.market}`,
    marketId: place.market,
    languageId: place.languageId,
    cartMarketAlias: place.market,
    checkoutMarketId: place.market,
  }
  const { id } = (await ask(print(GetCartDocument), { id: '', ...context })).data.getCart
  for (const item of items) await ask(print(AddToCartDocument), { id, item, ...context })
  await ask(print(SetCartPromoCodeDocument), { id, promoCode: code, ...context })
  const cart = mapCart((await ask(print(GetCartDocument), { id, ...context })).data.getCart as CartFragment)
  if (!cart) throw new Error('The cart is gone')
  return cart
}

/** Minor units of an amount as it is shown; anything that the market does not write so fails. */
function amountIn({ money }: Place, shown: string): number {
  const [, whole, minor = '00'] = money.exec(shown) ?? []
  expect(whole, `"${shown}" is not how the market writes an amount`).toBeDefined()
  return Number(`${whole?.replaceAll(/\D/g, '')}${minor}`)
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What the shopper reads in one VAT mode: everything adds up, to the cent and øre. Returns the total. */
function readSums(cart: Cart, place: Place, mode: 'incVat' | 'exVat'): number {
  const { summary } = cart
  const read = (shown: string) => amountIn(place, shown)
  const lines = [...cart.lines, ...cart.gifts]
  for (const { priceRows, quantity, total } of lines) {
    expect(sum(priceRows.map((row) => row.quantity))).toBe(quantity)
    expect(sum(priceRows.map((row) => row.quantity * read(row.price[mode])))).toBe(read(total[mode]))
  }
  const goods = sum(lines.map(({ total }) => read(total[mode])))
  const off = mode === 'incVat' ? summary.fixedDiscountIncVat : summary.fixedDiscountExVat
  const discount = read(formatPrice(place, off))
  const fee = summary.shipping.fee[mode] === '' ? 0 : read(summary.shipping.fee[mode])
  const total = read(summary.total[mode])
  expect(read(summary.subTotal[mode])).toBe(goods)
  expect(goods - discount + fee).toBe(total)
  expect(discount).toBeLessThanOrEqual(goods)
  return total
}

it('R-CART-13 R-PRICE-05 whatever is bought: lines − discounts + delivery = total, with and without VAT, as the market writes it', async () => {
  const seen = { discounts: 0, gifts: 0, splits: 0 }
  await fc.assert(
    fc.asyncProperty(shopping, async (bought) => {
      const { place } = bought
      const cart = await shop(bought)
      const [inc, ex] = [readSums(cart, place, 'incVat'), readSums(cart, place, 'exVat')]
      expect(amountIn(place, cart.summary.vat)).toBe(inc - ex)
      // each piece, the discount and the fee are rounded once
      const rounded = sum(cart.lines.map(({ quantity }) => quantity)) + 2
      expect(Math.abs((inc * 1000) / (1000 + place.vat) - ex)).toBeLessThanOrEqual(rounded / 2)
      seen.discounts += Number(cart.summary.fixedDiscountIncVat > 0)
      seen.gifts += cart.gifts.length
      seen.splits += Number(cart.lines.some(({ priceRows }) => priceRows.length > 1))
    }),
    { numRuns: 120, seed: 18 },
  )
  expect(Object.values(seen).every((times) => times > 5)).toBe(true)
}, 120_000)
