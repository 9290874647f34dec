import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRecord } from '#commerce/shop-records'
import { newKey, type ReturnsShop, serveReturns } from './returns-fixture'

const ANNA = 'anna@example.fi'
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

  it('charges a piece that was free once too few are kept', async () => {
    const order = await shop.delivered(
      [
        [201, 2],
        [111, 1],
      ],
      { code: 'THREE' },
    )
    expect(order.rows.find(({ skuId }) => skuId === 111)?.selling).toBe(0)
    expect(await previewOf(order, { 111: 1 })).toMatchObject({ goods: 100_00, total: 0 })
    expect(await previewOf(order, { 201: 1 })).toMatchObject({ goods: 129_90, total: 29_90 })
  })

  it('is more than the price of the returned piece when 3 for 2 then makes a dearer piece free', async () => {
    const items: [number, number][] = [
      [201, 3],
      [111, 1],
    ]
    const order = await shop.delivered(items, { code: 'THREE' })
    expect(await previewOf(order, { 111: 1 })).toMatchObject({
      ...{ goods: 100_00, total: 129_90 },
      campaigns: [{ amount: -29_90, isLost: false }],
    })
  })

  it('is 0 when the lost discount is larger than the price; the next return is reduced by the difference', async () => {
    const items: [number, number][] = [
      [201, 1],
      [411, 4],
    ]
    const order = await shop.delivered(items, { code: 'TEN' })
    expect(await previewOf(order, { 411: 1 })).toMatchObject({
      ...{ goods: 9_00, total: 0 },
      campaigns: [{ amount: 10_00, isLost: true }],
    })
    const { number } = (await shop.register(order, { 411: 1 })).body
    await shop.advance(number, 'refunded')
    expect(await previewOf(order, { 201: 1 })).toMatchObject({ goods: 129_90, campaigns: [], total: 128_90 })
  })

  it('adds up to what was paid, in whatever order the returns are paid back', async () => {
    const order = await shop.delivered([
      [101, 1],
      [411, 3],
    ])
    const parts: Record<string, number>[] = [{ 411: 1 }, { 101: 1 }, { 411: 2 }]
    const numbers: string[] = []
    for (const pieces of parts) numbers.push((await shop.register(order, pieces)).body.number)
    const totals: number[] = []
    for (const number of numbers.toReversed()) {
      await shop.advance(number, 'refunded')
      const access = await shop.accessTo(order)
      totals.push((await shop.get(`order/returns/${number}`, { access })).body.amounts.total)
    }
    expect(totals).toEqual([9_00, 100_00, 9_00])
    expect(shop.orderOf(order.publicId).fulfilment?.status).toBe('refunded')
  })

  it('is the price of the group that the customer belongs to', async () => {
    const token = await shop.customer(ANNA)
    const anna = shop.commerce.accounts.byEmail(ANNA)
    if (anna) shop.commerce.state.commit({ customer: { ...anna, memberType: 'Student' } })
    const order = await shop.delivered([[101, 2]], { email: ANNA, token })
    expect(await previewOf(order, { 101: 1 })).toMatchObject({ goods: 90_00, campaigns: [], total: 90_00 })
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
    expect((await shop.withdrawn(home)).amounts).toMatchObject({ delivery: 4_50, paymentFee: 2_00, total: 24_50 })
    // 24,90 € with 25.5 % VAT
    expect((await shop.withdrawn(dear)).amounts).toMatchObject({ delivery: 4_90, total: 24_90, vat: 5_06 })
  })

  it('of a gift is nothing; a withdrawal from the whole order takes it back too', async () => {
    const order = await shop.delivered([[411, 2]], { code: 'GIFT' })
    const [gift] = order.rows.filter(({ isGift }) => isGift)
    expect(gift?.skuId).toBe(201)
    expect(await previewOf(order, { 'gift-201': 1 })).toMatchObject({ goods: 0, total: 0 })
    const { lines, amounts } = await shop.withdrawn(order)
    expect(lines).toMatchObject([{ lineId: '411' }, { lineId: 'gift-201' }])
    expect(amounts).toMatchObject({ total: 22_90, delivery: 4_90 })
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
    const two = { lines: [{ lineId: '101', quantity: 2, exchangeSkuId: 102 }] }
    const { number } = (await shop.post('order/returns', { access, key: newKey(), body: two })).body
    await shop.advance(number, 'approved', { approved: { 101: 1 } })
    expect(shop.commerce.stock(102).totalStock).toBe(4)
  })
})
