import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRecord } from '#commerce/shop-records'
import { orderOfPair } from '#returns/open-order'
import { signTicket } from '#returns/order-access'
import { newKey, type ReturnsShop, serveReturns } from './returns-fixture'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
const GUEST = 'guest@example.fi'
const EVE = 'eve@example.fi'

let shop: ReturnsShop
let order: OrderRecord
beforeEach(async () => {
  shop = await serveReturns()
  order = await shop.delivered([[101, 2]], { email: GUEST })
})
afterEach(() => shop.close())

/** The parameter of the signed link in the newest mail to the guest. */
async function mailedLink(): Promise<string> {
  await shop.register(order, { 101: 1 })
  return new URL(shop.newestMail(GUEST).links[0] ?? '').searchParams.get('order') ?? ''
}

describe('an order of somebody else', () => {
  it('T42 is not told from one that does not exist, by number and e-mail address', async () => {
    const unpaid = await shop.order([[101, 1]], { email: GUEST })
    shop.commerce.state.commit({ order: { ...unpaid, status: 'pending' } })
    const swedish = await shop.delivered([[101, 1]], { email: GUEST, market: 'se' })
    const answers = await Promise.all([
      shop.find({ orderNumber: order.orderId, email: EVE }),
      shop.find({ orderNumber: '999999', email: GUEST }),
      shop.find({ orderNumber: '999999', email: EVE }),
      shop.find({ orderNumber: unpaid.orderId, email: GUEST }),
      shop.find({ orderNumber: swedish.orderId, email: GUEST }),
      shop.find({ orderNumber: '__proto__', email: GUEST }),
      shop.find({ link: 'x.y' }),
    ])
    for (const { status, body } of answers)
      expect([status, body]).toEqual([404, { code: 'ORDER_NOT_FOUND', message: 'no such order' }])
  })

  it('is looked for with as many steps as one that does not exist', () => {
    const { orders } = shop.commerce.state.data
    let steps = 0
    for (let i = 0; i < 50; i += 1) {
      const number = String(i)
      const counted = Object.defineProperty({ ...order }, 'orderId', {
        get() {
          steps += 1
          return number
        },
      })
      orders[`many-${i}`] = counted
    }
    const stepsFor = (number: string): number => {
      steps = 0
      expect(orderOfPair(shop.commerce, { number, email: EVE, market: 'fi' })).toBeNull()
      return steps
    }
    expect(['0', '49', 'none'].map(stepsFor)).toEqual([50, 50, 50])
  })

  it('cannot be guessed: ten wrong pairs lock a number and an address for 15 minutes, whether they exist or not', async () => {
    const guess = async (orderNumber: string, email: string) => (await shop.find({ orderNumber, email })).status
    for (const number of [order.orderId, '999999']) {
      for (let i = 0; i < 10; i += 1) expect(await guess(number, `eve${i}@example.fi`)).toBe(404)
      expect(await guess(number, EVE)).toBe(429)
    }
    const locked = await shop.find({ orderNumber: order.orderId, email: GUEST })
    expect(locked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfter: 900 } })
    expect(locked.headers.get('retry-after')).toBe('900')
    for (let i = 0; i < 10; i += 1) expect(await guess(String(200_000 + i), 'known@example.fi')).toBe(404)
    expect(await guess('200011', 'known@example.fi')).toBe(429)
    shop.time.now += 15 * MINUTE
    expect(await guess(order.orderId, GUEST)).toBe(200)
  })

  it('an order is not found with the token of another customer, nor with that of an account with an unproven address', async () => {
    const eve = await shop.customer(EVE)
    const own = await shop.customer(GUEST)
    for (const token of [eve, own]) {
      expect((await shop.find({ orderNumber: order.orderId }, { token })).body.code).toBe('ORDER_NOT_FOUND')
      expect((await shop.get('orders', { token })).body).toEqual({ orders: [] })
    }
    for (const token of ['', 'x.y.z', `${own}x`]) {
      expect((await shop.find({ orderNumber: order.orderId }, { token })).body.code).toBe('UNAUTHENTICATED')
      expect((await shop.get('orders', { token })).status).toBe(401)
    }
    shop.time.now += 16 * MINUTE
    expect((await shop.get('orders', { token: own })).status).toBe(401)
  })
})

describe('a signed link', () => {
  it('opens its order repeatedly for 90 days', async () => {
    const link = await mailedLink()
    for (let i = 0; i < 2; i += 1) {
      const { status, body } = await shop.find({ link })
      expect([status, body.order]).toMatchObject([200, { orderNumber: order.orderId }])
    }
    shop.time.now += 90 * DAY - 1000
    expect((await shop.find({ link })).status).toBe(200)
    shop.time.now += 1000
    expect(await shop.find({ link })).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } })
  })

  it('opens nothing in another market or shop, when it was altered, or as an access', async () => {
    const link = await mailedLink()
    const other = await shop.delivered([[101, 1]], { email: EVE })
    const [payload = '', signature = ''] = link.split('.')
    const ticket = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const encode = (more: object) => Buffer.from(JSON.stringify({ ...ticket, ...more })).toString('base64url')
    const wrong = [
      `${encode({ order: other.publicId })}.${signature}`,
      `${encode({ expires: ticket.expires + 1 })}.${signature}`,
      `${payload}.`,
      payload,
      `${link}.${signature}`,
      `${link}=`,
      `${payload}=.${signature}`,
      signTicket(ticket, 'the-secret-of-another-shop'),
      await shop.accessTo(order),
    ]
    for (const each of wrong)
      expect(await shop.find({ link: each })).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } })
    expect((await shop.find({ link }, { market: 'se' })).body.code).toBe('ORDER_NOT_FOUND')
    expect((await shop.get('order', { access: link })).body.code).toBe('ACCESS_REFUSED')
  })
})

