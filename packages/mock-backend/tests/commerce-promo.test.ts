import { describe, expect, it } from 'vitest'
import type { CatalogueCampaign } from '#catalogue/types'
import { asking, campaign, fixtureCatalogue, fixtureCommerce, NOW, prices } from './commerce-fixture'

const CART = `id promoCode appliedCampaigns { name } items { quantity }
  summary { fixedAmountDiscountIncVat total { sellingPriceIncVat } shipping { feeIncVat amountLeftToFreeShipping } }`
const SET = `mutation setCartPromoCode($id: String!, $code: String!, $market: String) {
  setCartPromoCode(id: $id, promoCode: $code, marketId: $market) { ${CART} } }`
const GET = `query getCart($id: String, $market: String) { getCart(id: $id, marketId: $market) { ${CART} } }`
const ADD = `mutation addToCart($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { ${CART} } }`
const UPDATE = `mutation updateCartItem($id: String!, $item: CartItemInputType!) { updateCartItem(id: $id, item: $item) { ${CART} } }`
const ORDER = `mutation placeOrder($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { publicId status } }`

const coded = (campaignId: number, code: string, more: Partial<CatalogueCampaign>) =>
  campaign(campaignId, { type: 'CODE', code, percent: 0, productIds: 'all', ...more })

const CAMPAIGNS = [
  coded(30, 'TEN', { amountOff: prices(10_00, 100_00), minimum: prices(80_00, 800_00) }),
  coded(31, 'SEND', { offer: { kind: 'free-shipping' } }),
  coded(32, 'OVER', { percent: 25, to: '2026-11-10' }),
  coded(33, 'VOYADOVOUCHER_1', { type: 'VOUCHER', amountOff: prices(10_00, 100_00), minimum: prices(25_00, 250_00) }),
]
const CHECKOUT = {
  email: 'a@kajo.test',
  paymentId: 13,
  identityNumber: '131052-308T',
  shippingId: 11,
  billingAddress: { firstName: 'A', lastName: 'B', addressLine1: 'C', zip: '00100', city: 'D' },
}

async function shopWithCodes() {
  const time = { now: NOW }
  const catalogue = { ...fixtureCatalogue(), campaigns: CAMPAIGNS }
  const ask = asking(fixtureCommerce({ catalogue, now: () => time.now }))
  const newCart = async (quantity = 0) => {
    const id: string = (await ask(GET, { id: '' })).data.getCart.id
    if (quantity > 0) await ask(ADD, { id, item: { skuId: 411, quantity } })
    return {
      id,
      set: (code: string, market = 'fi') => ask(SET, { id, code, market }),
      add: async (pieces: number) => (await ask(ADD, { id, item: { skuId: 411, quantity: pieces } })).data.addToCart,
      update: async (pieces: number) =>
        (await ask(UPDATE, { id, item: { skuId: 411, quantity: pieces } })).data.updateCartItem,
      get: async () => (await ask(GET, { id })).data.getCart,
      order: () => ask(ORDER, { id, checkout: CHECKOUT }),
    }
  }
  return { newCart, ask, time }
}

describe('codes', () => {
  it('R-CART-14 a code in any case and with spaces around it lowers the total; an empty code removes it', async () => {
    const cart = await (await shopWithCodes()).newCart(10)
    const { setCartPromoCode } = (await cart.set(' ten ')).data
    expect(setCartPromoCode).toMatchObject({ promoCode: 'TEN', appliedCampaigns: [{ name: 'Ale 30 fi' }] })
    expect(setCartPromoCode.summary).toMatchObject({ fixedAmountDiscountIncVat: 10, total: { sellingPriceIncVat: 80 } })
    const without = (await cart.set('')).data.setCartPromoCode
    expect(without).toMatchObject({ promoCode: null, summary: { total: { sellingPriceIncVat: 90 } } })
  })

  it.each([
    ['NOPE', 'InvalidPromoCode'],
    ['OVER', 'InvalidPromoCode'],
    ['VOYADOVOUCHER_9', 'InvalidPromoCode'],
    ['x'.repeat(10_000), 'InvalidPromoCode'],
    ['__proto__', 'InvalidPromoCode'],
    ['TEN', 'RequirementsNotMet'],
    ['voyadovoucher_1', 'RequirementsNotMet'],
  ])('R-CART-14 a refused code (%.20s) is answered with %s and does not change the cart', async (code, answer) => {
    const cart = await (await shopWithCodes()).newCart(2)
    const { errors } = await cart.set(code)
    expect(errors?.[0]?.extensions.code).toBe(answer)
    expect(await cart.get()).toMatchObject({ promoCode: null, summary: { fixedAmountDiscountIncVat: 0 } })
  })

  it('T17 unmet conditions are answered with the minimum of the requested market', async () => {
    const cart = await (await shopWithCodes()).newCart(2)
    expect((await cart.set('VOYADOVOUCHER_1')).errors?.[0]?.extensions.minimum).toBe(25)
    expect((await cart.set('VOYADOVOUCHER_1', 'se')).errors?.[0]?.extensions.minimum).toBe(250)
  })

  it('R-CART-13 with a code for free delivery, nothing is left to free delivery', async () => {
    const cart = await (await shopWithCodes()).newCart(2)
    const { summary } = (await cart.set('SEND')).data.setCartPromoCode
    expect(summary).toMatchObject({
      total: { sellingPriceIncVat: 18 },
      shipping: { feeIncVat: 0, amountLeftToFreeShipping: 0 },
    })
  })

  it('R-CART-14 an unknown or completed cart is null, and other carts keep their codes', async () => {
    const { ask, newCart } = await shopWithCodes()
    const cart = await newCart(10)
    expect((await ask(SET, { id: 'nope', code: 'TEN' })).data.setCartPromoCode).toBeNull()
    await cart.set('TEN')
    await cart.order()
    expect((await cart.set('')).data.setCartPromoCode).toBeNull()
  })

  it('R-CART-14 a code is removed when items that its conditions require are removed', async () => {
    const cart = await (await shopWithCodes()).newCart(10)
    await cart.set('TEN')
    expect((await cart.add(1)).promoCode).toBe('TEN')
    expect((await cart.update(3)).promoCode).toBeNull()
  })

  it('R-CART-14 an expired code is removed from the cart', async () => {
    const { newCart, time } = await shopWithCodes()
    const cart = await newCart(10)
    await cart.set('TEN')
    time.now = Date.parse('2027-01-01')
    expect((await cart.get()).promoCode).toBeNull()
  })
})

describe('bonus vouchers', () => {
  it('R-CART-14 a voucher is valid for one order: another cart can neither add it nor order with it', async () => {
    const { newCart } = await shopWithCodes()
    const [first, second, third] = [await newCart(5), await newCart(5), await newCart(5)]
    await first.set('VOYADOVOUCHER_1')
    await second.set('VOYADOVOUCHER_1')
    expect((await first.order()).data.placeOrder.status).toBe('completed')
    expect((await second.order()).errors?.[0]?.extensions.code).toBe('PROMO_CODE_IDLE')
    expect(await second.get()).toMatchObject({ promoCode: null, summary: { fixedAmountDiscountIncVat: 0 } })
    expect((await third.set('VOYADOVOUCHER_1')).errors?.[0]?.extensions.code).toBe('InvalidPromoCode')
  })
})
