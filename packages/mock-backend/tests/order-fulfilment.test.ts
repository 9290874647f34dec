import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createShopState } from '#commerce/shop-state'
import { handleControl } from '#scenarios/control'
import { createFaults } from '#scenarios/faults'
import { account, signedIn } from './account-fixture'
import { fixtureCommerce, NOW } from './commerce-fixture'
import { form, shopWith } from './order-fixture'

const ORDER = `{ getOrders { id status completedAt updatedAt fromBalance orderTotal { sellingPriceIncVat }
  paymentDetails { isPaid reservationNumber displayName } shippingDetails { parcelNumber trackingLink shippingDate }
  refunds { total vat toBalance reason articleNumber } } getUser { balance } }`
const PLACE = `mutation ($cartId: String!, $checkout: CheckoutInputType!, $market: String) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: $market) { orderId publicId status redirectUrl } }`
const INVOICE = { fi: 12, se: 22 }

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kajo-fulfilment-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A signed-in customer with one order of two pieces, and the control endpoint. */
async function ordered(market: 'fi' | 'se', more: Record<string, unknown> = {}, balance = 0) {
  const file = join(folder, 'state.json')
  const shop = await shopWith([[101, 2]], { file })
  const { commerce } = shop
  const ask = await signedIn(shop, account(1, 'anna@example.fi', { market, balances: { EUR: balance } }))
  const checkout = form(market, more)
  const placed = (await ask(PLACE, { cartId: shop.cartId, checkout, market })).data.placeOrder
  const load = async () => {
    const { getOrders, getUser } = (await ask(ORDER)).data
    return { ...getOrders[0], balance: getUser.balance }
  }
  const advance = (given: object) => handleControl(commerce, createFaults(), { advance: given }).status
  return { commerce, placed, load, advance, file }
}

describe('the reference number of an invoice', () => {
  it.each([
    // order 100001 and its check digit: weights 7, 3, 1 from the right give 1 × 7 + 1 × 1 = 8, and 10 − 8 = 2
    ['fi', '1000012'],
    ['se', 'R-100001'],
  ] as const)('T44 an order by invoice has one, and days to pay: %s', async (market, reservationNumber) => {
    const { load } = await ordered(market, { paymentId: INVOICE[market] })
    const invoice = { isPaid: false, reservationNumber, displayName: 'Lasku 14 pv' }
    expect((await load()).paymentDetails).toEqual([invoice])
  })

  it('T44 an order by instalments has none', async () => {
    const { load } = await ordered('fi')
    expect((await load()).paymentDetails).toMatchObject([{ isPaid: false, reservationNumber: null }])
  })
})

describe('R-ACCOUNT-02 a placed order', () => {
  it('is received, then sent in a parcel, then delivered; a restart keeps it', async () => {
    const { commerce, load, advance, file } = await ordered('fi', { paymentId: INVOICE.fi })
    expect(await load()).toMatchObject({ status: 'pending', shippingDetails: [{ parcelNumber: null }] })
    expect(advance({ order: 100_001 })).toBe(200)
    const parcel = {
      parcelNumber: 'KJ100001FI',
      trackingLink: 'https://tracking.example.com/KJ100001FI',
      shippingDate: new Date(NOW).toISOString(),
    }
    expect(await load()).toMatchObject({ status: 'partial', completedAt: null, shippingDetails: [parcel] })
    const delivered = '2026-11-24T08:30:00.000Z'
    expect(advance({ order: '100001', at: delivered })).toBe(200)
    expect(await load()).toMatchObject({
      ...{ status: 'completed', completedAt: delivered, shippingDetails: [parcel], refunds: [] },
      paymentDetails: [{ isPaid: false, reservationNumber: '1000012' }],
    })
    await commerce.state.close()
    const [kept] = Object.values(createShopState(file).data.orders)
    expect(kept?.fulfilment).toMatchObject({ status: 'completed', deliveredAt: Date.parse(delivered) })
  })

  it('can be delivered at once, by its public id, but never goes back', async () => {
    const { placed, load, advance } = await ordered('fi')
    expect(advance({ order: placed.publicId, status: 'completed' })).toBe(200)
    const before = await load()
    expect(before).toMatchObject({ status: 'completed', shippingDetails: [{ parcelNumber: 'KJ100001FI' }] })
    for (const status of [undefined, 'received', 'processing', 'completed', 'cancelled']) {
      expect(advance({ order: 100_001, ...(status && { status }) }), status).toBe(409)
    }
    expect(await load()).toEqual(before)
  })

  it('that is cancelled is paid back, and its pieces are in stock again', async () => {
    const { commerce, placed, load, advance } = await ordered('fi', { paymentId: INVOICE.fi }, 30_00)
    expect(placed.status).toBe('completed')
    expect([commerce.stock(101).totalStock, (await load()).balance]).toEqual([3, 0])
    expect(advance({ order: 100_001, status: 'cancelled' })).toBe(200)
    const order = await load()
    expect(order).toMatchObject({ status: 'cancelled', balance: 30, fromBalance: 30 })
    // The invoice was not paid.
    expect(order.refunds).toMatchObject([
      { total: 30, toBalance: true, reason: 'Tilaus peruttu', articleNumber: 'A101' },
    ])
    expect(commerce.stock(101).totalStock).toBe(5)
    expect(advance({ order: 100_001 })).toBe(409)
  })

  it('that is being paid, or does not exist, cannot be advanced', async () => {
    const redirect = { checkoutUrls: { redirectUrl: 'http://fi.localhost:3000/checkout' } }
    const { placed, advance } = await ordered('fi', { paymentId: 11, ...redirect })
    expect(placed.status).toBe('pending')
    expect(advance({ order: 100_001 })).toBe(409)
    expect(advance({ order: 1 })).toBe(404)
    expect(advance({ order: 100_001, status: 'sent' })).toBe(400)
    expect(advance({ order: 100_001, at: 'yesterday' })).toBe(400)
  })

  it('of a demo customer can be advanced too, and is one order afterwards', async () => {
    const commerce = fixtureCommerce()
    const [demo] = [...commerce.demoOrders().values()].filter(({ fulfilment }) => fulfilment?.status === 'pending')
    const customer = commerce.accounts.byId(demo?.customerId ?? 0)
    if (!demo || !customer) throw new Error('There is no pending order')
    const shop = await shopWith([], {})
    const ask = await signedIn(shop, customer)
    const numbers = async () =>
      (await ask('{ getOrders { id status } }')).data.getOrders.filter(
        ({ id }: { id: number }) => id === Number(demo.orderId),
      )
    expect(await numbers()).toMatchObject([{ status: 'pending' }])
    expect(handleControl(shop.commerce, createFaults(), { advance: { order: demo.orderId } }).status).toBe(200)
    expect(await numbers()).toMatchObject([{ status: 'partial' }])
  })
})
