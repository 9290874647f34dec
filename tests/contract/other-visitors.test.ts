import type { DocumentNode } from '@apollo/client'
import { print } from 'graphql'
import { expect, it } from 'vitest'
import {
  AddToCartDocument,
  CheckoutDocument,
  CreateOrUpdateCheckoutDocument,
  GetCartDocument,
  GetSharedCartDocument,
  OrderedCartDocument,
  PlaceOrderDocument,
  SetCartPromoCodeDocument,
  UpdateCartItemDocument,
} from '@/graphql/generated/graphql'
import {
  asking,
  campaign,
  fixtureCatalogue,
  fixtureCommerce,
  prices,
} from '@/packages/mock-backend/tests/commerce-fixture'

const VOUCHER = 'VOYADOVOUCHER_7'
const ADDRESS = {
  firstName: 'Saga',
  lastName: 'Lindqvist',
  addressLine1: 'Hemgatan 12',
  zip: '111 22',
  city: 'Stockholm',
  country: 'SE',
  mobile: '0701234567',
}
const CHECKOUT = {
  email: 'saga@mejl.se',
  customerType: 'ORGANIZATION',
  identityNumber: '556036-0793',
  billingAddress: ADDRESS,
  shippingAddress: ADDRESS,
  shippingId: 21,
  paymentId: 22,
  message: 'Hemligt',
  merchantData: '{"voyadoElevateData":{"customerKey":"key-of-saga"}}',
}
/** What tells who the owner of a cart is. */
const PERSONAL = /saga|Lindqvist|Hemgatan|0701234567|556036|Hemligt/i

/** A cart of Saga in Sweden; `ask` sends the shop's own documents, as the browser of anybody can. */
async function sagasCart() {
  const voucher = campaign(1, {
    type: 'VOUCHER',
    code: VOUCHER,
    percent: 0,
    amountOff: prices(5_00, 50_00),
    productIds: 'all',
  })
  const commerce = fixtureCommerce({ catalogue: { ...fixtureCatalogue(), campaigns: [voucher] } })
  const send = asking(commerce)
  const ids = {
    marketId: 'se',
    cartMarketAlias: 'se',
    checkoutMarketId: 'se',
    checkoutMarket: 'se',
    languageId: 'sv-SE',
  }
  const ask = (document: DocumentNode | object, variables: object, key?: string) =>
    send(print(document as DocumentNode), { ...ids, ...variables }, key ? { 'x-idempotency-key': key } : {})
  const newCart = async (): Promise<string> => {
    const { id } = (await ask(GetCartDocument, { id: '' })).data.getCart
    await ask(AddToCartDocument, { id, item: { skuId: 201, quantity: 1 } })
    return id
  }
  const cartId = await newCart()
  await ask(CreateOrUpdateCheckoutDocument, { cartId, checkout: CHECKOUT })
  const order = (id = cartId, key = 'k1') => ask(PlaceOrderDocument, { cartId: id, checkout: CHECKOUT }, key)
  return { commerce, ask, newCart, cartId, order }
}

it('R-NAV-03 R-CHECKOUT-13 whoever knows the id of a cart, as from its link, sees nothing of the checkout typed for it', async () => {
  const { ask, cartId } = await sagasCart()
  for (const [document, variables] of [
    [CreateOrUpdateCheckoutDocument, { cartId, checkout: null }],
    [CreateOrUpdateCheckoutDocument, { cartId, checkout: { shippingAddress: { zip: '41122' } } }],
    [GetCartDocument, { id: cartId }],
    [GetSharedCartDocument, { id: cartId }],
    [OrderedCartDocument, { id: cartId }],
  ] as const) {
    const answer = await ask(document, variables)
    expect(answer.errors).toBeUndefined()
    expect(JSON.stringify(answer.data)).not.toMatch(PERSONAL)
  }
})

