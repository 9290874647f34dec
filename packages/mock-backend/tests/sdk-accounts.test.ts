import { MemoryStorage } from '@geins/core'
import { CrmSession } from '@geins/crm'
import type { GeinsUserInputTypeType } from '@geins/types'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { itemAt } from '#catalogue/item-at'
import { NAMED_PRODUCTS } from '#catalogue/named-products'
import { readMail } from '#outbox/read-mail'
import { asking, NOW } from './commerce-fixture'
import { form } from './order-fixture'
import { redirectSdk, sdkOf } from './sdk-fixture'
import { serveShop } from './search-fixture'

const SWEDEN = { tld: 'se', market: 'se', locale: 'sv-SE' }
const ANNA = { username: 'anna@example.se', password: 'secret1' }

let shop: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  // The SDK compares the life of a token with the clock of the process.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  shop = await serveShop()
  redirectSdk(shop.origin)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await shop.close()
})
beforeEach(() => {
  shop.commerce.state.reset()
  shop.commerce.accounts.reset()
})

/** Registers a customer and returns the SDK with a session of hers. */
async function registered() {
  const { crm, oms } = sdkOf(SWEDEN)
  const created = await crm.user.create(ANNA)
  expect(created).toMatchObject({ succeeded: true, user: { username: ANNA.username, authenticated: true } })
  const session = new CrmSession(crm, { storage: new MemoryStorage() })
  return { crm, oms, session }
}

describe("R-GQL-03 the platform's own SDK with an account", () => {
  it('registers, signs in, and reads the customer from the token and from the service', async () => {
    const { crm, session } = await registered()
    expect(await crm.user.create(ANNA)).toMatchObject({ succeeded: false })
    expect(await session.login({ ...ANNA, password: 'secret2' })).toMatchObject({ succeeded: false })
    expect(await session.login({ ...ANNA, rememberUser: true })).toMatchObject({
      succeeded: true,
      user: { authenticated: true, userId: '1001', customerType: 'PERSON' },
      tokens: { expired: false, expiresSoon: false, expiresIn: 900 },
    })
    expect(await session.authorized()).toBe(true)
    expect(await session.getUser()).toMatchObject({
      id: 1001,
      email: ANNA.username,
      customerType: 'PERSON',
      balances: [],
    })
  })

  it('changes the customer; what it does not send is unchanged, but it always ends the newsletter', async () => {
    const { session } = await registered()
    await session.login(ANNA)
    const user = { address: { firstName: 'Anna', zip: '111 22' }, metaData: '{"cartId":"c"}' }
    // The SDK adds a field to the object that it is given.
    expect(await session.updateUser({ ...user })).toMatchObject(user)
    const known = shop.commerce.accounts.byEmail(ANNA.username)
    if (known) shop.commerce.state.commit({ customer: { ...known, newsletter: true } })
    const gender = 'WOMAN' as GeinsUserInputTypeType['gender']
    expect(await session.updateUser({ gender })).toMatchObject({ ...user, gender: 'WOMAN' })
    expect(shop.commerce.accounts.byEmail(ANNA.username)).toMatchObject({ newsletter: false, market: 'se', lang: 'sv' })
  })

  it('refreshes a token that expires soon, also when two calls need it at once', async () => {
    const { session } = await registered()
    await shop.control({ tokenLife: 60 })
    await session.login(ANNA)
    const before = session.refreshToken
    const users = await Promise.all([session.getUser(), session.getUser()])
    expect(users.map((user) => user?.email)).toEqual([ANNA.username, ANNA.username])
    expect(session.refreshToken).not.toBe(before)
    await shop.control({ endSessions: true })
    await expect(session.getUser()).rejects.toThrow()
    expect(session.isAuthenticated).toBe(false)
  })

  it('changes and resets the password', async () => {
    const { crm } = await registered()
    const { tokens } = (await crm.auth.login(ANNA)) ?? {}
    const refreshToken = tokens?.refreshToken ?? ''
    const change = { ...ANNA, newPassword: 'secret2' }
    expect(await crm.user.password.change({ ...change, password: 'wrong' }, refreshToken)).toMatchObject({
      succeeded: false,
    })
    expect(await crm.user.password.change(change, refreshToken)).toMatchObject({ succeeded: true })
    expect(await crm.auth.refresh(refreshToken)).toMatchObject({ succeeded: false })
    expect(await crm.auth.login({ ...ANNA, password: 'secret2' })).toMatchObject({ succeeded: true })

    expect(await crm.user.password.requestReset(ANNA.username)).toBe(true)
    const mail = readMail(shop.commerce, itemAt(shop.commerce.state.data.mails.slice(-1), 0))
    const key = new URL(mail.links[0] ?? '').searchParams.get('resetKey') ?? ''
    expect(await crm.user.password.commitReset(key, 'secret3')).toBe(true)
    expect(await crm.auth.login({ ...ANNA, password: 'secret3' })).toMatchObject({ succeeded: true })
  })

  it('reads the orders of the customer and deletes the account', async () => {
    const { crm } = await registered()
    const { tokens } = (await crm.auth.login(ANNA)) ?? {}
    const token = tokens?.token ?? ''
    expect(await crm.user.orders.get(token)).toEqual([])
    const customer = shop.commerce.accounts.byEmail(ANNA.username)
    const skuId = await orderAs(token)
    // The SDK returns the list, though its type is an object with the list.
    const orders: unknown = await crm.user.orders.get(token)
    const billingAddress = { firstName: 'Elsa' }
    expect(orders).toMatchObject([{ id: 100_001, billingAddress, refunds: [], cart: { items: [{ skuId }] } }])
    expect(await crm.user.remove(token)).toBe(true)
    expect(shop.commerce.accounts.byId(customer?.id ?? 0)).toBeNull()
    expect(await crm.auth.login(ANNA)).toMatchObject({ succeeded: false })
  })
})

/** Orders a piece with the customer's token; the SDK places orders without one. */
async function orderAs(token: string): Promise<number> {
  const ask = asking(shop.commerce)
  const headers = { authorization: `Bearer ${token}` }
  const entry = shop.commerce.index.byArticleNumber.get(NAMED_PRODUCTS.dress.articleNumber)
  const { skuId } = itemAt(entry?.product.skus ?? [], 2)
  const { getCart } = (await ask('{ getCart(marketId: "se") { id } }')).data
  await ask(
    `mutation { addToCart(id: "${getCart.id}", item: { skuId: ${skuId}, quantity: 1 }, marketId: "se") { id } }`,
  )
  const place = `mutation place($cartId: String!, $checkout: CheckoutInputType!) {
    placeOrder(cartId: $cartId, checkout: $checkout, marketId: "se") { status } }`
  const { data } = await ask(place, { cartId: getCart.id, checkout: form('se') }, headers)
  expect(data.placeOrder.status).toBe('completed')
  return skuId
}
