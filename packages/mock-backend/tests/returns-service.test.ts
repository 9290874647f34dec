import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fixtureCatalogue } from './commerce-fixture'
import { newKey, type ReturnsShop, serveReturns } from './returns-fixture'

const DAY = 24 * 60 * 60 * 1000
const ANNA = 'anna@example.se'

let shop: ReturnsShop
beforeEach(async () => {
  shop = await serveReturns()
})
afterEach(() => shop.close())

describe('an order', () => {
  it('is found by number and e-mail address, with what can be returned of each line', async () => {
    const order = await shop.delivered([[101, 2]], { market: 'se', email: ANNA }, 3)
    const { status, body } = await shop.find(
      { orderNumber: ` #${order.orderId} `, email: ' Anna@Example.SE ' },
      { market: 'se' },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      access: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
      accessUntil: new Date(shop.time.now + DAY / 48).toISOString(),
      order: {
        ...{ orderNumber: order.orderId, currency: 'SEK', lastDay: '2026-12-02', isOpen: true, returns: [] },
        deliveredAt: new Date(shop.time.now - 3 * DAY).toISOString(),
        lines: [
          {
            ...{
              lineId: '101',
              skuId: 101,
              articleNumber: 'A101',
              name: 'Kietaisumekko sv',
              size: 'S',
              colour: 'black sv',
            },
            picture: 'wrap-dress.0.black.plain.front.webp',
            path: expect.stringContaining('tuote-10-sv'),
            ...{
              quantity: 2,
              delivered: 2,
              returned: 0,
              returnable: 2,
              price: 1000_00,
              isGift: false,
              needsSeal: false,
            },
            ...{ reason: null, isOpen: true, exchanges: [{ skuId: 102, size: 'M' }] },
          },
        ],
      },
    })
    expect(JSON.stringify(body)).not.toMatch(/Elsa|Gatan|anna@/i)
  })

  it('of a customer is listed and found with the access token', async () => {
    const token = await shop.customer(ANNA)
    const order = await shop.delivered([[101, 1]], { market: 'se', email: ANNA, token })
    await shop.order([[101, 1]], { email: ANNA, token })
    const listed = await shop.get('orders', { token, market: 'se' })
    expect(listed.body).toEqual({
      orders: [expect.objectContaining({ orderNumber: order.orderId, isOpen: true, pieces: 1 })],
    })
    const found = await shop.find({ orderNumber: order.orderId }, { token, market: 'se' })
    expect(found.body.order).toMatchObject({ orderNumber: order.orderId, mayRefundToBalance: true })
  })

  it('T11 is not open before its delivery, after 14 days and when it was cancelled; its lines say why', async () => {
    const ways = [
      [await shop.order([[101, 1]]), 'NOT_DELIVERED'],
      [await shop.delivered([[101, 1]], {}, 15), 'WINDOW_CLOSED'],
    ] as const
    for (const [order, reason] of ways) {
      const access = await shop.accessTo(order)
      const { lines, isOpen } = (await shop.get('order', { access })).body
      expect([isOpen, lines]).toMatchObject([false, [{ returnable: 0, reason }]])
      const { status, body } = await shop.register(order, { 101: 1 })
      expect([status, body]).toMatchObject([422, { code: reason, lineId: '101' }])
    }
    const last = await shop.delivered([[101, 1]], {}, 14)
    expect((await shop.register(last, { 101: 1 })).status).toBe(201)
  })

  it('that was cancelled takes nothing back', async () => {
    const order = await shop.order([[101, 1]])
    await shop.control({ advance: { order: order.orderId, status: 'cancelled' } })
    const access = await shop.accessTo(order)
    const read = (await shop.get('order', { access })).body
    expect(read).toMatchObject({ isOpen: false, lines: [{ returnable: 0, reason: 'CANCELLED' }] })
    expect((await shop.register(order, { 101: 1 })).body.code).toBe('QUANTITY_TOO_HIGH')
    const body = { name: 'Anna', order: order.orderId, email: order.email }
    expect((await shop.post('withdrawals', { key: newKey(), body })).status).toBe(201)
    expect(shop.commerce.state.data.returns).toEqual({})
  })

  it('says which products go back with an unbroken seal only', async () => {
    const { styles, ...more } = fixtureCatalogue()
    const [first, ...others] = styles
    if (!first) throw new Error('There is no style')
    const sealed = await serveReturns({ catalogue: { ...more, styles: [{ ...first, kind: 'swimsuit' }, ...others] } })
    const order = await sealed.delivered([
      [101, 1],
      [201, 1],
    ])
    const { lines } = (await sealed.get('order', { access: await sealed.accessTo(order) })).body
    expect(lines.map(({ needsSeal }: { needsSeal: boolean }) => needsSeal)).toEqual([true, false])
    await sealed.close()
  })

  it('of a demo customer can be returned as well, and does not change at the next start', async () => {
    const { demoOrders, state } = shop.commerce
    const isOpen = (delivered: number | null | undefined) => delivered != null && delivered > shop.time.now - 13 * DAY
    const demo = [...demoOrders().values()].find(({ fulfilment }) => isOpen(fulfilment?.deliveredAt))
    if (!demo) throw new Error('There is no order')
    const { market, email, orderId, publicId, rows } = demo
    expect((await shop.register(demo, { [String(rows[0]?.skuId)]: 1 })).status).toBe(201)
    expect(state.data.orders[publicId]).toEqual(demo)
    const { token } = (await shop.login(email, 'kajo-demo-2026')).body
    const { orders } = (await shop.get('orders', { token, market })).body
    expect(orders.filter(({ orderNumber }: { orderNumber: string }) => orderNumber === orderId)).toHaveLength(1)
  })
})

