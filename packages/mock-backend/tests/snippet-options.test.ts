import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { klarnaForm, type Option, RETURN, serveSnippets } from './snippet-fixture'

let shop: Awaited<ReturnType<typeof serveSnippets>>
beforeAll(async () => {
  shop = await serveSnippets()
})
afterAll(() => shop.close())

const externalOf = (options: Option[]) =>
  options
    .filter(({ checkoutType }) => checkoutType === 'EXTERNAL')
    .map(({ id, name, paymentType }) => ({ id, name, paymentType }))

describe('payment options with an embedded form', () => {
  const klarna = (id: number) => ({ id, name: 'Klarna', paymentType: 'KLARNA' })
  const avarda = (id: number) => ({ id, name: 'Avarda', paymentType: 'AVARDA' })
  it.each([
    ['fi', [klarna(15), avarda(16)]],
    ['se', [klarna(25), avarda(26)]],
    ['no', [klarna(35), avarda(36)]],
    ['dk', [klarna(45), avarda(46)]],
  ])('T24 %s lists them after the options without credit', async (market, external) => {
    const options = await shop.update(await shop.newCart(), {}, market)
    expect(externalOf(options)).toEqual(external)
    expect(options.slice(0, 2).every(({ checkoutType }) => checkoutType === 'STANDARD')).toBe(true)
    expect(options.every(({ paymentData }) => paymentData === null)).toBe(true)
  })

  it('the chosen option has HTML with a script that queues the call and loads the provider’s script', async () => {
    const { option } = await shop.open(await shop.newCart())
    expect(option?.paymentData).toContain('<div id="klarna-checkout-container"')
    expect(option?.paymentData).toContain('"http://localhost:4000/payments/klarna/checkout.mjs"')
    expect(option?.paymentData).not.toContain(' src="http')
  })

  it('has no HTML without a return address or with one on another host', async () => {
    const cartId = await shop.newCart()
    for (const redirectUrl of [null, '', 'javascript:alert(1)', 'https://shop.example/checkout/confirm']) {
      const options = await shop.update(cartId, klarnaForm({ checkoutUrls: { redirectUrl } }))
      expect(options.every(({ paymentData }) => paymentData === null)).toBe(true)
    }
  })

  it('an address cannot close the script element that contains it', async () => {
    const redirectUrl = `${RETURN}&x=</script><img src=x onerror=alert(1)>`
    const { option } = await shop.open(await shop.newCart(), klarnaForm({ checkoutUrls: { redirectUrl } }))
    expect(option?.paymentData?.match(/<\/script>/g)).toHaveLength(1)
    expect(option?.paymentData).not.toContain('<img')
  })
})

describe('a session', () => {
  it('is continued when the address changes', async () => {
    const cartId = await shop.newCart()
    const first = await shop.open(cartId)
    const { billingAddress } = klarnaForm()
    const moved = { ...billingAddress, addressLine1: 'Toinen katu 2' }
    const second = await shop.open(cartId, klarnaForm({ email: ' AINO@kajo.test', billingAddress: moved }))
    expect([first.option?.newCheckoutSession, second.option?.newCheckoutSession]).toEqual([true, false])
    expect(second.option?.paymentData).toBe(first.option?.paymentData)
    expect(second.session?.input.billingAddress).toMatchObject({ addressLine1: 'Toinen katu 2' })
  })

  it('another e-mail address for a cart starts a new payment session; the earlier one can still be paid', async () => {
    const cartId = await shop.newCart()
    const first = await shop.open(cartId)
    const second = await shop.open(cartId, klarnaForm({ email: 'toinen@kajo.test' }))
    expect(second.option?.newCheckoutSession).toBe(true)
    expect([second.token, second.session?.id]).not.toContain(first.token)
    expect(first.session).toMatchObject({ state: 'open', input: { email: 'aino@kajo.test' } })
    expect((await (await shop.pay(first.token)).json()).isPaid).toBe(true)
    expect((await (await shop.pay(second.token)).json()).isPaid, 'the cart is ordered').toBe(false)
    expect(shop.orders().filter((order) => order.cartId === cartId)).toMatchObject([{ email: 'aino@kajo.test' }])
  })

  it('there is none without an e-mail address, and an open one is not changed', async () => {
    const cartId = await shop.newCart()
    const first = await shop.open(cartId)
    for (const email of [undefined, null, '', ' ']) {
      const { option } = await shop.open(cartId, klarnaForm({ email, billingAddress: null }))
      expect(option).toBeUndefined()
    }
    expect(first.session).toMatchObject({ state: 'open', input: { billingAddress: { firstName: 'Aino' } } })
  })

  it.each([
    ['another provider', { paymentId: 16 }, 'fi'],
    ['another market', { paymentId: 25 }, 'se'],
    ['another shop', { checkoutUrls: { redirectUrl: RETURN.replace('fi.', 'se.') } }, 'fi'],
  ])('is replaced for %s, and the old form can no longer be paid', async (_name, more, market) => {
    const cartId = await shop.newCart()
    const first = await shop.open(cartId)
    const second = await shop.open(cartId, klarnaForm(more), market)
    expect(second.option?.newCheckoutSession).toBe(true)
    expect(second.token).not.toBe(first.token)
    const answer = await (await shop.pay(first.token)).json()
    expect(answer.url).toContain('/checkout/klarna-fail?reason=error')
    expect(shop.orders().filter((order) => order.cartId === cartId)).toEqual([])
  })

  it('is replaced after the provider has ended it', async () => {
    const cartId = await shop.newCart()
    await shop.pay((await shop.open(cartId)).token, 'expire')
    expect((await shop.open(cartId)).option?.newCheckoutSession).toBe(true)
  })

  it('a form is shown only with its token, and only in frames of its shop', async () => {
    const { token } = await shop.open(await shop.newCart())
    const page = await fetch(`${shop.origin}/payments/klarna/frame?token=${token}`)
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://fi.localhost:3000')
    const html = await page.text()
    expect(html).toContain('Maksa tilauksesi')
    expect(html.match(/<button [^>]*disabled>/g), 'nothing can be pressed before the script has loaded').toHaveLength(2)
    for (const address of ['klarna/frame?token=1', `avarda/frame?token=${token}`, `klarna/other?token=${token}`])
      expect((await fetch(`${shop.origin}/payments/${address}`)).status).toBe(404)
  })

  it.each([
    'klarna/checkout.mjs',
    'avarda/checkout.mjs',
    'snippets/frame-host.mjs',
    'snippets/frame.mjs',
    'snippets/receipt.mjs',
  ])('serves %s as a script', async (path) => {
    const answer = await fetch(`${shop.origin}/payments/${path}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  })
})
