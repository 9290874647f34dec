import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCallback } from '#payments/snippets/callback'
import { klarnaForm, serveSnippets } from './snippet-fixture'

let shop: Awaited<ReturnType<typeof serveSnippets>>
beforeAll(async () => {
  shop = await serveSnippets()
})
afterAll(() => shop.close())
beforeEach(() => shop.commerce.state.commit({ ordered: { 101: 0 } }))

const ordersOf = (cartId: string) => shop.orders().filter((order) => order.cartId === cartId)

/** Opens a form, and returns its shop and session. */
async function opened(more: Record<string, unknown> = {}) {
  const cartId = await shop.newCart()
  const { token, session } = await shop.open(cartId, klarnaForm(more))
  if (!session) throw new Error('There is no session')
  return { cartId, token, session }
}

const pay = async (token: string, outcome?: string) => (await shop.pay(token, outcome)).json()

describe('a payment in an embedded form', () => {
  it('approved: places the order and opens its confirmation', async () => {
    const { cartId, token, session } = await opened()
    const { url } = await pay(token)
    expect(url).toBe(`http://fi.localhost:3000/checkout/confirm?kid=${session.id}&cartid=${cartId}`)
    expect(ordersOf(cartId)).toHaveLength(1)
    const shown = await shop.confirm(session.id, 'KLARNA', cartId)
    expect(shown).toMatchObject({ completed: true, order: { email: 'aino@kajo.test' }, cart: { id: cartId } })
  })

  it('R-CHECKOUT-12 the confirmation has the provider’s HTML with total and method, without personal data; none before payment', async () => {
    const { cartId, token, session } = await opened()
    expect((await shop.confirm(session.id)).htmlSnippet).toBeNull()
    await shop.pay(token, 'approve', 'klarna', 'DirectInvoice')
    const { htmlSnippet } = await shop.confirm(session.id, 'KLARNA', cartId)
    expect(htmlSnippet).toContain('_klarnaCheckout')
    expect(htmlSnippet).toContain(token)
    const page = await (await fetch(`${shop.origin}/payments/klarna/frame?token=${token}`)).text()
    expect(page).toContain('<b>Klarna</b><h1>Maksu on vahvistettu</h1>')
    expect(page).toContain('Laskulla 14 päivän kuluttua')
    expect(page).not.toMatch(/<form|aino@kajo\.test|Katu 1/)
  })

  it('R-VALID-03 the order has the organisation number of the checkout', async () => {
    const { cartId, token } = await opened({ customerType: 'ORGANIZATION', identityNumber: '0737546-2' })
    await pay(token)
    expect(ordersOf(cartId)).toMatchObject([{ customerType: 'ORGANIZATION', identityNumber: '0737546-2' }])
  })

  it('T23 T27 submitting the form twice, or again after payment, creates one order', async () => {
    const { cartId, token } = await opened()
    const answers = await Promise.all([pay(token), pay(token)])
    answers.push(await pay(token, 'refuse'))
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    expect(ordersOf(cartId)).toHaveLength(1)
  })

  it('approved without a redirect: places the order', async () => {
    const { cartId, token } = await opened()
    expect(await pay(token, 'vanish')).toEqual({})
    expect(ordersOf(cartId)).toHaveLength(1)
  })

  it('refused: the form stays open for another attempt', async () => {
    const { cartId, token, session } = await opened()
    expect(await pay(token, 'refuse')).toEqual({ refused: true })
    expect(ordersOf(cartId)).toEqual([])
    expect(await shop.confirm(session.id)).toMatchObject({ completed: null, order: null })
    expect((await pay(token)).isPaid).toBe(true)
  })

  it.each([
    ['block', 'blocked'],
    ['expire', 'error'],
    ['insufficient', 'error'],
  ])('R-CHECKOUT-11 %s: opens the failure page with reason %s, and places no order', async (outcome, reason) => {
    const { cartId, token, session } = await opened()
    expect(await pay(token, outcome)).toEqual({
      url: `http://fi.localhost:3000/checkout/klarna-fail?reason=${reason}`,
      isPaid: false,
    })
    expect(ordersOf(cartId)).toEqual([])
    expect(await shop.confirm(session.id)).toMatchObject({ completed: false, order: null })
    expect((await pay(token)).isPaid, 'the session is over').toBe(false)
  })

  it('R-CHECKOUT-11 sold out: opens the failure page with reason outofstock', async () => {
    const { cartId, token } = await opened()
    shop.commerce.state.commit({ ordered: { 101: 5 } })
    expect((await pay(token)).url).toContain('klarna-fail?reason=outofstock')
    expect(ordersOf(cartId)).toEqual([])
  })

  it.each(['payment-blocked@kajo.test', 'blacklisted@kajo.test'])('an order of %s is not placed', async (email) => {
    const { cartId, token } = await opened({ email })
    expect((await pay(token)).url).toContain('klarna-fail')
    expect(ordersOf(cartId)).toEqual([])
  })

  it('a cart that has changed since the form showed its total is not ordered', async () => {
    const { cartId, token } = await opened()
    const item = { skuId: 101, quantity: 1 }
    await shop.ask('mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }', {
      id: cartId,
      item,
    })
    expect((await pay(token)).url).toContain('klarna-fail?reason=error')
    expect(ordersOf(cartId)).toEqual([])
  })

  it('is priced with the choices of its form, whatever a later request of somebody else has stored with the cart', async () => {
    const remote = { firstName: 'Aino', lastName: 'Laine', addressLine1: 'Katu 1', zip: '99800', city: 'Ivalo' }
    // home delivery in Lapland costs more
    const chosen = { billingAddress: remote, shippingId: 13, externalShippingFee: 11 }
    const { cartId, token } = await opened(chosen)
    await shop.update(cartId, { paymentId: 12, shippingId: 11 })
    expect((await pay(token)).isPaid).toBe(true)
    expect(ordersOf(cartId)).toMatchObject([{ shippingId: 13, shippingFee: 11_00 }])
  })

  it('T23 its id is not an idempotency key that another request can use first', async () => {
    const { cartId, token, session } = await opened()
    const mine = await shop.newCart()
    const storefront = `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { status } }`
    const headers = { 'x-idempotency-key': session.id }
    await shop.ask(storefront, { cartId: mine, checkout: klarnaForm({ paymentId: 10 }) }, headers)
    expect(ordersOf(mine)).toHaveLength(1)
    expect(await shop.confirm(session.id)).toMatchObject({ completed: null, order: null })
    expect((await pay(token)).isPaid).toBe(true)
    expect(ordersOf(cartId)).toHaveLength(1)
  })

  it('placeOrder refuses it', async () => {
    const { cartId } = await opened()
    const storefront = `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { orderId } }`
    const answer = await shop.ask(storefront, { cartId, checkout: klarnaForm() })
    expect(answer.errors?.[0]?.extensions.code).toBe('INVALID_PAYMENT')
    expect(ordersOf(cartId)).toEqual([])
  })

  it('requires the token and the provider of the session', async () => {
    const { token } = await opened()
    expect((await shop.pay(token, 'approve', 'avarda')).status).toBe(404)
    expect((await shop.pay('0'.repeat(48))).status).toBe(404)
    expect((await fetch(`${shop.origin}/payments/klarna/pay`, { method: 'POST', body: '{' })).status).toBe(404)
  })
})

