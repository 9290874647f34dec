import { describe, expect, it } from 'vitest'
import { asking, fixtureCommerce } from './commerce-fixture'

const PLACE = `mutation placeOrder($cartId: String!, $checkout: CheckoutInputType!, $market: String) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: $market) { publicId status } }`
const ADDRESS = { firstName: 'Elsa', lastName: 'Berg', addressLine1: 'Gatan 1', zip: '111 22', city: 'Stockholm' }

async function shop() {
  const commerce = fixtureCommerce()
  const ask = asking(commerce)
  const cartId: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
  await ask('mutation add($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }', {
    id: cartId,
    item: { skuId: 201, quantity: 1 },
  })
  const storefront = (checkout: Record<string, unknown>) =>
    ask(PLACE, {
      cartId,
      market: 'se',
      checkout: { email: 'elsa@kajo.test', paymentId: 22, shippingId: 21, billingAddress: ADDRESS, ...checkout },
    })
  return { ask, cartId, commerce, storefront }
}

describe('the data of an order', () => {
  it('R-CHECKOUT-13 has customer type, company, identity number, message and consents', async () => {
    const { commerce, storefront } = await shop()
    const { data } = await storefront({
      customerType: 'ORGANIZATION',
      identityNumber: '556036-0793',
      message: ' Ring på klockan ',
      acceptedConsents: ['order', 'newsletter'],
      billingAddress: { ...ADDRESS, company: 'Lind Form AB' },
    })
    expect(commerce.state.data.orders[data.placeOrder.publicId]).toMatchObject({
      customerType: 'ORGANIZATION',
      identityNumber: '556036-0793',
      message: 'Ring på klockan',
      consents: ['order', 'newsletter'],
      billing: { company: 'Lind Form AB' },
    })
    expect(commerce.state.data.subscribers).toMatchObject([{ email: 'elsa@kajo.test', market: 'se' }])
  })

  it('R-CHECKOUT-13 the checkout shows the accepted consents as checked, and only those', async () => {
    const { ask, cartId } = await shop()
    const { data } = await ask(
      `mutation ($cartId: String!) { createOrUpdateCheckout(
        cartId: $cartId, marketId: "se", checkout: { acceptedConsents: ["newsletter"] }) { consents { type checked } } }`,
      { cartId },
    )
    expect(data.createOrUpdateCheckout.consents).toEqual([
      { type: 'order', checked: false },
      { type: 'newsletter', checked: true },
      { type: 'sms', checked: false },
    ])
  })

  it('R-CHECKOUT-13 the consent to text messages is stored with the mobile number', async () => {
    const { commerce, storefront } = await shop()
    await storefront({
      identityNumber: '900101-0017',
      acceptedConsents: ['sms'],
      billingAddress: { ...ADDRESS, mobile: '+46701234567' },
    })
    expect(commerce.state.data.smsConsents).toMatchObject([{ mobile: '+46701234567', market: 'se' }])
    expect(commerce.state.data.subscribers).toEqual([])
  })

  it('R-CHECKOUT-13 a newsletter that refuses the address does not stop the order', async () => {
    const { commerce, storefront } = await shop()
    const { data } = await storefront({
      identityNumber: '900101-0017',
      email: 'limited@kajo.test',
      acceptedConsents: ['newsletter'],
    })
    expect(data.placeOrder.status).toBe('completed')
    expect(commerce.state.data.subscribers).toEqual([])
  })

  it('R-CHECKOUT-13 without consent, the customer is not subscribed to the newsletter', async () => {
    const { commerce, storefront } = await shop()
    const { data } = await storefront({ identityNumber: '900101-0017', acceptedConsents: ['order'] })
    expect(data.placeOrder.status).toBe('completed')
    expect(commerce.state.data.subscribers).toEqual([])
  })

  it.each([
    ['one the registers do not know', { identityNumber: '900101-0009' }],
    ['one of another form', { identityNumber: '1234567-1' }],
    ['an unknown company', { identityNumber: '9999990006', customerType: 'ORGANIZATION' }],
  ])('R-VALID-03 refuses %s with INVALID_IDENTITY_NUMBER, without the number in the answer', async (_what, more) => {
    const { commerce, storefront } = await shop()
    const { errors } = await storefront(more)
    expect(errors?.[0]?.extensions.code).toBe('INVALID_IDENTITY_NUMBER')
    expect(JSON.stringify(errors)).not.toContain(more.identityNumber)
    expect(commerce.state.data.orders).toEqual({})
  })
})

describe('the town of a postcode', () => {
  const TOWN = `mutation checkout($cartId: String!, $checkout: CheckoutInputType, $market: String) {
    createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: $market) { shippingAddress { zip city } } }`

  it.each([
    ['fi', '00530', '', 'Helsinki'],
    ['se', '116 25', '', 'Stockholm'],
    ['no', '0555', '', 'Oslo'],
    ['dk', '2200', '', 'København N'],
    ['dk', '9999', '', ''],
    ['se', '116 25', 'Älta', 'Älta'],
  ])('R-CHECKOUT-02 %s %s with the town "%s" becomes "%s"', async (market, zip, city, expected) => {
    const ask = asking(fixtureCommerce())
    const cartId: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
    const { data } = await ask(TOWN, { cartId, market, checkout: { shippingAddress: { zip, city } } })
    expect(data.createOrUpdateCheckout.shippingAddress).toEqual({ zip, city: expected })
  })
})

it('R-CART-13 a balance pays part of the total, at most all of it', async () => {
  const ask = asking(fixtureCommerce())
  const cartId: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
  const balanceAt = async (market: string, email: string, quantity: number) => {
    await ask('mutation set($id: String!, $item: CartItemInputType!) { updateCartItem(id: $id, item: $item) { id } }', {
      id: cartId,
      item: { skuId: 411, quantity },
    })
    const { data } = await ask(
      `mutation checkout($cartId: String!, $checkout: CheckoutInputType, $market: String) {
        createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: $market) { cart { summary {
          total { sellingPriceIncVat } balance { pending remaining totalSellingPriceExBalanceIncVat } } } } }`,
      { cartId, market, checkout: { email } },
    )
    return data.createOrUpdateCheckout.cart.summary
  }
  const { total, balance } = await balanceAt('fi', 'balance@kajo.test', 5)
  expect(balance.pending).toBe(20)
  expect(balance.totalSellingPriceExBalanceIncVat).toBeCloseTo(total.sellingPriceIncVat - 20, 2)
  expect((await balanceAt('fi', 'aino@kajo.test', 5)).balance.pending).toBe(0)
  const small = await balanceAt('fi', 'balance@kajo.test', 1)
  expect(small.balance.pending).toBe(Math.min(20, small.total.sellingPriceIncVat))
})
