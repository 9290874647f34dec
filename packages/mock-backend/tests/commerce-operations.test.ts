import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asking, fixtureCommerce } from './commerce-fixture'

const ROOT = new URL('../../../graphql/', import.meta.url).pathname
const texts = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/.*\.graphql$/.test(file))
  .map((file) => readFileSync(ROOT + file, 'utf8'))

/** Definitions of all GraphQL documents by name. */
const definitions = new Map(
  texts
    .flatMap((document) => document.split(/^(?=query |mutation |fragment )/m))
    .flatMap((part) => {
      const name = /^(?:query|mutation|fragment)\s+(\w+)/.exec(part)?.[1]
      return name ? [[name, part] as const] : []
    }),
)

function withFragments(name: string, seen = new Set<string>()): string {
  const body = definitions.get(name) ?? ''
  const wanted = [...body.matchAll(/\.\.\.(\w+)/g)].map(([, name = '']) => name).filter((each) => !seen.has(each))
  for (const each of wanted) seen.add(each)
  return [body, ...new Set(wanted.map((each) => withFragments(each, seen)))].join('\n')
}

const operations = [...definitions].filter(([, body]) => !body.startsWith('fragment')).map(([name]) => name)
/** Sent last, those that `known-shopper.test.ts` sends with a token, and the one that `complaints.test.ts` sends with a file. */
const NOT_BY_GUESTS = new Set(['placeOrder', 'updateUser', 'deleteUser', 'uploadComplaintPhoto'])
const PLACES = [
  ['1|fi', 'fi', 'fi-FI'],
  ['1|fi', 'fi', 'sv-SE'],
  ['1|se', 'se', 'sv-SE'],
  ['1|no', 'no', 'nb-NO'],
  ['1|dk', 'dk', 'da-DK'],
] as const

const SHIPPING = { fi: 11, se: 21, no: 31, dk: 41 }
const ZIP = { fi: '00100', se: '111 22', no: '0150', dk: '1050' }
const IDENTITY = { fi: '131052-308T', se: '900101-0017', no: '01019000100', dk: '010190-1234' }

describe('every operation of the shop', () => {
  it.each(PLACES)('R-GQL-03 is answered without errors in %s %s %s', async (channelId, marketId, languageId) => {
    const ask = asking(fixtureCommerce())
    const markets = { cartMarketAlias: marketId, checkoutMarketId: marketId, checkoutMarket: marketId }
    const context = { channelId, marketId, languageId, ...markets }
    const send = async (name: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await ask(withFragments(name), { ...variables, ...context })
      expect(errors, name).toBeUndefined()
      return data
    }
    const address = { firstName: 'A', lastName: 'B', addressLine1: 'C', zip: ZIP[marketId], city: 'D' }
    const checkout = {
      email: 'a@kajo.test',
      paymentId: SHIPPING[marketId] + 2,
      shippingId: SHIPPING[marketId],
      billingAddress: address,
      identityNumber: IDENTITY[marketId],
    }
    const id: string = (await send('getCart', { id: '' })).getCart.id
    const special: Record<string, Record<string, unknown>> = {
      addToCart: { id, item: { skuId: 201, quantity: 1 } },
      updateCartItem: { id, item: { skuId: 201, quantity: 2 } },
      // The catalogue has no packages, so only an unknown cart is answered without an error.
      addPackageToCart: { id: 'unknown', packageId: 1 },
      setCartPromoCode: { id, promoCode: '' },
      completeCart: { id: 'unknown' },
      getCart: { id },
      getSharedCart: { id },
      orderedCart: { id },
      product: { productId: 20 },
      getMenuAtLocation: { menuLocationId: 'main-desktop' },
      checkout: { id: 'unknown', paymentType: 'STANDARD' },
      orderReceipt: { id: 'unknown', paymentType: 'STANDARD' },
      orderDate: { id: '00000000-0000-4000-8000-000000000000' },
      createOrUpdateCheckout: { cartId: id, checkout },
      validateOrderCreation: { cartId: id, checkout },
      subscribeToNewsletter: { email: 'a@kajo.test' },
      monitorProductAvailability: { email: 'a@kajo.test', skuId: 201 },
      getOrder: { orderId: 1 },
      requestPasswordReset: { email: 'a@kajo.test' },
      commitReset: { resetKey: 'unknown', password: 'A'.repeat(64) },
    }
    await send('addToCart', special.addToCart)
    for (const name of operations) if (!NOT_BY_GUESTS.has(name)) await send(name, special[name])
    const { placeOrder } = await send('placeOrder', { cartId: id, checkout })
    const confirmed = await send('checkout', { id: placeOrder.publicId, cartId: id, paymentType: 'STANDARD' })
    expect(confirmed.checkout.order.orderId).toBe(placeOrder.orderId)
    expect(confirmed.checkout.cart.items[0].quantity).toBe(2)
  })

  it('R-GQL-11 the documents contain operations', () => {
    expect(operations.length).toBeGreaterThanOrEqual(15)
  })
})
