import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveCommerce } from '#commerce/http/serve-commerce'
import { stockSetTo } from '#commerce/stock'
import { signatureOf } from '#payments/signature'
import { asking, campaign, fixtureCatalogue, fixtureCommerce, NOW } from './commerce-fixture'

const catalogue = fixtureCatalogue()
catalogue.campaigns.push(campaign(60, { type: 'CODE', code: 'OFF', percent: 10, productIds: 'all' }))
const commerce = fixtureCommerce({ catalogue })
const ask = asking(commerce)
const server = createServer()
serveCommerce(server, { commerce, images: null })
let base = ''

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  vi.restoreAllMocks()
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  commerce.state.reset()
  commerce.state.commit(stockSetTo(101, 5))
})

const ADD = 'mutation add($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }'
const PLACE = `mutation placeOrder($cartId: String!, $checkout: CheckoutInputType!) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: "se", languageId: "sv-SE") { orderId publicId status redirectUrl } }`
const CONFIRM = `query checkout($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
  completed cart { isCompleted } order { orderId status email } } }`
const FORM = {
  email: 'maja@kajo.test',
  paymentId: 20,
  shippingId: 21,
  billingAddress: { firstName: 'Maja', lastName: 'Berg', addressLine1: 'Gatan 1', zip: '111 22', city: 'Lund' },
  checkoutUrls: {
    redirectUrl: 'http://se.localhost/checkout/confirm?oid={payment.uid}&cartid={geins.cartid}',
    checkoutPageUrl: 'http://se.localhost/kassan',
  },
}

async function newCart(): Promise<string> {
  const id: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
  await ask(ADD, { id, item: { skuId: 101, quantity: 2 } })
  return id
}

const storefront = async (cartId: string, key: string, more: Record<string, unknown> = {}) =>
  ask(PLACE, { cartId, checkout: { ...FORM, ...more } }, { 'x-idempotency-key': key })

/** Places an order that is to be paid on a provider page. */
async function pending(more: Record<string, unknown> = {}, key = 'k1') {
  const cartId = await newCart()
  const { data } = await storefront(cartId, key, more)
  const { publicId, redirectUrl } = data.placeOrder
  const page = base + new URL(redirectUrl).pathname
  const press = (fields: Record<string, string>) =>
    fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const confirm = async (asked: string | null = cartId) =>
    (await ask(CONFIRM, { id: publicId, cartId: asked })).data.checkout
  const notify = (changes: Record<string, unknown>, secret = commerce.providerSecret) => {
    const id = page.split('/').at(-1)
    const body = JSON.stringify({ paymentId: id, outcome: 'approved', amount: payment().amount, at: NOW, ...changes })
    const headers = { 'x-payment-signature': signatureOf(body, secret) }
    return fetch(`${base}/webhooks/payments`, { method: 'POST', headers, body })
  }
  const payment = () => commerce.state.data.payments[page.split('/').at(-1) ?? ''] ?? expect.fail('no payment')
  return { cartId, publicId, redirectUrl, page, press, confirm, notify, answer: data.placeOrder }
}

const stock = () => commerce.stock(101).totalStock
const CARD = { paymentId: 21 }
const card = (number: string) => ({ number, expiry: '12/30', code: '123' })