describe('the access to an order', () => {
  it('ends after 30 minutes, and is none in another market', async () => {
    const access = await shop.accessTo(order)
    expect((await shop.get('order', { access, market: 'se' })).body.code).toBe('ACCESS_REFUSED')
    shop.time.now += 30 * MINUTE - 1000
    expect((await shop.get('order', { access })).status).toBe(200)
    shop.time.now += 1000
    expect(await shop.get('order', { access })).toMatchObject({ status: 403, body: { code: 'ACCESS_REFUSED' } })
    expect((await shop.get('order')).status).toBe(403)
  })

  it('neither reads, cancels nor labels a return of another order', async () => {
    const { number } = (await shop.register(order, { 101: 1 })).body
    const other = await shop.delivered([[101, 1]], { email: EVE })
    const access = await shop.accessTo(other)
    const answers = [
      await shop.get(`order/returns/${number}`, { access }),
      await shop.get(`order/returns/${number}/label`, { access }),
      await shop.post(`order/returns/${number}/cancel`, { access }),
      await shop.get('order/returns/1', { access }),
    ]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'RETURN_NOT_FOUND'])
    expect(shop.commerce.state.data.returns[number]?.status).toBe('registered')
  })
})

describe('a return', () => {
  it('T11 takes back no more pieces than were delivered, also at the same time', async () => {
    expect(await shop.register(order, { 101: 3 })).toMatchObject({
      status: 422,
      body: { code: 'QUANTITY_TOO_HIGH', lineId: '101' },
    })
    const access = await shop.accessTo(order)
    const body = { lines: [{ lineId: '101', quantity: 2 }] }
    const both = [newKey(), newKey()].map((key) => shop.post('order/returns', { access, key, body }))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 422])
    expect((await shop.register(order, { 101: 1 })).body.code).toBe('QUANTITY_TOO_HIGH')
  })

  it.each([
    [{ lineId: '999', quantity: 1 }, 422, 'UNKNOWN_LINE'],
    [{ lineId: '__proto__', quantity: 1 }, 422, 'UNKNOWN_LINE'],
    [{ lineId: '101', quantity: 1, exchangeSkuId: 112 }, 422, 'EXCHANGE_UNAVAILABLE'],
    [{ lineId: '101', quantity: 1, exchangeSkuId: 101 }, 422, 'EXCHANGE_UNAVAILABLE'],
    [{ lineId: '101', quantity: 0 }, 400, 'INVALID_REQUEST'],
    [{ lineId: '101', quantity: 1.5 }, 400, 'INVALID_REQUEST'],
    [{ lineId: '101', quantity: -1 }, 400, 'INVALID_REQUEST'],
    [{ lineId: '101', quantity: 1, reason: 'free-money' }, 400, 'INVALID_REQUEST'],
    [{ lineId: '101', quantity: 1, comment: 'x'.repeat(501) }, 400, 'INVALID_REQUEST'],
    [{ lineId: '101', quantity: 1, comment: 'a\u0000b' }, 400, 'INVALID_REQUEST'],
    [{ lineId: '101', quantity: 1, price: 100_000 }, 400, 'INVALID_REQUEST'],
  ])('is refused with the line %j', async (line, status, code) => {
    const access = await shop.accessTo(order)
    const sent = { access, key: newKey(), body: { lines: [line] } }
    expect(await shop.post('order/returns', sent)).toMatchObject({ status, body: { code } })
    const twice = {
      ...sent,
      body: {
        lines: [
          { lineId: '101', quantity: 1 },
          { lineId: '101', quantity: 1 },
        ],
      },
    }
    expect((await shop.post('order/returns', twice)).body.code).toBe('INVALID_REQUEST')
    expect(shop.commerce.state.data.returns).toEqual({})
  })

  it('takes no more pieces in exchange than are in stock, over all lines', async () => {
    await shop.control({ skuStock: { skuId: 102, n: 1 } })
    const access = await shop.accessTo(order)
    const body = { lines: [{ lineId: '101', quantity: 2, exchangeSkuId: 102 }] }
    expect((await shop.post('order/returns', { access, key: newKey(), body })).body.code).toBe('EXCHANGE_UNAVAILABLE')
  })

  it('needs a key, and of one order 20 are taken in a day', async () => {
    const access = await shop.accessTo(order)
    const body = { lines: [{ lineId: '101', quantity: 1 }] }
    for (const key of [undefined, 'short', 'x'.repeat(65), 'with blanks in the key'])
      expect((await shop.post('order/returns', { access, body, ...(key && { key }) })).body).toMatchObject({
        code: 'INVALID_REQUEST',
        field: 'Idempotency-Key',
      })
    for (let i = 0; i < 20; i += 1) {
      const { number } = (await shop.register(order, { 101: 1 })).body
      await shop.post(`order/returns/${number}/cancel`, { access })
    }
    expect(await shop.register(order, { 101: 1 })).toMatchObject({ status: 429, body: { retryAfter: 86_400 } })
    shop.time.now += DAY
    expect((await shop.register(order, { 101: 1 })).status).toBe(201)
  })
})
