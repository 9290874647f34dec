import { describe, expect, it } from 'vitest'
import { settleOrder } from '#payments/settle-order'
import { asking, fixtureCommerce } from './commerce-fixture'

const ADD =
  'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }'
const PLACE = `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: "se") { publicId status redirectUrl } }`
const ORDER = `query ($id: String!, $guid: Guid!) {
  getOrderPublic(publicOrderId: $guid) { fromBalance paymentDetails { total } }
  checkout(id: $id, paymentType: STANDARD) {
    order { sum balance } cart { summary { balance { pending totalSellingPriceExBalanceIncVat } } } } }`

const SWISH = 20
const FORM = {
  email: 'balance@kajo.test',
  paymentId: SWISH,
  shippingId: 21,
  billingAddress: {
    firstName: 'Elsa',
    lastName: 'Berg',
    addressLine1: 'Gatan 1',
    zip: '111 22',
    city: 'Stockholm',
    mobile: '+46701234567',
  },
  checkoutUrls: { redirectUrl: 'http://se.localhost/checkout/confirm' },
}
/** The balance of `balance@kajo.test` in Sweden, minor units. */
const BALANCE = 200_00

async function shop(quantity: number) {
  const commerce = fixtureCommerce()
  const ask = asking(commerce)
  const cartId: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
  await ask(ADD, { id: cartId, item: { skuId: 201, quantity } })
  const storefront = async (more: object = {}) =>
    (await ask(PLACE, { cartId, checkout: { ...FORM, ...more } })).data.placeOrder
  const payments = () => Object.values(commerce.state.data.payments)
  const load = async (id: string) => (await ask(ORDER, { id, guid: id })).data
  return { ask, cartId, commerce, storefront, payments, load }
}

describe('the account balance', () => {
  it('R-CART-13 R-CHECKOUT-12 the provider charges what the balance leaves, and the order says how much each paid', async () => {
    const { commerce, storefront, payments, load } = await shop(2)
    const { publicId } = await storefront()
    const amount = payments()[0]?.amount ?? 0
    settleOrder(commerce, publicId, 'approved')
    const { checkout, getOrderPublic } = await load(publicId)
    expect(checkout.order.balance).toBe(BALANCE / 100)
    expect(amount).toBe(checkout.order.sum * 100 - BALANCE)
    expect(checkout.cart.summary.balance).toEqual({
      pending: BALANCE / 100,
      totalSellingPriceExBalanceIncVat: amount / 100,
    })
    expect(getOrderPublic).toEqual({ fromBalance: BALANCE / 100, paymentDetails: [{ total: amount / 100 }] })
  })

  it('R-CART-13 the balance is that of the e-mail of the order, whatever the checkout was told before', async () => {
    const { commerce, storefront, payments, load } = await shop(2)
    const { publicId } = await storefront({ email: 'elsa@kajo.test' })
    settleOrder(commerce, publicId, 'approved')
    const { checkout } = await load(publicId)
    expect(payments()[0]?.amount).toBe(checkout.order.sum * 100)
    expect(checkout.order.balance).toBe(0)
    expect(checkout.cart.summary.balance.pending).toBe(0)
  })
})

describe('the consents of an order', () => {
  it('R-CHECKOUT-13 take effect when the order has been paid, not before', async () => {
    const { commerce, storefront } = await shop(1)
    const { publicId, status } = await storefront({ email: 'elsa@kajo.test', acceptedConsents: ['newsletter', 'sms'] })
    expect(status).toBe('pending')
    expect(commerce.state.data).toMatchObject({ subscribers: [], smsConsents: [] })
    settleOrder(commerce, publicId, 'approved')
    expect(commerce.state.data).toMatchObject({
      subscribers: [{ email: 'elsa@kajo.test', market: 'se' }],
      smsConsents: [{ mobile: '+46701234567', market: 'se' }],
    })
  })

  it('R-CHECKOUT-13 have no effect when the payment was refused', async () => {
    const { commerce, storefront } = await shop(1)
    const { publicId } = await storefront({ email: 'elsa@kajo.test', acceptedConsents: ['newsletter', 'sms'] })
    settleOrder(commerce, publicId, 'refused')
    expect(commerce.state.data).toMatchObject({ subscribers: [], smsConsents: [] })
  })
})

const PUBLIC = `query ($guid: Guid!) { getOrderPublic(publicOrderId: $guid) {
  orderTotal { sellingPriceIncVat } paymentDetails { isPaid paymentDate total } } }`

describe('an order by its public id', () => {
  it.each(['pending', 'refused'])(
    'R-CHECKOUT-12 keeps its amounts when it is %s and its cart changes',
    async (state) => {
      const { ask, cartId, commerce, storefront, payments } = await shop(1)
      const { publicId } = await storefront({ email: 'elsa@kajo.test' })
      if (state === 'refused') settleOrder(commerce, publicId, 'refused')
      await ask(ADD, { id: cartId, item: { skuId: 101, quantity: 1 } })
      const total = (payments()[0]?.amount ?? 0) / 100
      expect((await ask(PUBLIC, { guid: publicId })).data.getOrderPublic).toMatchObject({
        orderTotal: { sellingPriceIncVat: total },
        paymentDetails: [{ total }],
      })
    },
  )

  it('R-CHECKOUT-12 is paid when its payment has been approved, not before', async () => {
    const { ask, commerce, storefront } = await shop(1)
    const { publicId } = await storefront()
    const details = async () => (await ask(PUBLIC, { guid: publicId })).data.getOrderPublic.paymentDetails[0]
    expect(await details()).toMatchObject({ isPaid: false, paymentDate: null })
    settleOrder(commerce, publicId, 'approved')
    expect(await details()).toMatchObject({ isPaid: true, paymentDate: expect.any(String) })
  })
})

it('T23 an order that is refused for its return address leaves the earlier one payable', async () => {
  const { ask, cartId, commerce, storefront } = await shop(1)
  const { publicId } = await storefront()
  const checkout = { ...FORM, checkoutUrls: { redirectUrl: 'nowhere' } }
  const { errors } = await ask(PLACE, { cartId, checkout })
  expect(errors?.[0]?.extensions.code).toBe('INVALID_URL')
  expect(settleOrder(commerce, publicId, 'approved')).toBe(true)
})
