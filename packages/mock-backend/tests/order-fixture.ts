import { asking, fixtureCommerce } from './commerce-fixture'

const PLACE = `mutation placeOrder($cartId: String!, $checkout: CheckoutInputType!, $market: String) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: $market) { orderId publicId status redirectUrl } }`

export const ADDRESS = {
  fi: { firstName: 'Aino', lastName: 'Laine', addressLine1: 'Katu 1', zip: '00100', city: 'Helsinki', country: 'FI' },
  se: { firstName: 'Elsa', lastName: 'Berg', addressLine1: 'Gatan 1', zip: '111 22', city: 'Stockholm', country: 'SE' },
  no: { firstName: 'Nora', lastName: 'Dahl', addressLine1: 'Gata 1', zip: '0150', city: 'Oslo', country: 'NO' },
  dk: { firstName: 'Ida', lastName: 'Holm', addressLine1: 'Gade 1', zip: '1050', city: 'København', country: 'DK' },
}
/** Ids of the loan, which needs no return address, and of a delivery. */
export const OPTIONS = { fi: [13, 11], se: [23, 21], no: [33, 31], dk: [43, 41] } as const
const IDENTITY = { fi: '131052-308T', se: '900101-0017', no: '01019000100', dk: '010190-1234' }
type Alias = keyof typeof ADDRESS

/** What a shopper sends with an order. */
export const form = (market: Alias = 'fi', more: Record<string, unknown> = {}) => ({
  email: 'aino@kajo.test',
  paymentId: OPTIONS[market][0],
  shippingId: OPTIONS[market][1],
  identityNumber: IDENTITY[market],
  billingAddress: ADDRESS[market],
  ...more,
})

/** A commerce service with one cart of these items; `code` is the error of an order. */
export async function shopWith(items: [number, number][], options: Parameters<typeof fixtureCommerce>[0] = {}) {
  const commerce = fixtureCommerce(options)
  const ask = asking(commerce)
  const newCart = async (): Promise<string> => {
    const id: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
    for (const [skuId, quantity] of items) {
      await ask('mutation add($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }', {
        id,
        item: { skuId, quantity },
      })
    }
    return id
  }
  const cartId = await newCart()
  const storefront = (checkout: Record<string, unknown>, market = 'fi', key = 'k1', id = cartId) =>
    ask(PLACE, { cartId: id, checkout, market }, { 'x-idempotency-key': key })
  const code = async (checkout: Record<string, unknown>, market = 'fi') =>
    (await storefront(checkout, market)).errors?.[0]?.extensions.code
  return { commerce, ask, cartId, newCart, storefront, code }
}
