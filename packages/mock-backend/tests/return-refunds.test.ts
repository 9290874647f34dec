import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRecord } from '#commerce/shop-records'
import { type ReturnsShop, serveReturns } from './returns-fixture'

const ANNA = 'anna@example.fi'
const MINE = `{ getUser { balance } getOrders(marketId: "fi") {
  id status refunds { itemId articleNumber reason total vat toBalance refundType } } }`

let shop: ReturnsShop
beforeEach(async () => {
  shop = await serveReturns()
})
afterEach(() => shop.close())

/** What the service says that a return of pieces by line refunds. */
async function previewOf(order: OrderRecord, pieces: Record<string, number>, more: Record<string, unknown> = {}) {
  const lines = Object.entries(pieces).map(([lineId, quantity]) => ({ lineId, quantity }))
  const { market } = order
  const access = await shop.accessTo(order)
  return (await shop.post('order/preview', { access, market, body: { lines, ...more } })).body
}

/** The return that a withdrawal from the whole order has led to. */
async function withdrawn(order: OrderRecord) {
  const body = { name: 'Anna', order: order.orderId, email: order.email }
  const { market } = order
  expect((await shop.post('withdrawals', { market, key: `key-of-order-${order.orderId}`, body })).status).toBe(201)
  return (await shop.get('order', { access: await shop.accessTo(order), market })).body.returns[0]
}

describe('T36 what a return refunds', () => {
  it('is the difference that the campaigns of the order make: three for two falls away', async () => {
    const order = await shop.delivered([
      [101, 1],
      [411, 3],
    ])
    const lost = [{ name: 'Ale 40 fi', amount: 9_00, isLost: true }]
    expect(await previewOf(order, { 411: 1 })).toMatchObject({ goods: 9_00, campaigns: lost, total: 0, vat: 0 })
    expect(await previewOf(order, { 411: 2 })).toMatchObject({ goods: 18_00, campaigns: lost, total: 9_00 })
    const all = await previewOf(order, { 101: 1, 411: 3 })
    // Nothing of the campaign is lost when nothing is kept that it was for.
    expect(all).toMatchObject({ goods: 127_00, campaigns: [{ ...lost[0], isLost: false }], total: 118_00 })
  })

  it('adds up to what was paid, whichever pieces come first', async () => {
    const order = await shop.delivered([
      [101, 1],
      [411, 3],
    ])
    const totals: number[] = []
    const parts: Record<string, number>[] = [{ 411: 1 }, { 101: 1 }, { 411: 2 }]
    for (const pieces of parts) {
      const { number } = (await shop.register(order, pieces)).body
      await shop.advance(number, 'refunded')
      totals.push(
        (await shop.get(`order/returns/${number}`, { access: await shop.accessTo(order) })).body.amounts.total,
      )
    }
    expect(totals).toEqual([0, 100_00, 18_00])
  })

  it('loses a discount whose minimum no longer holds, and a share of a percentage', async () => {
    const both: [number, number][] = [
      [201, 1],
      [101, 1],
    ]
    const ten = await shop.delivered(both, { code: 'TEN' })
    expect(await previewOf(ten, { 201: 1 })).toMatchObject({
      ...{ goods: 129_90, total: 119_90, toPayment: 119_90, toBalance: 0 },
      campaigns: [{ amount: 10_00, isLost: true }],
    })
    const tenth = await shop.delivered(both, { code: 'TENTH' })
    expect(await previewOf(tenth, { 101: 1 })).toMatchObject({
      ...{ goods: 100_00, total: 90_00 },
      campaigns: [{ amount: 10_00, isLost: false }],
    })
  })

  it('leaves the delivery free, and keeps the fee of a delivery that was paid', async () => {
    const large = await shop.delivered([
      [101, 1],
      [411, 1],
    ])
    expect(large.shippingFee).toBe(0)
    expect(await previewOf(large, { 101: 1 })).toMatchObject({ total: 100_00, delivery: 0 })
    const coded = await shop.delivered([[411, 2]], { code: 'SEND' })
    expect(coded.shippingFee).toBe(0)
    expect(await previewOf(coded, { 411: 1 })).toMatchObject({ total: 9_00, delivery: 0 })
    const small = await shop.delivered([[411, 2]])
    expect(small.shippingFee).toBe(4_90)
    expect(await previewOf(small, { 411: 2 })).toMatchObject({ total: 18_00, delivery: 0, paymentFee: 0 })
  })

  it('of a withdrawal from the whole order includes the payment fee and a standard delivery, not a dearer one', async () => {
    await shop.control({ fee: { optionId: 13, amount: 2_00 } })
    const home = await shop.delivered([[411, 2]], { more: { shippingId: 12 } })
    await shop.control({ fee: { optionId: 12, amount: 9_90 } })
    const dear = await shop.delivered([[411, 2]], { more: { shippingId: 12 } })
    expect([home.shippingFee, dear.shippingFee, dear.paymentFee]).toEqual([4_50, 9_90, 2_00])
    expect((await withdrawn(home)).amounts).toMatchObject({ delivery: 4_50, paymentFee: 2_00, total: 24_50 })
    // 24,90 € with 25.5 % VAT
    expect((await withdrawn(dear)).amounts).toMatchObject({ delivery: 4_90, total: 24_90, vat: 5_06 })
  })

  it('counts in the market’s currency and VAT', async () => {
    const order = await shop.delivered([[101, 1]], { market: 'dk' })
    expect(await previewOf(order, { 101: 1 })).toMatchObject({ total: 1000_00, vat: 200_00 })
  })

  it('of an exchange is nothing, and the piece is taken from the stock until the return is cancelled', async () => {
    const order = await shop.delivered([[101, 2]])
    const access = await shop.accessTo(order)
    const body = { lines: [{ lineId: '101', quantity: 1, exchangeSkuId: 102 }] }
    const { body: made } = await shop.post('order/returns', { access, key: 'exchange-of-a-test', body })
    expect(made).toMatchObject({ amounts: { total: 0 }, lines: [{ exchange: { skuId: 102, size: 'M' } }] })
    expect(shop.commerce.stock(102).totalStock).toBe(4)
    expect((await shop.get('order', { access })).body.lines[0]).toMatchObject({ returned: 1, returnable: 1 })
    await shop.post(`order/returns/${made.number}/cancel`, { access })
    expect(shop.commerce.stock(102).totalStock).toBe(5)
    expect((await shop.get('order', { access })).body.lines[0]).toMatchObject({ returned: 0, returnable: 2 })
  })
})