describe('a payment on a provider page', () => {
  it('R-CHECKOUT-12 approved: completes the order, reduces the stock and redirects to the shop', async () => {
    const { answer, press, confirm, publicId, cartId } = await pending()
    expect(answer.status).toBe('pending')
    expect(await confirm()).toEqual({ completed: null, cart: { isCompleted: false }, order: null })
    expect(stock()).toBe(5)
    const back = await press({ outcome: 'approved' })
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toBe(`http://se.localhost/checkout/confirm?oid=${publicId}&cartid=${cartId}`)
    expect(await confirm()).toMatchObject({ completed: true, cart: { isCompleted: true } })
    expect(stock()).toBe(3)
  })

  it.each(['refused', 'insufficient', 'blocked', 'cancelled'])(
    'R-CHECKOUT-11 %s: cancels the order, leaves the stock and the open cart unchanged',
    async (outcome) => {
      const { press, confirm } = await pending()
      const back = await press({ outcome })
      expect(back.headers.get('location')).toContain(outcome === 'cancelled' ? '/kassan' : '/checkout/confirm')
      expect(await confirm()).toMatchObject({
        completed: false,
        cart: { isCompleted: false },
        order: { status: outcome },
      })
      expect(stock()).toBe(5)
    },
  )

  it('R-CHECKOUT-11 approved but sold out: cancels the order and does not keep the payment', async () => {
    const { press, confirm } = await pending()
    commerce.state.commit(stockSetTo(101, 1))
    await press({ outcome: 'approved' })
    expect(await confirm()).toMatchObject({ completed: false, order: { status: 'outOfStock' } })
    expect(stock()).toBe(1)
  })

  it.each([
    ['an item', 'mutation ($id: String!) { addToCart(id: $id, item: { skuId: 101, quantity: 1 }) { id } }'],
    ['the code', 'mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "OFF") { id } }'],
  ])('R-CHECKOUT-11 approved but %s changed in the cart: cancels the order', async (_what, change) => {
    const { press, confirm, cartId } = await pending()
    expect((await ask(change, { id: cartId })).errors).toBe(undefined)
    await press({ outcome: 'approved' })
    expect(await confirm()).toMatchObject({
      completed: false,
      order: { status: 'changed' },
      cart: { isCompleted: false },
    })
  })

  it('T23 the same key returns the same page; submitting it twice pays once', async () => {
    const { cartId, press, redirectUrl, publicId } = await pending()
    expect((await storefront(cartId, 'k1')).data.placeOrder).toMatchObject({ publicId, redirectUrl })
    const [first, second] = await Promise.all([press({ outcome: 'approved' }), press({ outcome: 'refused' })])
    expect([first.status, second.status].sort()).toEqual([200, 303])
    expect((await storefront(cartId, 'k1')).data.placeOrder).toMatchObject({
      publicId,
      status: 'completed',
      redirectUrl: null,
    })
    expect(stock()).toBe(3)
  })

  it('T23 a second order of the cart ends the first payment; only the newest can be paid', async () => {
    const { cartId, page, press, confirm } = await pending()
    const second = (await storefront(cartId, 'k2', CARD)).data.placeOrder
    expect(second.status).toBe('pending')
    expect((await press({ outcome: 'approved' })).status).toBe(200)
    expect(await (await fetch(page)).text()).toContain('gäller inte längre')
    expect(await confirm()).toMatchObject({ completed: false, order: { status: 'replaced' } })
    expect(stock()).toBe(5)
  })

  it('T23 the key of a cancelled payment creates a new order', async () => {
    const { cartId, press, publicId } = await pending()
    await press({ outcome: 'cancelled' })
    const again = (await storefront(cartId, 'k1')).data.placeOrder
    expect(again.status).toBe('pending')
    expect(again.publicId).not.toBe(publicId)
  })

  it.each([
    ['4000 0000 0000 0002', 'refused'],
    ['4000000000009995', 'insufficient'],
    ['4100 0000 0000 0019', 'blocked'],
  ])('R-CHECKOUT-10 the outcome of card %s is %s', async (number, status) => {
    const { press, confirm } = await pending(CARD)
    expect((await press(card(number))).status).toBe(303)
    expect(await confirm()).toMatchObject({ completed: false, order: { status } })
  })

  it('an unknown card, an expired card or a missing code is an error at its field; the number is not sent back', async () => {
    const { press, confirm } = await pending(CARD)
    const page = await (await press({ number: '5555 4444 3333 1111', expiry: '01/20', code: '' })).text()
    expect(page.match(/aria-invalid/g)).toHaveLength(3)
    expect(page).not.toContain('value="5555')
    expect(await confirm()).toMatchObject({ completed: null })
  })

  it('a secure card asks for its code; a time-out ends the payment', async () => {
    const { press, confirm } = await pending(CARD)
    expect(await (await press(card('4000 0000 0000 3220'))).text()).toContain('Bekräftelsekod')
    expect(await (await press({ step: 'secure', secure: '9' })).text()).toContain('Koden är fel')
    expect((await press({ step: 'secure', secure: '1234' })).status).toBe(303)
    expect(await confirm()).toMatchObject({ completed: true })
    const late = await pending(CARD, 'k2')
    expect(await (await late.press(card('4000 0000 0000 0119'))).text()).toContain('gick ut')
    expect(await late.confirm()).toMatchObject({ completed: false, order: { status: 'error' } })
  })

  it.each([undefined, null, {}, { redirectUrl: '' }, { redirectUrl: 'javascript:alert(1)' }])(
    'an order that is paid on a provider page is refused with the return addresses %j',
    async (checkoutUrls) => {
      const refused = await storefront(await newCart(), 'k3', { checkoutUrls })
      expect(refused.errors?.[0]?.extensions.code).toBe('INVALID_URL')
      expect(stock()).toBe(5)
    },
  )
})

describe('attacks', () => {
  it('a message that is forged, unsigned, old or about another payment changes nothing', async () => {
    const { notify, confirm } = await pending()
    const answers = await Promise.all([
      notify({}, Buffer.from('another secret')),
      notify({ at: NOW - 6 * 60_000 }),
      notify({ amount: 1 }),
      notify({ paymentId: 'unknown' }),
      fetch(`${base}/webhooks/payments`, { method: 'POST', body: '{"outcome":"approved"}' }),
      fetch(`${base}/webhooks/payments`, { method: 'POST', body: 'x'.repeat(5000) }),
      fetch(`${base}/webhooks/payments`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 422, 422, 401, 413, 405])
    expect(await confirm()).toMatchObject({ completed: null })
  })

  it('a replayed message changes neither a paid nor a refused order', async () => {
    const paid = await pending()
    expect(await (await paid.notify({})).json()).toEqual({ isKept: true })
    await paid.notify({})
    await paid.notify({ outcome: 'refused' })
    expect(await paid.confirm()).toMatchObject({ completed: true })
    expect(stock()).toBe(3)
    const refused = await pending({}, 'k2')
    await refused.notify({ outcome: 'refused' })
    expect(await (await refused.notify({})).json()).toEqual({ isKept: false })
    expect(await refused.confirm()).toMatchObject({ completed: false })
  })

  it('an order is not found with another cart id, and a page only with its own id', async () => {
    const { confirm, page, publicId } = await pending()
    expect(await confirm('somebody-elses-cart')).toBeNull()
    expect((await ask(CONFIRM, { id: 'constructor' })).data.checkout).toBeNull()
    const wrong = await Promise.all([
      fetch(page.replace('/swish/', '/card/')),
      fetch(`${base}/payments/swish/${publicId}`),
      fetch(`${base}/payments/swish/__proto__`),
    ])
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404])
    const { headers } = await fetch(page)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})
