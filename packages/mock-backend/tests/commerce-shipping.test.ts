import { describe, expect, it } from 'vitest'
import { asking, fixtureCommerce } from './commerce-fixture'

const CHECKOUT = `mutation createOrUpdateCheckout($cartId: String!, $checkout: CheckoutInputType, $market: String) {
  createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: $market) {
    shippingData
    shippingOptions { id name externalId feeIncVat isDefault isSelected amountLeftToFreeShipping }
    cart { summary { fees { shippingFeeIncVat } shipping { id feeIncVat isDefault } total { sellingPriceIncVat } } }
  }
}`
const FEE = `mutation fee($cartId: String!, $fee: Decimal!) {
  setCartShippingFee(cartId: $cartId, shippingFee: $fee, marketId: "fi") { cart { summary { shipping { feeIncVat } } } } }`
const GET = `query getCart($id: String, $allow: Boolean) {
  getCart(id: $id, allowExternalShippingFee: $allow, marketId: "fi") { summary { shipping { feeIncVat } } } }`
const PLACE = `mutation placeOrder($cartId: String!, $checkout: CheckoutInputType!, $market: String) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: $market) { publicId status } }`
const CONFIRM = `query checkout($id: String!) { checkout(id: $id, paymentType: STANDARD) {
  order { pickupPoint message shippingId paymentId sum orderValueIncVat orderValueExVat itemValueIncVat discountIncVat
    shippingFeeIncVat shippingFeeExVat paymentFeeIncVat }
  cart { summary { payment { displayName } shipping { shippingData feeIncVat } total { sellingPriceIncVat vat } } } } }`

const CITIES = { fi: 'Ivalo', se: 'Visby', no: 'Oslo', dk: 'Rønne' }
type Alias = keyof typeof CITIES

const addressIn = (market: Alias, zip: string) => ({
  firstName: 'Aino',
  lastName: 'Laine',
  addressLine1: 'Katu 1',
  zip,
  city: CITIES[market],
  country: market.toUpperCase(),
})

async function shopWith(skuId = 411) {
  const ask = asking(fixtureCommerce())
  const cartId: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
  const add =
    'mutation add($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { summary { shipping { feeIncVat } } } }'
  await ask(add, { id: cartId, item: { skuId, quantity: 2 } })
  const checkout = async (market: Alias, zip: string, more: Record<string, unknown> = {}) => {
    const input = { email: 'a@b.fi', billingAddress: addressIn(market, zip), ...more }
    const { createOrUpdateCheckout } = (await ask(CHECKOUT, { cartId, market, checkout: input })).data
    const { options } = JSON.parse(createOrUpdateCheckout.shippingData ?? '{"options":[]}')
    return { ...createOrUpdateCheckout, options, names: createOrUpdateCheckout.shippingOptions.map(nameOf) }
  }
  const storefront = (market: Alias, zip: string, more: Record<string, unknown>) =>
    ask(PLACE, {
      cartId,
      market,
      checkout: {
        email: 'a@b.fi',
        paymentId: { fi: 12, se: 22, no: 32, dk: 42 }[market],
        identityNumber: { fi: '131052-308T', se: '811218-9876', no: '15108695088', dk: '211062-5629' }[market],
        billingAddress: addressIn(market, zip),
        ...more,
      },
    })
  return { ask, cartId, checkout, storefront }
}

const nameOf = ({ name }: { name: string }) => name
type Agent = { id: string; city: string; zipCode: string; distance: number; openingHours: unknown[] }

describe('delivery by postcode', () => {
  it.each([
    ['fi', '00100', ['Posti', 'Matkahuolto', 'PostiHome']],
    ['fi', '99800', ['Matkahuolto', 'PostiHome']],
    ['fi', '22100', ['Matkahuolto']],
    ['se', '116 25', ['PostNord', 'Instabox', 'PostNordHome']],
    ['se', '62157', ['PostNord', 'PostNordHome']],
    ['se', '981 31', ['PostNord']],
    ['no', '0150', ['Posten', 'Bring']],
    ['no', '9170', ['Posten']],
    ['no', '8099', []],
    ['dk', '2200', ['GLS', 'dao', 'GLSHome']],
    ['dk', '3700', ['GLS', 'GLSHome']],
    ['dk', '3900', []],
  ] as const)('R-CHECKOUT-02 %s %s is reached by %j, the first is the default', async (market, zip, expected) => {
    const { checkout } = await shopWith()
    const answer = await checkout(market, zip)
    expect(answer.names).toEqual(expected)
    expect(answer.options.map(({ id }: { id: string }) => id)).toEqual(
      answer.shippingOptions.map(({ externalId }: { externalId: string }) => externalId),
    )
    const defaults = answer.shippingOptions.filter(({ isDefault }: { isDefault: boolean }) => isDefault)
    expect(defaults).toHaveLength(expected.length > 0 ? 1 : 0)
  })

  it('R-CHECKOUT-02 without a postcode, every option is offered and there is no shippingData', async () => {
    const { checkout } = await shopWith()
    const answer = await checkout('se', '')
    expect(answer.names).toHaveLength(3)
    expect(answer.shippingData).toBeNull()
  })

  it('R-CHECKOUT-02 a chosen option that is not available for a new postcode is removed', async () => {
    const { checkout } = await shopWith()
    const before = await checkout('dk', '2200', { shippingId: 42 })
    expect(before.cart.summary.shipping).toMatchObject({ id: 42, isDefault: false })
    const after = await checkout('dk', '3700', { shippingId: 42 })
    expect(after.cart.summary.shipping).toMatchObject({ id: 41, isDefault: true })
  })

  it('R-CHECKOUT-14 pick-up points have address, distance and opening hours; home delivery has a text field instead', async () => {
    const { checkout } = await shopWith()
    const [box, pickup, home] = (await checkout('fi', '00100')).options as { agents: Agent[]; fields: unknown[] }[]
    for (const points of [box?.agents, pickup?.agents]) {
      expect(points?.length).toBeGreaterThan(2)
      expect(new Set(points?.map(({ id }) => id)).size).toBe(points?.length)
      for (const point of points ?? []) expect(point).toMatchObject({ city: 'Ivalo', zipCode: '00100' })
      expect(points?.every(({ openingHours, distance }) => openingHours.length > 0 && distance > 0)).toBe(true)
    }
    expect(home?.agents).toEqual([])
    expect(home?.fields).toMatchObject([{ type: 'TEXT', label: 'Ohje kuljettajalle' }])
  })
})

