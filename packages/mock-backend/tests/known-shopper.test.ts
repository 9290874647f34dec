import { beforeEach, describe, expect, it } from 'vitest'
import { MOST_METADATA } from '#accounts/update-user'
import { settleOrder } from '#payments/settle-order'
import { account, signedIn } from './account-fixture'
import { type Answer, fixtureCommerce } from './commerce-fixture'
import { form, shopWith } from './order-fixture'

const USER = `id email personalId customerType gender newsletter memberType memberId metaData balance balanceFormatted
  address { firstName lastName zip city country } balances { currency amount amountFormatted }
  availableChannels { channelId availableMarkets { alias } }`
const GET_USER = `query user($market: String) { getUser(marketId: $market) { ${USER} } }`
const UPDATE = `mutation change($user: UserInputType!, $market: String) { updateUser(user: $user, marketId: $market) { ${USER} } }`
const ORDERS = `{ getOrders { id publicId customerId orderTotal { sellingPriceIncVat } fromBalance
  paymentDetails { total } cart { items { skuId } } } }`
const PLACE = `mutation place($cartId: String!, $checkout: CheckoutInputType!) {
  placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId status } }`

const ANNA = 'anna@example.fi'

const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code

let shop: Awaited<ReturnType<typeof shopWith>>
beforeEach(async () => {
  shop = await shopWith([[101, 1]])
})

describe('the customer of a request', () => {
  it('is null for a guest, who can change nothing', async () => {
    expect((await shop.ask(GET_USER)).data.getUser).toBeNull()
    expect((await shop.ask(ORDERS)).data.getOrders).toBeNull()
    expect((await shop.ask('{ getOrder(orderId: 100001) { id } }')).data.getOrder).toBeNull()
    expect(codeOf(await shop.ask(UPDATE, { user: {} }))).toBe('UNAUTHENTICATED')
    expect(codeOf(await shop.ask('mutation { deleteUser }'))).toBe('UNAUTHENTICATED')
  })

  it('R-GQL-12 has the fields of the account, and the balance in the currency of the market', async () => {
    const address = { firstName: 'Anna', lastName: 'Laine', zip: '00100', city: 'Helsinki' }
    const ask = await signedIn(
      shop,
      account(1, ANNA, { address, metaData: '{"cartId":"c"}', balances: { SEK: 250_00 } }),
    )
    const { getUser } = (await ask(GET_USER, { market: 'se' })).data
    expect(getUser).toMatchObject({
      ...{ id: 1, email: ANNA, customerType: 'PERSON', gender: 'UNSET', newsletter: false, personalId: null },
      ...{ metaData: '{"cartId":"c"}', memberType: '', balance: 250 },
      address: { ...address, country: '' },
      balances: [{ currency: 'SEK', amount: 250 }],
    })
    expect(getUser.balanceFormatted).toBe(getUser.balances[0].amountFormatted)
    expect(getUser.availableChannels.map(({ channelId }: { channelId: string }) => channelId)).toContain('1|se')
    expect((await ask(GET_USER, { market: 'fi' })).data.getUser.balance).toBe(0)
  })

  it('R-GQL-12 a change leaves unchanged what is omitted or null', async () => {
    const ask = await signedIn(shop, account(1, ANNA, { customerType: 'ORGANIZATION' }))
    const user = {
      ...{ address: { firstName: 'Anna', zip: '00100' }, gender: 'WOMAN', newsletter: true, metaData: '{}' },
      ...{ personalId: '131052-308T', customerType: 'PERSON' },
    }
    const before = (await ask(UPDATE, { user })).data.updateUser
    expect(before).toMatchObject({ ...user, address: { firstName: 'Anna', lastName: '', zip: '00100' }, email: ANNA })
    const empty = { gender: null, newsletter: null, metaData: null, personalId: null, address: null }
    expect((await ask(UPDATE, { user: empty })).data.updateUser).toEqual(before)
    const moved = (await ask(UPDATE, { user: { address: { lastName: 'Laine' } } })).data.updateUser
    expect(moved.address).toMatchObject({ firstName: 'Anna', lastName: 'Laine', zip: '00100' })
    expect((await ask(GET_USER)).data.getUser).toEqual(moved)
  })

  it('the schema makes a person of a request without a customer type', async () => {
    const ask = await signedIn(shop, account(1, ANNA, { customerType: 'ORGANIZATION' }))
    const kept = await ask(UPDATE, { user: { customerType: 'ORGANIZATION' } })
    expect(kept.data.updateUser.customerType).toBe('ORGANIZATION')
    expect((await ask(UPDATE, { user: {} })).data.updateUser.customerType).toBe('PERSON')
  })

  it('the choice of the newsletter subscribes and unsubscribes the address', async () => {
    const ask = await signedIn(shop, account(1, ANNA))
    const subscribed = () => shop.commerce.state.data.subscribers.map(({ email }) => email)
    await ask(UPDATE, { user: { newsletter: true } })
    await ask(UPDATE, { user: { gender: 'MAN' } })
    expect(subscribed()).toEqual([ANNA])
    await ask(UPDATE, { user: { newsletter: false } })
    expect(subscribed()).toEqual([])
  })

  it.each([
    [{ address: { firstName: 'a'.repeat(101) } }, 'INVALID_ADDRESS'],
    [{ address: { city: 'Hel\nsinki' } }, 'INVALID_ADDRESS'],
    [{ address: { zip: '1' } }, 'INVALID_ADDRESS'],
    [{ address: { zip: '111 22', country: 'Finland' } }, 'INVALID_ADDRESS'],
    [{ personalId: '12' }, 'INVALID_IDENTITY_NUMBER'],
    [{ metaData: 'ä'.repeat(MOST_METADATA / 2 + 1) }, 'METADATA_TOO_LARGE'],
  ])('refuses %j and changes nothing', async (user, code) => {
    const ask = await signedIn(shop, account(1, ANNA))
    const before = (await ask(GET_USER)).data
    expect(codeOf(await ask(UPDATE, { user: { ...user, gender: 'MAN' } }))).toBe(code)
    expect((await ask(GET_USER)).data).toEqual(before)
  })

  it('accepts the postcode of the country that the address names', async () => {
    const ask = await signedIn(shop, account(1, ANNA))
    const { errors } = await ask(UPDATE, { user: { address: { zip: '111 22', country: 'SE' } } })
    expect(errors).toBeUndefined()
  })

  it('a deleted account is gone with its sessions and its subscription', async () => {
    const ask = await signedIn(shop, account(1, ANNA))
    await ask(UPDATE, { user: { newsletter: true } })
    expect((await ask('mutation { deleteUser }')).data.deleteUser).toBe(true)
    expect(codeOf(await ask(GET_USER))).toBe('UNAUTHENTICATED')
    const { customers, sessions, subscribers } = shop.commerce.state.data
    expect([customers[1], sessions, subscribers]).toEqual([undefined, {}, []])
  })
})

