import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRecord } from '#commerce/shop-records'
import { newKey, type ReturnsShop, serveReturns } from './returns-fixture'

const MINUTE = 60 * 1000
const GUEST = 'guest@example.fi'

let shop: ReturnsShop
let order: OrderRecord
beforeEach(async () => {
  shop = await serveReturns()
  order = await shop.delivered([[101, 2]], { email: GUEST })
})
afterEach(() => shop.close())

describe('the service', () => {
  it('answers only with its secret, and no page of a browser', async () => {
    const body = { orderNumber: order.orderId, email: GUEST }
    for (const authorization of ['', 'Bearer', 'Bearer wrong', 'kajo-local-returns-secret'])
      expect(await shop.find(body, { headers: { authorization } })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHORIZED' },
      })
    for (const origin of ['http://fi.localhost:3000', 'https://evil.example'])
      expect(await shop.find(body, { headers: { origin } })).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN_ORIGIN' },
      })
    expect((await shop.find(body)).status).toBe(200)
  })

  it.each([
    ['{"link":"', 400, 'INVALID_REQUEST'],
    ['[]', 400, 'INVALID_REQUEST'],
    ['{"orderNumber":{"$ne":null},"email":"a@b.fi"}', 400, 'INVALID_REQUEST'],
    [JSON.stringify({ link: 'x'.repeat(33 * 1024) }), 413, 'TOO_LARGE'],
  ])('refuses a body that is not valid or too large', async (body, status, code) => {
    expect(await shop.find(body)).toMatchObject({ status, body: { code } })
  })

  it('has no other markets, languages and operations', async () => {
    const asked = { orderNumber: order.orderId, email: GUEST }
    for (const [name, value] of [
      ['x-market', '__proto__'],
      ['x-market', ''],
      ['x-language', 'en'],
    ] as const)
      expect((await shop.find(asked, { headers: { [name]: value } })).body.code).toBe('INVALID_REQUEST')
    for (const path of ['', 'order/returns', 'order/returns/1/refund', 'constructor'])
      expect((await shop.get(path)).body.code).toBe('NOT_FOUND')
  })

  it('takes 600 requests of one address in a minute, and beyond them statements of withdrawal', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 605; i += 1) statuses.push((await shop.get('order')).status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
    expect(statuses[599 - 10]).toBe(403)
    const statement = { name: 'Anna', email: GUEST, order: order.orderId }
    expect((await shop.post('withdrawals', { key: newKey(), body: statement })).status).toBe(201)
    const stranger = { authorization: 'Bearer of-somebody-else' }
    expect((await shop.post('withdrawals', { key: newKey(), body: statement, headers: stranger })).status).toBe(429)
    shop.time.now += MINUTE
    expect((await shop.get('order')).status).toBe(403)
  })
})