describe('the fee of the delivery service', () => {
  it('R-CHECKOUT-14 is given where it differs from the option’s fee, and is in the totals of checkout only', async () => {
    const { ask, cartId, checkout } = await shopWith()
    const { options } = await checkout('fi', '99800')
    expect(options.map(({ priceValue }: { priceValue: number | null }) => priceValue)).toEqual([null, 15.9])
    const priced = await checkout('fi', '99800', { shippingId: 13, externalShippingFee: 15.9 })
    expect(priced.cart.summary).toMatchObject({
      fees: { shippingFeeIncVat: 15.9 },
      shipping: { id: 13, feeIncVat: 15.9 },
      total: { sellingPriceIncVat: 33.9 },
    })
    const feeOf = async (allow: boolean) =>
      (await ask(GET, { id: cartId, allow })).data.getCart.summary.shipping.feeIncVat
    expect([await feeOf(true), await feeOf(false)]).toEqual([15.9, 9.9])
  })

  it('R-CHECKOUT-14 is set by setCartShippingFee and removed by a negative fee', async () => {
    const { ask, cartId, checkout } = await shopWith()
    await checkout('fi', '99800', { shippingId: 13 })
    const set = async (fee: number) =>
      (await ask(FEE, { cartId, fee })).data.setCartShippingFee.cart.summary.shipping.feeIncVat
    expect([await set(15.9), await set(-1)]).toEqual([15.9, 9.9])
  })

  it.each([
    ['a fee made up', { shippingId: 13, externalShippingFee: 0 }],
    ['no fee where there is one', { shippingId: 13, externalShippingFee: -1 }],
    ['a fee where there is none', { shippingId: 12, externalShippingFee: 1 }],
    ['a way that does not go there', { shippingId: 11 }],
    ['a point of another postcode', { shippingId: 12, pickupPoint: '12-00100-1' }],
    ['the id of another way', { shippingId: 12, externalShippingId: 'fi-posti-home' }],
  ])('R-CHECKOUT-14 an order with %s is refused', async (_what, more) => {
    const { storefront } = await shopWith()
    expect((await storefront('fi', '99800', more)).errors?.[0]?.extensions.code).toBe('INVALID_SHIPPING')
  })
})

describe('the order', () => {
  it.each([
    ['fi', '99800', { shippingId: 13, externalShippingFee: 15.9, message: ' Koira pihalla ' }],
    ['se', '116 25', { shippingId: 22, externalShippingId: 'se-instabox-box', pickupPoint: '22-11625-3' }],
    ['no', '0150', { shippingId: 31 }],
    ['dk', '2200', { shippingId: 41 }],
  ] as const)('R-CHECKOUT-12 R-DATA-04 in %s has delivery, payment and sums that agree', async (market, zip, more) => {
    const { ask, storefront } = await shopWith(201)
    const free = { fi: { ...more, externalShippingFee: 11 }, se: more, no: more, dk: more }[market]
    const { publicId } = (await storefront(market, zip, free)).data.placeOrder
    const { order, cart } = (await ask(CONFIRM, { id: publicId })).data.checkout
    const { total, shipping, payment } = cart.summary
    expect(order.itemValueIncVat + order.shippingFeeIncVat + order.paymentFeeIncVat).toBeCloseTo(order.sum, 6)
    expect(order.sum).toBe(total.sellingPriceIncVat)
    expect(order.orderValueIncVat - order.orderValueExVat).toBeCloseTo(total.vat, 6)
    expect(order).toMatchObject({ shippingId: more.shippingId, shippingFeeIncVat: shipping.feeIncVat })
    expect(payment.displayName).toMatch(/14|Faktura|Lasku/)
    if ('message' in more) expect(order).toMatchObject({ pickupPoint: null, message: 'Koira pihalla' })
    else expect(JSON.parse(shipping.shippingData).options[0].agents).toMatchObject([{ id: order.pickupPoint }])
    if ('pickupPoint' in more) expect(order.pickupPoint).toBe('22-11625-3')
  })
})
