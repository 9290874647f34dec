import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ReturnsShop, serveReturns } from './returns-fixture'

const ANNA = 'anna@example.fi'
const MINE = `{ getUser { balance } getOrders(marketId: "fi") {
  id status refunds { itemId articleNumber reason total vat toBalance refundType } } }`

let shop: ReturnsShop
beforeEach(async () => {
  shop = await serveReturns()
})
afterEach(() => shop.close())

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
    expect((await shop.withdrawn(second)).amounts).toMatchObject({ toPayment: 100_00, toBalance: 0 })
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