describe('orders of a customer', () => {
  it('are those placed while signed in, newest first', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z')
    shop = await shopWith([[101, 1]], { now: () => now })
    const ask = await signedIn(shop, account(1, ANNA))
    for (const cartId of [shop.cartId, await shop.newCart()]) {
      now += 1000
      expect((await ask(PLACE, { cartId, checkout: form() })).data.placeOrder.status).toBe('completed')
    }
    const { getOrders } = (await ask(ORDERS)).data
    expect(getOrders).toMatchObject([{ id: 100_002, customerId: 1 }, { id: 100_001 }])
    const one = await ask('{ getOrder(orderId: 100001) { id orderTotal { sellingPriceIncVat } } }')
    expect(one.data.getOrder.orderTotal).toEqual(getOrders[1].orderTotal)
  })

  it('T42 the order of a guest belongs to the account of its address only when the address is proven', async () => {
    const email = 'Anna@Example.fi'
    await shop.storefront(form('fi', { email }))
    const unproven = await signedIn(shop, account(1, ANNA))
    expect((await unproven(ORDERS)).data.getOrders).toEqual([])
    expect((await unproven('{ getOrder(orderId: 100001) { id } }')).data.getOrder).toBeNull()
    const proven = await signedIn(shop, account(1, ANNA, { provenAt: 1 }))
    expect((await proven(ORDERS)).data.getOrders).toMatchObject([{ id: 100_001 }])
  })

  it('T42 an order of another account with the same address is never shown', async () => {
    const first = await signedIn(shop, account(1, ANNA))
    await first(PLACE, { cartId: shop.cartId, checkout: form('fi', { email: ANNA }) })
    await first('mutation { deleteUser }')
    const second = await signedIn(shop, account(2, ANNA, { provenAt: 1 }))
    expect((await second(ORDERS)).data.getOrders).toEqual([])
    expect((await second('{ getOrder(orderId: 100001) { id } }')).data.getOrder).toBeNull()
  })
})

