import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))

type Sent = { url: string; method: string; headers: Headers; body: unknown }

const ORDER = {
  orderNumber: '100001',
  orderedAt: '2026-11-20T10:00:00.000Z',
  deliveredAt: '2026-11-24T10:00:00.000Z',
  lastDay: '2026-12-08',
  isOpen: true,
  currency: 'EUR',
  mayRefundToBalance: false,
  delivery: {
    state: 'sent',
    method: 'Posti, pakettiautomaattiin',
    way: 'box',
    speed: 'normal',
    place: '00100 Helsinki',
    parcels: [
      {
        number: 'KJ100001FI',
        carrier: 'Posti',
        trackingLink: 'https://tracking.example.com/KJ100001FI',
        sentAt: '2026-11-23T08:00:00.000Z',
        lineIds: ['7'],
      },
    ],
  },
  lines: [],
  returns: [],
  complaints: [],
}
const FOUND = { access: 'access.of-the-order', accessUntil: '2026-11-28T10:30:00.000Z', order: ORDER }
const PAIR = { orderNumber: '100001', email: 'aino@kajo.test' }
const LINE = { lineId: '7', quantity: 1, reason: 'too-small', comment: '', exchangeSkuId: null }

let sent: Sent[]
let answer: () => Response
let log: string[]
let visitor = 0

