import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderRecord } from '#commerce/shop-records'
import { newKey, type ReturnsShop, serveReturns } from './returns-fixture'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
const GUEST = 'guest@example.fi'

let shop: ReturnsShop
beforeEach(async () => {
  shop = await serveReturns()
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
})

const state = (body: Record<string, unknown>) =>
  shop.post('withdrawals', { key: newKey(), body: { name: 'Anna Aalto', email: GUEST, ...body } })

const returnsOf = ({ publicId }: OrderRecord) =>
  Object.values(shop.commerce.state.data.returns).filter(({ orderPublicId }) => orderPublicId === publicId)

describe('T36 a statement of a stranger', () => {
  it('is mailed without links and without a greeting by name, because a stranger may have typed it', async () => {
    const typed = {
      name: 'Maksa: kajo-palautus.com/maksa',
      order: 'https://evil.example ja www.evil.example',
      lines: 'J.Aalto, 2 kpl, koko 38.5, 12.11.2026, EVIL．EXAMPLE',
    }
    expect((await state(typed)).body).toMatchObject(typed)
    const { text, html } = shop.newestMail(GUEST)
    expect(text).toMatch(/^Hei\n/)
    for (const said of [text, html]) {
      expect(said).toContain('Maksa: kajo-palautus. com/maksa')
      expect(said).toContain('https: //evil. example ja www. evil. example')
      expect(said).toContain('J. Aalto, 2 kpl, koko 38.5, 12.11.2026, EVIL． EXAMPLE')
    }
  })

  it('is always stored; an address gets at most ten mails an hour, later statements are acknowledged in one mail', async () => {
    for (let i = 0; i < 10; i += 1) expect((await state({ order: '1' })).status).toBe(201)
    const order = await shop.delivered([[101, 1]])
    expect((await state({ order: order.orderId, email: GUEST.toUpperCase() })).status).toBe(201)
    expect((await state({ order: '2', lines: 'Mekko' })).status).toBe(201)
    expect(returnsOf(order)).toHaveLength(1)
    const acknowledged = () => shop.mails().filter(({ kind }) => kind === 'withdrawal')
    expect(acknowledged()).toHaveLength(10)
    expect((await state({ order: '1', email: 'other@example.fi' })).status).toBe(201)
    expect(acknowledged()).toHaveLength(11)
    shop.time.now += 60 * MINUTE
    await shop.get('order')
    expect(acknowledged()).toHaveLength(12)
    expect(acknowledged()[0]?.subject).toBe('Peruuttamisilmoituksesi ovat saapuneet')
    expect(acknowledged()[0]?.text).toMatch(
      new RegExp(`Tilaus: ${order.orderId}\\n[^]*Tilaus: 2\\nPeruutus koskee: Mekko\\n`),
    )
    await shop.get('order')
    expect(acknowledged()).toHaveLength(12)
  })

  it('that waits for its mail gets it without another request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (let i = 0; i < 11; i += 1) await state({ order: '1' })
    expect(shop.mails(GUEST)).toHaveLength(10)
    shop.time.now += 60 * MINUTE
    vi.advanceTimersByTime(60 * MINUTE)
    expect(shop.mails(GUEST)).toHaveLength(11)
  })

  it('cannot be used to guess the number or the address of an order', async () => {
    const order = await shop.delivered([[101, 1]])
    for (let i = 0; i < 10; i += 1) await state({ order: String(200_000 + i) })
    expect((await state({ order: order.orderId })).status).toBe(201)
    expect(returnsOf(order), 'a person looks for its order').toEqual([])
    expect((await shop.find({ orderNumber: order.orderId, email: GUEST })).status).toBe(429)
    shop.time.now += 16 * MINUTE
    expect((await shop.find({ orderNumber: order.orderId, email: GUEST })).status).toBe(200)
    await state({ order: order.orderId })
    expect(returnsOf(order), 'locked for a day').toEqual([])
    shop.time.now += DAY
    await state({ order: order.orderId })
    expect(returnsOf(order)).toHaveLength(1)
  })

  it('without a number is no guess', async () => {
    for (let i = 0; i < 10; i += 1) await state({ order: 'sininen mekko' })
    const order = await shop.delivered([[101, 1]])
    await state({ order: order.orderId })
    expect(returnsOf(order)).toHaveLength(1)
  })
})