describe('the balance of an account', () => {
  it('T44 pays a part of an order and is reduced by it; order and balance agree', async () => {
    const ask = await signedIn(shop, account(1, ANNA, { balances: { EUR: 30_00 } }))
    const { placeOrder } = (await ask(PLACE, { cartId: shop.cartId, checkout: form() })).data
    expect(placeOrder.status).toBe('completed')
    const [order] = (await ask(ORDERS)).data.getOrders
    expect(order.fromBalance).toBe(30)
    expect(order.paymentDetails[0].total).toBeCloseTo(order.orderTotal.sellingPriceIncVat - 30)
    expect((await ask(GET_USER)).data.getUser.balance).toBe(0)
    const cartId = await shop.newCart()
    await ask(PLACE, { cartId, checkout: form() })
    expect((await ask(ORDERS)).data.getOrders.map((each: { fromBalance: number }) => each.fromBalance).sort()).toEqual([
      0, 30,
    ])
  })

  it('is used once: of two orders that are being paid with it, the second is cancelled', async () => {
    const ask = await signedIn(shop, account(1, ANNA, { balances: { EUR: 30_00 } }))
    const checkout = form('fi', { paymentId: 11, checkoutUrls: { redirectUrl: 'http://fi.localhost:3000/checkout' } })
    const publicIds: string[] = []
    for (const cartId of [shop.cartId, await shop.newCart()]) {
      const { placeOrder } = (await ask(PLACE, { cartId, checkout })).data
      expect(placeOrder.status).toBe('pending')
      publicIds.push(placeOrder.publicId)
    }
    expect(publicIds.map((publicId) => settleOrder(shop.commerce, publicId, 'approved'))).toEqual([true, false])
    const { orders } = shop.commerce.state.data
    expect(publicIds.map((publicId) => orders[publicId]?.reason)).toEqual([null, 'changed'])
    expect((await ask(GET_USER)).data.getUser.balance).toBe(0)
  })

  it('T42 is not opened by the e-mail address alone', async () => {
    const ask = await signedIn(shop, account(1, ANNA, { balances: { EUR: 30_00 } }))
    await shop.storefront(form('fi', { email: ANNA }))
    expect((await ask(GET_USER)).data.getUser.balance).toBe(30)
    const summary = `mutation look($id: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $id,
      checkout: $checkout) { cart { summary { balance { pending remaining } } } } }`
    const variables = { id: await shop.newCart(), checkout: { email: ANNA } }
    const seen = (answer: Answer) => answer.data.createOrUpdateCheckout.cart.summary.balance
    expect(seen(await shop.ask(summary, variables))).toEqual({ pending: 0, remaining: 0 })
    expect(seen(await ask(summary, variables))).toEqual({ pending: 30, remaining: 0 })
  })
})

describe('prices of a group', () => {
  const PRICES = `{ product(productId: 10) { unitPrice { sellingPriceIncVat regularPriceIncVat isDiscounted }
      lowestPrice { lowestPriceIncVat } }
    reduced: product(productId: 20) { unitPrice { sellingPriceIncVat regularPriceIncVat } }
    products(filter: { productIds: [10] }) { products { unitPrice { sellingPriceIncVat } } } }`
  const CART = `query cart($id: String!) { getCart(id: $id) { summary { subTotal { sellingPriceIncVat } } } }`

  it.each(['Student', 'NO CREDIT - Curve'])(
    '%s pays 10 %% less in products, lists, carts and orders',
    async (memberType) => {
      const ask = await signedIn(shop, account(1, ANNA, { memberType }))
      const { product, reduced, products } = (await ask(PRICES)).data
      expect(product.unitPrice).toEqual({ sellingPriceIncVat: 90, regularPriceIncVat: 90, isDiscounted: false })
      expect(product.lowestPrice.lowestPriceIncVat).toBe(90)
      // the campaign's price for everybody is lower than the group's
      expect(reduced.unitPrice).toEqual({ sellingPriceIncVat: 103.9, regularPriceIncVat: 116.9 })
      expect(products.products[0].unitPrice.sellingPriceIncVat).toBe(90)
      const variables = { id: shop.cartId }
      expect((await ask(CART, variables)).data.getCart.summary.subTotal.sellingPriceIncVat).toBe(90)
      await ask(PLACE, { cartId: shop.cartId, checkout: form() })
      const { fromBalance, orderTotal } = (await ask(ORDERS)).data.getOrders[0]
      expect(fromBalance).toBe(0)
      expect(orderTotal.sellingPriceIncVat).toBeGreaterThanOrEqual(90)
      expect(orderTotal.sellingPriceIncVat).toBeLessThan(100)
    },
  )

  it('a guest and a customer of no group pay the regular price', async () => {
    const plain = await signedIn(shop, account(1, ANNA, { memberType: 'Member' }))
    for (const ask of [shop.ask, plain]) {
      expect((await ask(PRICES)).data.product.unitPrice.sellingPriceIncVat).toBe(100)
      expect((await ask(CART, { id: shop.cartId })).data.getCart.summary.subTotal.sellingPriceIncVat).toBe(100)
    }
  })
})

it('a token of another shop is refused', async () => {
  const other = fixtureCommerce()
  const customer = account(1, ANNA)
  other.state.commit({ customer })
  shop.commerce.state.commit({ customer })
  const { token } = await other.accounts.tokenOf(customer, other.accounts.startSession(customer))
  expect(codeOf(await shop.ask(GET_USER, {}, { authorization: `Bearer ${token}` }))).toBe('UNAUTHENTICATED')
})