beforeEach(() => {
  visitor += 1
  vi.stubEnv('RETURNS_URL', 'http://returns.test/v1')
  vi.stubEnv('RETURNS_SECRET', 'the-secret-of-both')
  vi.resetModules()
  sent = []
  answer = () => Response.json(FOUND)
  vi.stubGlobal('fetch', async (url: URL, { method = '', headers, body }: RequestInit) => {
    sent.push({ url: String(url), method, headers: new Headers(headers), body: body && JSON.parse(String(body)) })
    return answer()
  })
  log = []
  for (const level of ['info', 'warn', 'error', 'log'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void log.push(String(line)))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function post(call: string, fields: unknown = {}, headers: Record<string, string> = {}) {
  const { POST } = await import('@/app/api/returns/[call]/route')
  const body = typeof fields === 'string' ? fields : JSON.stringify({ market: 'fi', lang: 'fi', ...Object(fields) })
  const request = new Request(`http://fi.localhost:3000/api/returns/${call}`, {
    method: 'POST',
    body,
    headers: { host: 'fi.localhost:3000', 'x-client-address': `10.0.2.${visitor}`, ...headers },
  })
  return POST(request, { params: Promise.resolve({ call }) })
}
const ask = async (call: string, fields?: unknown, headers?: Record<string, string>) => {
  const response = await post(call, fields, headers)
  return [response.status, await response.json()]
}
const refusal =
  (code: string, status: number, more = {}) =>
  () =>
    Response.json({ code, ...more }, { status })

describe('the calls about returns', () => {
  it('T11 T36 an order is opened by its number and the e-mail address, without asking more of the service', async () => {
    const response = await post('find', PAIR)
    expect([response.status, await response.json()]).toEqual([200, FOUND])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [{ url, headers, body } = { url: '', headers: new Headers(), body: null }] = sent
    expect([url, body]).toEqual(['http://returns.test/v1/orders/find', PAIR])
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json',
      authorization: 'Bearer the-secret-of-both',
      'x-market': 'fi',
      'x-language': 'fi',
    })
  })

  it('T11 by the link of a mail, and by its number alone as the signed-in shopper', async () => {
    await ask('find', { link: 'payload.signature' })
    await ask('find', { orderNumber: '100001' }, { authorization: 'Bearer token-of-aino' })
    expect(sent.map(({ body }) => body)).toEqual([{ link: 'payload.signature' }, { orderNumber: '100001' }])
    expect(sent[1]?.headers.get('x-customer-token')).toBe('token-of-aino')
  })

  it('T36 a return is sent with the access to its order and its idempotency key', async () => {
    answer = refusal('IDEMPOTENCY_KEY_REUSED', 409)
    const keys = { 'x-return-access': 'access.of-the-order', 'idempotency-key': 'a-key-of-16-signs' }
    await ask('register', { lines: [{ ...LINE, comment: ' liian\r\npieni\u200b ' }], refundTo: 'payment' }, keys)
    const [{ url, headers, body } = { url: '', headers: new Headers(), body: null }] = sent
    expect(url).toBe('http://returns.test/v1/order/returns')
    expect([headers.get('x-order-access'), headers.get('idempotency-key')]).toEqual(Object.values(keys))
    expect(body).toEqual({ lines: [{ ...LINE, comment: 'liian\npieni' }], refundTo: 'payment' })
  })

  it('T36 a complaint is sent with the access to its order and its idempotency key, and nothing malformed is', async () => {
    answer = refusal('UNKNOWN_PHOTO', 422)
    const keys = { 'x-return-access': 'access.of-the-order', 'idempotency-key': 'a-key-of-16-signs' }
    const complaint = {
      lineIds: ['7'],
      description: ' Sauma\r\naukesi.\u200b ',
      wish: 'repair',
      photos: ['a'.repeat(36)],
    }
    expect(await ask('complain', complaint, keys)).toEqual([422, { problem: 'photoGone' }])
    const [{ url, headers, body } = { url: '', headers: new Headers(), body: null }] = sent
    expect(url).toBe('http://returns.test/v1/order/complaints')
    expect([headers.get('x-order-access'), headers.get('idempotency-key')]).toEqual(Object.values(keys))
    expect(body).toEqual({ ...complaint, description: 'Sauma\naukesi.' })
    for (const wrong of [{ lineIds: [] }, { description: 'Rikki' }, { wish: 'apology' }, { photos: ['../../etc'] }])
      expect(await ask('complain', { ...complaint, ...wrong }, keys)).toEqual([400, { problem: 'invalid' }])
    expect(await ask('complain', { ...complaint, photos: Array(5).fill('a'.repeat(36)) }, keys)).toEqual([
      ...[400, { problem: 'invalid' }],
    ])
    expect(sent).toHaveLength(1)
  })

  it('T36 of the answer only what the page shows reaches the browser', async () => {
    answer = () => Response.json({ ...FOUND, secret: 1, order: { ...ORDER, email: 'aino@kajo.test' } })
    expect(await ask('find', PAIR)).toEqual([200, FOUND])
    answer = () => Response.json({ ...FOUND, order: { ...ORDER, lines: 'none' } })
    expect(await ask('find', PAIR)).toEqual([503, { problem: 'failed' }])
  })

  it.each([
    ['ORDER_NOT_FOUND', 404, 'notFound', 404],
    ['LINK_EXPIRED', 410, 'linkOver', 410],
    ['ACCESS_REFUSED', 403, 'closed', 403],
    ['UNAUTHENTICATED', 401, 'signedOut', 401],
    ['EXCHANGE_UNAVAILABLE', 422, 'sizeGone', 422],
    ['IDEMPOTENCY_KEY_REUSED', 409, 'lineChanged', 409],
    ['UNAUTHORIZED', 401, 'failed', 503],
    ['INTERNAL', 500, 'failed', 503],
  ])('T36 the refusal %s (%i) is %s', async (code, status, problem, expected) => {
    answer = refusal(code, status, { message: 'for the log', lineId: '7' })
    expect(await ask('find', PAIR)).toEqual([expected, { problem, lineId: '7' }])
  })

  it('T36 while the service is down they fail with words for it', async () => {
    answer = () => {
      throw new TypeError('fetch failed')
    }
    expect(await ask('order')).toEqual([503, { problem: 'failed' }])
    expect(log.join()).toContain('returns-failed')
  })
})

describe('attacks on the calls about returns', () => {
  it('a page of another site is refused', async () => {
    expect((await post('find', PAIR, { origin: 'https://evil.test' })).status).toBe(403)
    expect((await post('find', PAIR, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(sent).toEqual([])
  })

  it('unknown calls, large bodies and other fields are refused before the service is asked', async () => {
    expect((await post('withdrawals')).status).toBe(404)
    expect((await post('__proto__')).status).toBe(404)
    expect((await post('find', { ...PAIR, more: 'x'.repeat(40_000) })).status).toBe(413)
    for (const body of ['<html>', 'null', '[]', '{"market":"fi"}'])
      expect(await ask('find', body)).toEqual([400, { problem: 'invalid' }])
    for (const [call, fields] of [
      ['find', { orderNumber: '100001', email: 'aino@' }],
      ['find', {}],
      ['read', { number: '../../orders/find' }],
      ['register', { lines: [], refundTo: 'payment' }],
      ['register', { lines: [{ ...LINE, quantity: -1 }], refundTo: 'payment' }],
      ['register', { lines: [{ ...LINE, comment: 'x'.repeat(501) }], refundTo: 'payment' }],
    ] as const)
      expect(await ask(call, fields), JSON.stringify(fields)).toEqual([400, { problem: 'invalid' }])
    expect(sent).toEqual([])
  })

  it('T11 a visitor may try twenty pairs in a quarter of an hour; links and own orders do not count', async () => {
    answer = refusal('ORDER_NOT_FOUND', 404)
    for (let guess = 0; guess < 20; guess += 1)
      expect((await post('find', { ...PAIR, orderNumber: String(guess) })).status).toBe(404)
    expect(await ask('find', PAIR)).toEqual([429, { problem: 'limited' }])
    expect((await post('find', { link: 'payload.signature' })).status).toBe(404)
    expect(sent).toHaveLength(21)
  })

  it('a visitor may send as many calls as other writes in a minute', async () => {
    vi.stubEnv('WRITES_PER_MINUTE', '2')
    for (const status of [200, 200]) expect((await post('find', { link: 'payload.signature' })).status).toBe(status)
    const response = await post('order')
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await response.json()).toEqual({ problem: 'limited' })
    expect(sent).toHaveLength(2)
  })

  it('T36 the limit of the service is passed on with its time', async () => {
    answer = refusal('TOO_MANY_REQUESTS', 429, { retryAfter: 900 })
    const response = await post('find', PAIR)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await response.json()).toEqual({ problem: 'limited' })
  })

  it('T36 tokens, e-mail addresses and comments appear neither in the log nor in an answer', async () => {
    answer = refusal('INTERNAL', 500, { message: 'aino@kajo.test' })
    const keys = { authorization: 'Bearer token-of-aino', 'x-return-access': 'access.of-the-order' }
    const answers = [
      await ask('find', PAIR, keys),
      await ask('register', { lines: [{ ...LINE, comment: 'Ainon mekko' }], refundTo: 'payment' }, keys),
    ]
    expect(log).toHaveLength(2)
    expect(JSON.stringify([log, answers])).not.toMatch(/aino|token-of|access\.of|secret-of|100001/i)
  })
})