describe('messages of a provider to the backend', () => {
  it('an unsigned or changed message changes nothing', async () => {
    const { cartId, session } = await opened()
    const { body, signature } = createCallback(shop.commerce, session, session.total)
    const forged = body.replace(String(session.total), '1')
    const told = [
      [body, ''],
      [body, '0'.repeat(64)],
      [forged, signature],
      ['{}', signature],
    ] as const
    for (const [text, sign] of told) expect((await shop.tell(text, sign)).status).toBe(403)
    expect(ordersOf(cartId)).toEqual([])
    expect((await shop.tell(body, signature)).status).toBe(200)
    expect(ordersOf(cartId)).toHaveLength(1)
  })

  it('a repeated message changes nothing', async () => {
    const { cartId, session } = await opened({ email: 'payment-failed@kajo.test' })
    const { body, signature } = createCallback(shop.commerce, session, session.total)
    expect((await shop.tell(body, signature)).status).toBe(200)
    expect(session.state, 'a refused payment stays open').toBe('open')
    session.input.email = 'aino@kajo.test'
    expect((await shop.tell(body, signature)).status).toBe(403)
    expect(ordersOf(cartId)).toEqual([])
  })

  it('an old message changes nothing', async () => {
    const { cartId, session } = await opened()
    const past = { ...shop.commerce, clock: () => shop.commerce.clock() - 6 * 60_000 }
    const { body, signature } = createCallback(past, session, session.total)
    expect((await shop.tell(body, signature)).status).toBe(403)
    expect(ordersOf(cartId)).toEqual([])
  })
})

describe('access to a payment', () => {
  it('requires its id and type', async () => {
    const { cartId, token, session } = await opened()
    await pay(token)
    const publicId = ordersOf(cartId)[0]?.publicId ?? ''
    expect(await shop.confirm(session.id, 'AVARDA')).toBeNull()
    expect(await shop.confirm(session.id, 'STANDARD')).toBeNull()
    expect(await shop.confirm(publicId, 'KLARNA')).toBeNull()
    expect(await shop.confirm(publicId, 'STANDARD'), 'the return of another way of paying').toBeNull()
    expect(await shop.confirm(session.id, 'KLARNA', await shop.newCart())).toBeNull()
    expect(await shop.confirm(crypto.randomUUID(), 'KLARNA')).toBeNull()
  })
})