describe('a return', () => {
  it('T11 is registered with reason and comment, read, and cancelled before it has been received', async () => {
    const order = await shop.delivered([[101, 2]])
    const access = await shop.accessTo(order)
    const line = { lineId: '101', quantity: 1, reason: 'too-small', comment: 'Hihat ovat lyhyet' }
    const key = newKey()
    const made = await shop.post('order/returns', { access, key, body: { lines: [line] } })
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...{ number: '700001', orderNumber: order.orderId, kind: 'return', status: 'registered', canCancel: true },
        ...{ refundTo: 'payment', sendBefore: '2026-12-05', refusal: null, amounts: { total: 100_00 } },
        lines: [{ ...line, approved: null, exchange: null, name: 'Kietaisumekko fi', size: 'S' }],
      },
    })
    expect((await shop.get('order/returns/700001', { access })).body).toEqual(made.body)
    const label = await shop.get('order/returns/700001/label', { access })
    const code = 'RK007000019FI'
    expect(label.body).toEqual({ carrier: 'Posti', code, qr: code, sendBefore: '2026-12-05' })
    const cancelled = await shop.post('order/returns/700001/cancel', { access })
    expect(cancelled.body).toMatchObject({ status: 'cancelled', canCancel: false })
    expect((await shop.get('order/returns/700001/label', { access })).body.code).toBe('NO_LABEL')
    expect((await shop.get('order', { access })).body.lines[0].returnable).toBe(2)
  })

  it('sent again with its key is registered once, also at the same time', async () => {
    const order = await shop.delivered([[101, 2]])
    const access = await shop.accessTo(order)
    const sent = { access, key: newKey(), body: { lines: [{ lineId: '101', quantity: 1 }] } }
    const answers = await Promise.all([shop.post('order/returns', sent), shop.post('order/returns', sent)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(Object.keys(shop.commerce.state.data.returns)).toHaveLength(1)
    const other = { ...sent, body: { lines: [{ lineId: '101', quantity: 2 }] } }
    expect(await shop.post('order/returns', other)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    })
    const second = await shop.delivered([[101, 2]])
    const elsewhere = { ...sent, access: await shop.accessTo(second) }
    expect((await shop.post('order/returns', elsewhere)).status).toBe(409)
  })

  it('survives a restart, with its mail and the refund', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kajo-returns-'))
    const file = join(folder, 'state.json')
    const stored = await serveReturns({ file })
    const order = await stored.delivered([[101, 1]])
    const { number } = (await stored.register(order, { 101: 1 })).body
    await stored.close()
    const again = await serveReturns({ file })
    await again.advance(number, 'refunded')
    const { returns } = (await again.get('order', { access: await again.accessTo(order) })).body
    expect(returns).toMatchObject([{ number, status: 'refunded' }])
    expect(again.mails().map(({ kind }) => kind)).toEqual([
      'return-refunded',
      'return-approved',
      'return-registered',
      'order',
    ])
    await again.close()
    rmSync(folder, { recursive: true })
  })
})
