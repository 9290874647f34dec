import { describe, expect, it } from 'vitest'
import { asking, fixtureCommerce } from './commerce-fixture'

const ADD =
  'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }'
const CHECKOUT = `mutation ($cartId: String!, $checkout: CheckoutInputType, $market: String = "se") {
  createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: $market) {
    paymentOptions { id feeIncVat feeExVat feeIncVatFormatted isSelected }
    cart { summary { total { sellingPriceIncVat discountIncVat } fees { paymentFeeIncVat paymentFeeExVat } } } } }`
const FEE = `mutation ($cartId: String!) { setCartShippingFee(cartId: $cartId, shippingFee: -1, marketId: "se") {
  cart { summary { fees { paymentFeeIncVat } } } } }`
const PLACE = `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: "se") { publicId status } }`
const ORDER = `query ($id: String!, $guid: Guid!) {
  getOrderPublic(publicOrderId: $guid) { orderTotal { sellingPriceIncVat } paymentFee { sellingPriceIncVat }
    paymentDetails { paymentFee total } }
  checkout(id: $id, paymentType: STANDARD) { order { paymentFeeIncVat paymentFeeExVat sum } } }`

const SWISH = 20
const INVOICE = 22
const FORM = {
  email: 'elsa@kajo.test',
  shippingId: 21,
  identityNumber: '900101-0017',
  billingAddress: { firstName: 'Elsa', lastName: 'Berg', addressLine1: 'Gatan 1', zip: '111 22', city: 'Stockholm' },
}

async function shop() {
  const ask = asking(fixtureCommerce())
  const cartId: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
  const update = async (checkout: object, market = 'se') =>
    (await ask(CHECKOUT, { cartId, checkout, market })).data.createOrUpdateCheckout
  const add = () => ask(ADD, { id: cartId, item: { skuId: 201, quantity: 1 } })
  return { ask, cartId, update, add }
}

describe('the fee of an invoice', () => {
  it('R-CART-13 is part of the total while the invoice is chosen, and not a discount', async () => {
    const { update, add } = await shop()
    await add()
    const before = await update({ ...FORM, paymentId: SWISH })
    const chosen = await update({ ...FORM, paymentId: INVOICE })
    expect(chosen.paymentOptions.find(({ id }: { id: number }) => id === INVOICE)).toMatchObject({
      feeIncVat: 29,
      feeExVat: 23.2,
      feeIncVatFormatted: '29\u00a0kr',
      isSelected: true,
    })
    const { total, fees } = chosen.cart.summary
    expect(fees).toEqual({ paymentFeeIncVat: 29, paymentFeeExVat: 23.2 })
    expect(total.sellingPriceIncVat).toBeCloseTo(before.cart.summary.total.sellingPriceIncVat + 29, 6)
    expect(total.discountIncVat).toBe(before.cart.summary.total.discountIncVat)
    expect((await update({ ...FORM, paymentId: SWISH })).cart).toEqual(before.cart)
  })

  it('R-CHECKOUT-02 stays when the delivery service sets its fee', async () => {
    const { ask, cartId, update, add } = await shop()
    await add()
    await update({ ...FORM, paymentId: INVOICE })
    const { data } = await ask(FEE, { cartId })
    expect(data.setCartShippingFee.cart.summary.fees.paymentFeeIncVat).toBe(29)
  })

  it.each([
    ['a customer without credit', { email: 'nocredit@kajo.test' }, 'se'],
    ['another market', {}, 'dk'],
  ])('R-CHECKOUT-02 is not charged to %s', async (_who, more, market) => {
    const { update, add } = await shop()
    await add()
    const { cart } = await update({ ...FORM, paymentId: INVOICE, ...more }, market)
    expect(cart.summary.fees.paymentFeeIncVat).toBe(0)
  })

  it('R-CHECKOUT-02 is not charged for an empty cart', async () => {
    const { update } = await shop()
    const { cart } = await update({ ...FORM, paymentId: INVOICE })
    expect(cart.summary).toMatchObject({ total: { sellingPriceIncVat: 0 }, fees: { paymentFeeIncVat: 0 } })
  })

  it('R-CHECKOUT-12 is part of the order, whatever was chosen before', async () => {
    const { ask, cartId, update, add } = await shop()
    await add()
    const { cart } = await update({ ...FORM, paymentId: SWISH })
    const sum = cart.summary.total.sellingPriceIncVat + 29
    const placed = await ask(PLACE, { cartId, checkout: { ...FORM, paymentId: INVOICE } })
    const { publicId, status } = placed.data.placeOrder
    expect(status).toBe('completed')
    const { data } = await ask(ORDER, { id: publicId, guid: publicId })
    expect(data.checkout.order).toEqual({ paymentFeeIncVat: 29, paymentFeeExVat: 23.2, sum })
    expect(data.getOrderPublic).toEqual({
      orderTotal: { sellingPriceIncVat: sum },
      paymentFee: { sellingPriceIncVat: 29 },
      paymentDetails: [{ paymentFee: 29, total: sum }],
    })
  })
})
