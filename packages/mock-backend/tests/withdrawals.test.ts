import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRecord } from '#commerce/shop-records'
import { newKey, type ReturnsShop, serveReturns } from './returns-fixture'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
const GUEST = 'guest@example.fi'

let shop: ReturnsShop
beforeEach(async () => {
  shop = await serveReturns()
})
afterEach(() => shop.close())

const state = (body: Record<string, unknown>, sent: Parameters<ReturnsShop['post']>[1] = {}) =>
  shop.post('withdrawals', { key: newKey(), body: { name: 'Anna Aalto', email: GUEST, ...body }, ...sent })

/** The withdrawals that have become returns of an order. */
const returnsOf = ({ publicId }: OrderRecord) =>
  Object.values(shop.commerce.state.data.returns).filter(({ orderPublicId }) => orderPublicId === publicId)

describe('T36 a statement that withdraws from a purchase', () => {
  it('is acknowledged in the same words whether it belongs to an order or not', async () => {
    const order = await shop.delivered([[101, 1]])
    const old = await shop.delivered([[101, 1]], {}, 40)
    const other = await shop.delivered([[101, 1]], { email: 'somebody@example.fi' })
    for (const { orderId } of [order, old, other, { orderId: '999999' }]) {
      const { status, body } = await state({ order: orderId })
      const now = new Date(shop.time.now).toISOString()
      expect(status).toBe(201)
      expect(body).toEqual({
        ...{
          id: expect.stringMatching(/^[0-9A-F]{10}$/),
          name: 'Anna Aalto',
          order: orderId,
          email: GUEST,
          lines: null,
        },
        ...{ statedAt: now, receivedAt: now },
      })
    }
    expect(returnsOf(order)).toMatchObject([{ kind: 'withdrawal', refundTo: 'payment', lines: [{ quantity: 1 }] }])
    expect([...returnsOf(old), ...returnsOf(other)]).toEqual([])
    expect(shop.mails(GUEST).filter(({ kind }) => kind === 'withdrawal')).toHaveLength(4)
  })

  it('stores as much for an unknown order before it answers', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kajo-statements-'))
    const file = join(folder, 'state.json')
    const stored = await serveReturns({ file })
    const order = await stored.delivered([[101, 1]])
    const linesFor = async (orderId: string) => {
      const before = readFileSync(file, 'utf8').split('\n').length
      const body = { name: 'Anna Aalto', email: GUEST, order: orderId }
      const { status } = await stored.post('withdrawals', { key: newKey(), body })
      return {
        status,
        isStored: readFileSync(file, 'utf8')
          .split('\n')
          .slice(before - 1)
          .join('')
          .includes('"statements"'),
      }
    }
    expect(await linesFor('999999')).toEqual({ status: 201, isStored: true })
    expect(await linesFor(order.orderId)).toEqual({ status: 201, isStored: true })
    await stored.close()
    rmSync(folder, { recursive: true })
  })

  it('that the last process stored and nobody has looked at is looked at after the start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kajo-statements-'))
    const file = join(folder, 'state.json')
    const stored = await serveReturns({ file })
    const order = await stored.delivered([[101, 1]])
    await stored.post('withdrawals', { key: newKey(), body: { name: 'Anna', email: GUEST, order: order.orderId } })
    const { statements, returns } = stored.commerce.state.data
    const [statement] = Object.values(statements)
    if (statement) stored.commerce.state.commit({ statements: [{ ...statement, handledAt: null, returnNumber: null }] })
    for (const record of Object.values(returns))
      stored.commerce.state.commit({ return: { ...record, status: 'cancelled' } })
    await stored.close()
    const again = await serveReturns({ file })
    const open = Object.values(again.commerce.state.data.returns).filter(({ status }) => status === 'registered')
    expect(open).toMatchObject([{ orderPublicId: order.publicId }])
    await again.close()
    rmSync(folder, { recursive: true })
  })

  it('sent again with its key is stored and mailed once', async () => {
    const key = newKey()
    const first = await state({ order: '999999' }, { key })
    expect(await state({ order: '999999' }, { key })).toMatchObject({ status: 200, body: first.body })
    expect(shop.mails(GUEST)).toHaveLength(1)
    expect((await state({ order: '999998' }, { key })).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('names parts of an order, with the access to it or without', async () => {
    const both: [number, number][] = [
      [101, 2],
      [201, 1],
    ]
    const order = await shop.delivered(both)
    const items = [{ lineId: '101', quantity: 1 }]
    await state({ order: order.orderId, lines: '1 × Kietaisumekko', items, email: 'other@example.fi' })
    expect(returnsOf(order)).toEqual([])
    const access = await shop.accessTo(order)
    await state({ order: order.orderId, lines: '1 × Kietaisumekko', items, email: 'other@example.fi' }, { access })
    expect(returnsOf(order)).toMatchObject([{ lines: [{ lineId: '101', quantity: 1 }], amounts: { total: 100_00 } }])
    // Everything that is left, and nothing twice.
    await state({ order: order.orderId })
    await state({ order: order.orderId })
    expect(returnsOf(order)).toHaveLength(2)
    expect(returnsOf(order)[1]?.lines).toMatchObject([
      { lineId: '101', quantity: 1 },
      { lineId: '201', quantity: 1 },
    ])
    expect((await state({ order: order.orderId, items })).body).toMatchObject({
      code: 'INVALID_REQUEST',
      field: 'lines',
    })
  })

  it('belongs to the order that its caller may open and that it names, whatever the address', async () => {
    const token = await shop.customer('anna@example.fi')
    const own = await shop.delivered([[101, 1]], { token })
    const open = await shop.delivered([[101, 1]])
    const access = await shop.accessTo(open)
    const email = 'other@example.fi'
    await state({ order: '123456', email }, { access, token })
    await state({ order: own.orderId, email }, { token: `${token}x` })
    expect([...returnsOf(open), ...returnsOf(own)]).toEqual([])
    await state({ order: own.orderId, email }, { access, token })
    expect(returnsOf(own)).toMatchObject([{ kind: 'withdrawal' }])
    expect(returnsOf(open)).toEqual([])
    const { orderId } = open
    await state({ order: `# ${orderId.slice(0, 3)} ${orderId.slice(3)}`, email }, { access })
    expect(returnsOf(open)).toHaveLength(1)
  })

  it('with parts in words only is read by a person, who says which pieces are meant', async () => {
    const order = await shop.delivered([[101, 2]])
    const { id } = (await state({ order: `tilaus nro ${order.orderId}`, lines: 'toinen mekoista' })).body
    expect(returnsOf(order)).toEqual([])
    const match = { statement: id, order: order.orderId, items: [{ lineId: '101', quantity: 1 }] }
    expect((await shop.control({ matchStatement: { ...match, order: '999999' } })).status).toBe(404)
    expect((await shop.control({ matchStatement: match })).status).toBe(200)
    expect(returnsOf(order)).toMatchObject([{ kind: 'withdrawal', lines: [{ lineId: '101', quantity: 1 }] }])
    expect(shop.commerce.state.data.statements[id]).toMatchObject({ lines: 'toinen mekoista', items: null })
    expect((await shop.control({ matchStatement: match })).status).toBe(409)
    await state({ order: `tilaus nro ${order.orderId}` })
    expect(returnsOf(order)).toHaveLength(2)
  })

  it('is in time when it was sent before the window closed, and before the delivery', async () => {
    const order = await shop.delivered([[101, 1]], {}, 16)
    const statedAt = new Date(shop.time.now - 3 * DAY).toISOString()
    expect((await state({ order: order.orderId, statedAt })).body).toMatchObject({ statedAt })
    expect(returnsOf(order)).toHaveLength(1)
    const waiting = await shop.order([[101, 1]])
    await state({ order: waiting.orderId })
    expect(returnsOf(waiting)).toMatchObject([{ amounts: { total: 100_00 } }])
    for (const wrong of [shop.time.now + 2 * MINUTE, shop.time.now - 31 * DAY])
      expect((await state({ order: '1', statedAt: new Date(wrong).toISOString() })).body.field).toBe('statedAt')
  })

  it('counts also when the access to the order is over', async () => {
    const order = await shop.delivered([[101, 1]])
    const access = await shop.accessTo(order)
    shop.time.now += DAY
    expect((await state({ order: order.orderId }, { access })).status).toBe(201)
    expect(returnsOf(order)).toHaveLength(1)
  })

  it.each(['åke@mejl.se', 'anna@exämple.se', 'a!b@x.fi', "o'neill+kajo@post.example.dk"])(
    'is taken with the address %s',
    async (email) => {
      expect(await state({ order: '1', email })).toMatchObject({ status: 201, body: { email } })
      expect(shop.mails(email)).toHaveLength(1)
    },
  )

  it.each([
    { order: '' },
    { order: 'x'.repeat(201) },
    { order: '1', name: '' },
    { order: '1', email: 'no-address' },
    { order: '1', reason: 'x' },
  ])('that lacks something is refused: %j', async (body) => {
    expect(await state(body)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  })

  it('cannot be cancelled like a return, only by a person', async () => {
    const order = await shop.delivered([[101, 1]])
    await state({ order: order.orderId })
    const access = await shop.accessTo(order)
    const number = returnsOf(order)[0]?.number ?? ''
    expect((await shop.post(`order/returns/${number}/cancel`, { access })).body.code).toBe('NOT_CANCELLABLE')
    await shop.advance(number, 'cancelled')
    const [line] = (await shop.get('order', { access })).body.lines
    expect([returnsOf(order)[0]?.status, line.returnable]).toEqual(['cancelled', 1])
  })
})