describe('T36 a refund', () => {
  /** An order of 100 € of which the balance has paid 20 €. */
  async function orderOfAnna() {
    const token = await shop.customer(ANNA)
    const anna = shop.commerce.accounts.byEmail(ANNA)
    if (!anna) throw new Error('There is no account')
    shop.commerce.state.commit({ customer: { ...anna, balances: { EUR: 20_00 } } })
    const order = await shop.delivered([[101, 1]], { email: ANNA, token })
    expect(order.fromBalance).toBe(20_00)
    return { token, order }
  }
  const mine = async (token: string) => (await shop.graphql(MINE, token)).body.data

  it('goes to the means of payment, and what the balance paid back to the balance', async () => {
    const { token, order } = await orderOfAnna()
    const { body } = await shop.register(order, { 101: 1 })
    expect(body).toMatchObject({ status: 'registered', amounts: { total: 100_00, toPayment: 80_00, toBalance: 20_00 } })
    expect(await mine(token)).toMatchObject({ getUser: { balance: 0 }, getOrders: [{ refunds: [] }] })
    await shop.advance(body.number, 'refunded')
    const shared = { itemId: 101, articleNumber: 'A101', reason: 'Palautettu tuote' }
    expect(await mine(token)).toEqual({
      getUser: { balance: 20 },
      getOrders: [
        {
          id: Number(order.orderId),
          status: 'refunded',
          refunds: [
            { ...shared, total: 80, vat: 16.25, toBalance: false, refundType: 'payment' },
            { ...shared, total: 20, vat: 4.06, toBalance: true, refundType: 'balance' },
          ],
        },
      ],
    })
  })

  it('of a voluntary return goes to the balance when the shopper chose so, that of a withdrawal does not', async () => {
    const { token, order } = await orderOfAnna()
    const { body } = await shop.register(order, { 101: 1 }, { refundTo: 'balance' })
    await shop.advance(body.number, 'refunded')
    expect(await mine(token)).toMatchObject({ getUser: { balance: 100 }, getOrders: [{ refunds: [{ total: 100 }] }] })
    const second = await shop.delivered([[101, 1]], { email: ANNA })
    expect((await withdrawn(second)).amounts).toMatchObject({ toPayment: 100_00, toBalance: 0 })
  })

  it('goes to the balance only for an order of an account, and of its proven address (T42)', async () => {
    const order = await shop.delivered([[101, 1]], { email: ANNA })
    const refused = await shop.register(order, { 101: 1 }, { refundTo: 'balance' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'BALANCE_UNAVAILABLE' } })
    await shop.customer(ANNA)
    expect((await shop.register(order, { 101: 1 }, { refundTo: 'balance' })).status).toBe(422)
    const anna = shop.commerce.accounts.byEmail(ANNA)
    if (anna) shop.commerce.state.commit({ customer: { ...anna, provenAt: 1 } })
    expect((await shop.register(order, { 101: 1 }, { refundTo: 'balance' })).status).toBe(201)
  })

  it('of a partial approval is that of the approved pieces; the others can be registered again', async () => {
    const order = await shop.delivered([
      [101, 2],
      [201, 1],
    ])
    const { number } = (await shop.register(order, { 101: 2, 201: 1 })).body
    for (const status of ['received', 'approved'])
      expect((await shop.advance(number, status, { approved: { 101: 1, 201: 0 }, reason: 'damaged' })).status).toBe(200)
    const access = await shop.accessTo(order)
    const read = async () => (await shop.get('order', { access })).body
    expect((await read()).returns).toMatchObject([
      {
        ...{ status: 'partly-approved', amounts: { total: 100_00 }, canCancel: false },
        lines: [{ approved: 1 }, { approved: 0 }],
        refusal: { code: 'damaged', text: 'Tuote on vaurioitunut.' },
        history: [{ status: 'registered' }, { status: 'received' }, { status: 'partly-approved' }],
      },
    ])
    await shop.advance(number, 'refunded')
    const { lines, returns } = await read()
    expect(returns[0].status).toBe('refunded')
    expect(lines).toMatchObject([
      { returned: 1, returnable: 1 },
      { returned: 0, returnable: 1 },
    ])
    expect(shop.orderOf(order.publicId).fulfilment).toMatchObject({ status: 'completed', refunds: [{ total: 100_00 }] })
  })

  it('goes forwards only: what was refused, cancelled or refunded stays so', async () => {
    const order = await shop.delivered([[101, 3]])
    const numbers: string[] = []
    for (let i = 0; i < 3; i += 1) numbers.push((await shop.register(order, { 101: 1 })).body.number)
    const [refused = '', cancelled = '', refunded = ''] = numbers
    await shop.advance(refused, 'refused', { reason: 'worn' })
    const access = await shop.accessTo(order)
    expect((await shop.post(`order/returns/${cancelled}/cancel`, { access })).body.status).toBe('cancelled')
    await shop.advance(refunded, 'refunded')
    for (const number of numbers)
      for (const status of ['received', 'approved', 'refunded', 'refused'])
        expect((await shop.advance(number, status)).status).toBe(409)
    for (const number of [refused, refunded])
      expect((await shop.post(`order/returns/${number}/cancel`, { access })).body.code).toBe('NOT_CANCELLABLE')
    expect(shop.orderOf(order.publicId).fulfilment?.refunds).toHaveLength(1)
    expect((await shop.advance('999', 'refunded')).status).toBe(404)
  })
})
