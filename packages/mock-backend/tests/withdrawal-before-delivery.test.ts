import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRecord } from '#commerce/shop-records'
import { newKey, type ReturnsShop, serveReturns } from './returns-fixture'

const GUEST = 'guest@example.fi'
const DAY = 24 * 60 * 60 * 1000

let shop: ReturnsShop
beforeEach(async () => {
  shop = await serveReturns()
})
afterEach(() => shop.close())

const read = async (order: OrderRecord) => (await shop.get('order', { access: await shop.accessTo(order) })).body
const advance = async (order: OrderRecord, more: object = {}) =>
  expect(await shop.control({ advance: { order: order.orderId, ...more } })).toMatchObject({ status: 200 })
const label = async (order: OrderRecord, number: string) =>
  shop.get(`order/returns/${number}/label`, { access: await shop.accessTo(order) })

describe('T36 a withdrawal before the delivery', () => {
  it('of everything cancels the order, which then is not sent; nothing is to be sent back', async () => {
    const before = shop.commerce.stock(101).totalStock
    const order = await shop.order([[101, 2]])
    await advance(order, { status: 'packing' })
    const { number, sendBefore, canCancel } = await shop.withdrawn(order)
    expect([sendBefore, canCancel]).toEqual([null, false])
    const { delivery, lines } = await read(order)
    expect([delivery.state, lines[0].reason]).toEqual(['cancelled', 'CANCELLED'])
    expect((await label(order, number)).body.code).toBe('NO_LABEL')
    expect(shop.commerce.stock(101).totalStock).toBe(before)
    const sending = await shop.control({ advance: { order: order.orderId, status: 'processing' } })
    expect(sending.status, 'the warehouse').toBe(409)
  })

  it('is confirmed and paid back by mails that speak of no parcel', async () => {
    const order = await shop.order([[101, 1]])
    const { number } = await shop.withdrawn(order)
    const confirmed = shop.newestMail(GUEST)
    expect(confirmed.subject).toBe(`Peruutus ${number} on rekisteröity`)
    expect(confirmed.text).toContain('Emme lähetä tuotteita, jotka peruutit.')
    expect(confirmed.text).not.toMatch(/Palautuskoodi|Lähetä viimeistään|Pakkaa/)
    const count = shop.mails(GUEST).length
    await shop.advance(number, 'refunded')
    expect(shop.mails(GUEST), 'none approves a parcel').toHaveLength(count + 1)
    expect(shop.newestMail(GUEST).subject).toBe('Hyvitys peruutetusta kaupasta')
    expect((await read(order)).delivery.state, 'also when it is paid back').toBe('cancelled')
    expect(shop.orderOf(order.publicId).fulfilment?.status).toBe('cancelled')
  })

  it('of a sent order gets its label and its 14 days for sending back when the order is delivered', async () => {
    const order = await shop.order([[101, 1]])
    await advance(order, { status: 'processing' })
    const { number } = await shop.withdrawn(order)
    expect((await read(order)).delivery.state).toBe('sent')
    expect((await label(order, number)).status).toBe(409)
    shop.time.now += 3 * DAY
    await advance(order, { status: 'completed' })
    expect(await label(order, number)).toMatchObject({ status: 200, body: { sendBefore: '2026-12-08' } })
    expect((await read(order)).returns[0].sendBefore).toBe('2026-12-08')
  })

  it('of a part that was not sent leaves the rest on its way', async () => {
    const order = await shop.order([
      [101, 1],
      [111, 1],
    ])
    await advance(order, { status: 'processing', lines: ['111'] })
    expect((await read(order)).delivery.state).toBe('partly-sent')
    const body = { name: 'Anna', order: order.orderId, email: GUEST, lines: 'Mekko' }
    await shop.post('withdrawals', { key: newKey(), body: { ...body, items: [{ lineId: '101', quantity: 1 }] } })
    expect((await read(order)).delivery.state).toBe('sent')
  })
})
