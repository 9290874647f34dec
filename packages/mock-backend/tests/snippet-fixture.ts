import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveCommerce } from '#commerce/http/serve-commerce'
import { asking, fixtureCommerce } from './commerce-fixture'

const CHECKOUT = `mutation createOrUpdateCheckout($cartId: String!, $checkout: CheckoutInputType, $market: String, $lang: String) {
  createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: $market, languageId: $lang) {
    paymentOptions { id name isSelected paymentType checkoutType paymentData newCheckoutSession }
  }
}`
const CONFIRM = `query checkout($id: String!, $cartId: String, $type: PaymentType!) {
  checkout(id: $id, cartId: $cartId, paymentType: $type) { completed htmlSnippet order { orderId email sum } cart { id } } }`
const ADD = 'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }'

export const RETURN = 'http://fi.localhost:3000/checkout/confirm?kid={payment.uid}&cartid={geins.cartid}'
const ADDRESS = { firstName: 'Aino', lastName: 'Laine', addressLine1: 'Katu 1', zip: '00100', city: 'Helsinki' }

/** A complete checkout in Finland, paid with Klarna. */
export const klarnaForm = (more: Record<string, unknown> = {}) => ({
  email: 'aino@kajo.test',
  paymentId: 15,
  shippingId: 11,
  billingAddress: ADDRESS,
  checkoutUrls: { redirectUrl: RETURN },
  ...more,
})

export type Option = {
  id: number
  name: string
  paymentType: string
  checkoutType: string
  paymentData: string | null
  newCheckoutSession: boolean
}

/** Serves a shop with one cart, with functions for the requests of browsers and of the shop in embedded payments. */
export async function serveSnippets() {
  const commerce = fixtureCommerce()
  const server = createServer()
  serveCommerce(server, { commerce, images: null })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = asking(commerce)
  const newCart = async (): Promise<string> => {
    const id: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
    await ask(ADD, { id, item: { skuId: 101, quantity: 1 } })
    return id
  }
  const update = async (cartId: string, checkout: Record<string, unknown>, market = 'fi'): Promise<Option[]> =>
    (await ask(CHECKOUT, { cartId, checkout, market })).data.createOrUpdateCheckout.paymentOptions
  const open = async (cartId: string, checkout: Record<string, unknown> = klarnaForm(), market = 'fi') => {
    const option = (await update(cartId, checkout, market)).find(({ paymentData }) => paymentData !== null)
    const token = /"token":"(\w+)"/.exec(option?.paymentData ?? '')?.[1] ?? ''
    return { option, token, session: commerce.snippets.byToken(token) }
  }
  const pay = (token: string, outcome = 'approve', provider = 'klarna', method = 'Card') =>
    fetch(`${origin}/payments/${provider}/pay`, {
      method: 'POST',
      body: JSON.stringify({ token, outcome, method }),
    })
  const confirm = async (id: string, type = 'KLARNA', cartId: string | null = null) =>
    (await ask(CONFIRM, { id, type, cartId })).data.checkout
  const tell = (body: string, signature: string) =>
    fetch(`${origin}/payments/snippets/callback`, { method: 'POST', body, headers: { 'x-signature': signature } })
  const orders = () => Object.values(commerce.state.data.orders)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { commerce, origin, ask, newCart, update, open, pay, confirm, tell, orders, close }
}
