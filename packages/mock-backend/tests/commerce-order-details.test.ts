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
  const place = (checkout: Record<string, unknown>) =>
    ask(PLACE, {
      cartId,
      market: 'se',
      checkout: { email: 'elsa@kajo.test', paymentId: 22, shippingId: 21, billingAddress: ADDRESS, ...checkout },
    })
  return { commerce, place }
}

describe('what an order holds', () => {
  it('R-CHECKOUT-13 customer type, company, number, message and consents are kept with the order', async () => {
    const { commerce, place } = await shop()
    const { data } = await place({
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

  it('R-CHECKOUT-13 without consent nobody is subscribed', async () => {
    const { commerce, place } = await shop()
    await place({ acceptedConsents: ['order'] })
    expect(commerce.state.data.subscribers).toEqual([])
  })

  it.each([
    ['one the registers do not know', { identityNumber: '900101-0009' }],
    ['one of another form', { identityNumber: '1234567-1' }],
    ['an unknown company', { identityNumber: '9999990006', customerType: 'ORGANIZATION' }],
  ])('R-VALID-03 refuses %s with INVALID_IDENTITY_NUMBER, without repeating it', async (_what, more) => {
    const { commerce, place } = await shop()
    const { errors } = await place(more)
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
  ])('R-CHECKOUT-02 %s %s with "%s" typed is answered "%s"', async (market, zip, city, expected) => {
    const ask = asking(fixtureCommerce())
    const cartId: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
    const { data } = await ask(TOWN, { cartId, market, checkout: { shippingAddress: { zip, city } } })
    expect(data.createOrUpdateCheckout.shippingAddress).toEqual({ zip, city: expected })
  })
})
