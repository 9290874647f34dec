import { expect, it } from 'vitest'
import { settleOrder } from '#payments/settle-order'
import { asking, campaign, fixtureCatalogue, fixtureCommerce, prices } from './commerce-fixture'

const VOUCHER = 'VOYADOVOUCHER_1'
const CODES = [
  campaign(33, { type: 'VOUCHER', code: VOUCHER, percent: 0, productIds: 'all', amountOff: prices(10_00, 100_00) }),
  campaign(34, {
    type: 'CODE',
    code: 'FROM80',
    percent: 0,
    productIds: 'all',
    amountOff: prices(10_00, 100_00),
    minimum: prices(80_00, 3000_00),
  }),
]
const GET =
  'query getCart($id: String, $market: String) { getCart(id: $id, marketId: $market) { promoCode items { skuId } } }'
const ADD = 'mutation ($id: String!, $skuId: Int!) { addToCart(id: $id, item: { skuId: $skuId, quantity: 1 }) { id } }'
const SET = 'mutation ($id: String!, $code: String!) { setCartPromoCode(id: $id, promoCode: $code) { promoCode } }'
const PLACE = `mutation ($id: String!, $checkout: CheckoutInputType!, $market: String) {
  placeOrder(cartId: $id, checkout: $checkout, marketId: $market) { publicId status } }`
const CHECKOUT = {
  email: 'a@kajo.test',
  billingAddress: { firstName: 'A', lastName: 'B', addressLine1: 'C', zip: '00100', city: 'D' },
  shippingId: 11,
}
const URLS = { checkoutUrls: { redirectUrl: 'http://fi.localhost/checkout/confirm?oid={payment.uid}' } }

async function shopWithCarts() {
  const commerce = fixtureCommerce({ catalogue: { ...fixtureCatalogue(), campaigns: CODES } })
  const ask = asking(commerce)
  const newCart = async (code = VOUCHER) => {
    const id: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
    await ask(ADD, { id, skuId: 401 })
    await ask(SET, { id, code })
    const read = async (market = 'fi') => (await ask(GET, { id, market })).data.getCart
    const order = async (more: object, market = 'fi') => ask(PLACE, { id, market, checkout: { ...CHECKOUT, ...more } })
    /** Starts a payment on a provider page; returns the public id of the order. */
    const pay = async (): Promise<string> => {
      const { placeOrder } = (await order({ paymentId: 10, ...URLS })).data
      expect(placeOrder.status).toBe('pending')
      return placeOrder.publicId
    }
    return { id, read, order, pay }
  }
  const reasonOf = (publicId: string) => commerce.state.data.orders[publicId]?.reason
  return { commerce, newCart, reasonOf }
}

it('R-CART-14 R-CHECKOUT-11 a refused payment leaves the voucher in the cart, and it can be used again', async () => {
  const { commerce, newCart } = await shopWithCarts()
  const cart = await newCart()
  const publicId = await cart.pay()
  expect(settleOrder(commerce, publicId, 'refused')).toBe(false)
  expect((await cart.read()).promoCode).toBe(VOUCHER)
  expect(settleOrder(commerce, await cart.pay(), 'approved')).toBe(true)
})

it('R-CART-14 reading the cart in a second tab during the payment leaves the voucher, and the order is completed', async () => {
  const { commerce, newCart } = await shopWithCarts()
  const cart = await newCart()
  const publicId = await cart.pay()
  expect((await cart.read()).promoCode).toBe(VOUCHER)
  expect(settleOrder(commerce, publicId, 'approved')).toBe(true)
})

it('R-CART-14 two carts that pay with one voucher: the second order is cancelled, also when its cart was not read', async () => {
  const { commerce, newCart, reasonOf } = await shopWithCarts()
  const [first, second] = [await newCart(), await newCart()]
  const [one, two] = [await first.pay(), await second.pay()]
  expect(settleOrder(commerce, two, 'approved')).toBe(true)
  expect(settleOrder(commerce, one, 'approved')).toBe(false)
  expect(reasonOf(one)).toBe('changed')
  expect((await first.read()).promoCode).toBeNull()
})

it('R-CART-14 R-MARKET-10 a code below its minimum in another market is removed when the cart is read there', async () => {
  const { newCart } = await shopWithCarts()
  const cart = await newCart('FROM80')
  expect((await cart.read()).promoCode).toBe('FROM80')
  expect((await cart.read('se')).promoCode).toBeNull()
  expect((await cart.order({ paymentId: 12, identityNumber: '131052-308T' })).errors).toBeUndefined()
})

it('R-CART-05 a sku taken out of sale cannot be ordered or added, and disappears from open carts when they are read', async () => {
  const { commerce, newCart } = await shopWithCarts()
  const cart = await newCart()
  commerce.scenario.withdrawn.add(401)
  expect((await cart.order({ paymentId: 12, identityNumber: '131052-308T' })).errors?.[0]?.extensions.code).toBe(
    'UNKNOWN_SKU',
  )
  expect((await cart.read()).items).toEqual([])
  const again = await asking(commerce)(ADD, { id: cart.id, skuId: 401 })
  expect(again.errors?.[0]?.extensions.code).toBe('UNKNOWN_SKU')
})