it('R-CHECKOUT-02 R-CHECKOUT-12 with the cart id of another shopper, nobody gets her payment form or changes her order', async () => {
  const { commerce, ask, cartId } = await sagasCart()
  const redirectUrl = 'http://se.localhost:3000/checkout/confirm?kid={payment.uid}&cartid={geins.cartid}'
  const external = { paymentId: 25, checkoutUrls: { redirectUrl } }
  const open = async (checkout: object): Promise<string> => {
    const { paymentOptions } = (await ask(CreateOrUpdateCheckoutDocument, { cartId, checkout })).data
      .createOrUpdateCheckout as { paymentOptions: { paymentData: string | null }[] }
    return paymentOptions.find(({ paymentData }) => paymentData)?.paymentData ?? ''
  }
  const tokenIn = (html: string) => /"token":"(\w+)"/.exec(html)?.[1] ?? ''
  const hers = await open({ ...CHECKOUT, ...external })
  const token = tokenIn(hers)
  const session = commerce.snippets.byToken(token)
  if (!session) throw new Error('There is no session')
  const evil = { ...ADDRESS, firstName: 'Elak', addressLine1: 'Tjuvgatan 1' }
  for (const checkout of [
    external,
    { ...external, email: '' },
    { ...external, email: 'elak@mejl.se', billingAddress: evil, shippingAddress: evil, shippingId: 21 },
  ]) {
    const theirs = await open(checkout)
    expect(theirs).not.toContain(token)
    expect(theirs).not.toContain(session.id)
  }
  expect(session).toMatchObject({ state: 'open', input: { email: CHECKOUT.email, billingAddress: ADDRESS } })
  expect(tokenIn(await open({ ...CHECKOUT, ...external })), 'her form goes on').toBe(token)
})

it('R-CHECKOUT-12 nobody finds an order by the id of its cart, by its number, or with the id of another cart', async () => {
  const { ask, cartId, newCart, order } = await sagasCart()
  const { publicId, orderId } = (await order()).data.placeOrder
  const look = (id: string, other: string | null, paymentType = 'STANDARD') =>
    ask(CheckoutDocument, { id, cartId: other, paymentType })
  expect((await look(publicId, cartId)).data.checkout.order.email, 'the owner').toBe(CHECKOUT.email)
  const mine = await newCart()
  for (const [id, other, type] of [
    [cartId, null],
    [cartId, cartId],
    [orderId, cartId],
    [publicId, mine],
    [publicId, cartId, 'KLARNA'],
    [cartId, cartId, 'AVARDA'],
    ['__proto__', cartId],
  ] as const)
    expect((await look(id, other, type)).data.checkout, `${id} ${type}`).toBeNull()
  for (const document of [OrderedCartDocument, GetSharedCartDocument, GetCartDocument])
    expect(JSON.stringify((await ask(document, { id: cartId })).data)).not.toMatch(PERSONAL)
})

it('R-CART-02 T23 an ordered cart cannot be changed or ordered again, and its key orders no other cart', async () => {
  const { commerce, ask, cartId, newCart, order } = await sagasCart()
  const first = (await order()).data.placeOrder
  const before = JSON.stringify(commerce.state.data.carts[cartId]?.lines)
  expect((await ask(AddToCartDocument, { id: cartId, item: { skuId: 101, quantity: 1 } })).data.addToCart).toBeNull()
  expect(
    (await ask(UpdateCartItemDocument, { id: cartId, item: { skuId: 201, quantity: 0 } })).data.updateCartItem,
  ).toBe(null)
  expect(
    (await ask(SetCartPromoCodeDocument, { id: cartId, promoCode: VOUCHER })).data?.setCartPromoCode ?? null,
  ).toBeNull()
  expect((await ask(CreateOrUpdateCheckoutDocument, { cartId, checkout: CHECKOUT })).errors).toHaveLength(1)
  expect(JSON.stringify(commerce.state.data.carts[cartId]?.lines)).toBe(before)
  expect((await order(cartId, 'another')).errors?.[0]?.extensions.code).toBe('CART_NOT_FOUND')
  expect((await order(cartId)).data.placeOrder.publicId, 'a replay is the same order').toBe(first.publicId)
  expect((await order(await newCart())).errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED')
  for (const name of ['__proto__', 'a key', 'a'.repeat(201)])
    expect((await order(await newCart(), name)).errors?.[0]?.extensions.code).toBe('INVALID_IDEMPOTENCY_KEY')
  expect(Object.keys(commerce.state.data.orders)).toHaveLength(1)
})

it('R-CART-14 a voucher in somebody else’s cart pays for one order only', async () => {
  const { ask, cartId, newCart, order } = await sagasCart()
  const mine = await newCart()
  for (const id of [cartId, mine]) await ask(SetCartPromoCodeDocument, { id, promoCode: VOUCHER })
  expect((await order()).data.placeOrder.publicId).toBeTruthy()
  expect((await order(mine, 'k2')).errors?.[0]?.extensions.code).toBe('PROMO_CODE_IDLE')
  expect((await ask(SetCartPromoCodeDocument, { id: mine, promoCode: VOUCHER })).errors).toHaveLength(1)
})
