import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))

type Sent = { url: string; headers: Headers; body: Record<string, unknown> }

const RECEIPT = { id: '500001', statedAt: '2026-11-28T10:00:00.000Z' }
const STATEMENT = { name: 'Aino Laine', order: '90001', email: 'aino@kajo.test', lines: '' }
const KEY = '0f3b9d6e-1111-4222-8333-444455556666'

let folder: string
let sent: Sent[]
let answer: () => Response
let log: unknown[]
let visitor = 0

beforeEach(async () => {
  visitor += 1
  folder = await mkdtemp(join(tmpdir(), 'kajo-withdrawals-'))
  vi.stubEnv('WITHDRAWALS_DIR', join(folder, 'kept'))
  vi.stubEnv('RETURNS_URL', 'http://returns.test/v1')
  vi.stubEnv('RETURNS_SECRET', 'the-secret-of-both')
  vi.resetModules()
  sent = []
  answer = () => Response.json(RECEIPT, { status: 201 })
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    sent.push({ url: String(url), headers: new Headers(init.headers), body: JSON.parse(String(init.body)) })
    return answer()
  })
  log = []
  for (const level of ['info', 'warn', 'error', 'log'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void log.push(line))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

async function post(fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const { POST } = await import('@/app/api/withdrawal/route')
  return POST(
    new Request('http://fi.localhost:3000/api/withdrawal', {
      method: 'POST',
      body: new URLSearchParams({ market: 'fi', lang: 'fi', ...STATEMENT, key: KEY, ...fields }),
      headers: {
        host: 'fi.localhost:3000',
        accept: 'application/json',
        'x-client-address': `10.0.1.${visitor}`,
        ...headers,
      },
    }),
  )
}
const ask = async (fields?: Record<string, string>) => {
  const response = await post(fields)
  return [response.status, await response.json()]
}
const kept = () => readdir(join(folder, 'kept')).catch(() => [])
const unreachable = (): Response => {
  throw new TypeError('fetch failed')
}
const refusal = (code: string, status: number) => () => Response.json({ code }, { status })

describe('a statement of withdrawal', () => {
  it('T36 is given to the returns service, once for each key, and its receipt is answered', async () => {
    expect(await ask({ lines: ' sininen mekko\r\nkoko 38 ' })).toEqual([200, { outcome: 'done', ...RECEIPT }])
    const [{ url, headers, body } = { url: '', headers: new Headers(), body: {} }] = sent
    expect(url).toBe('http://returns.test/v1/withdrawals')
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json',
      authorization: 'Bearer the-secret-of-both',
      'x-market': 'fi',
      'x-language': 'fi',
      'idempotency-key': KEY,
    })
    expect(body, 'a repeated press sends the same').toEqual({ ...STATEMENT, lines: 'sininen mekko\nkoko 38' })
    expect(await kept()).toEqual([])
    expect(String(log), 'the log proves it without personal data').toMatch(/withdrawal-stated.*500001/)
    expect(String(log)).not.toMatch(/Aino|kajo\.test|90001/)
  })

  it('T36 goes with the access to the order and the token of a signed-in shopper, which are not kept', async () => {
    const proofs = { 'x-return-access': 'access-1', authorization: 'Bearer token-1' }
    await post({}, proofs)
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      authorization: 'Bearer the-secret-of-both',
      'x-order-access': 'access-1',
      'x-customer-token': 'token-1',
    })
    answer = unreachable
    await post({ key: KEY.replace('0', '1') }, proofs)
    const [file = ''] = await kept()
    expect(await readFile(join(folder, 'kept', file), 'utf8')).not.toMatch(/access-1|token-1/)
  })

  it('T36 needs a name, an order and an address, and nothing else', async () => {
    expect(await ask({ name: ' ' })).toEqual([422, { outcome: 'incomplete' }])
    expect(await ask({ order: '' })).toEqual([422, { outcome: 'incomplete' }])
    expect(await ask({ email: 'aino@' })).toEqual([422, { outcome: 'invalid' }])
    expect(await ask({ lines: 'x'.repeat(1001) })).toEqual([422, { outcome: 'incomplete' }])
    expect(sent).toEqual([])
    await ask()
    expect(sent[0]?.body, 'the whole order').not.toHaveProperty('lines')
  })

  it('T36 names pieces of an order beside the words for them; what is no list of pieces refuses nothing', async () => {
    const items = [{ lineId: '101', quantity: 1 }]
    await ask({ lines: '1 × mekko', items: JSON.stringify(items) })
    expect(sent[0]?.body).toEqual({ ...STATEMENT, lines: '1 × mekko', items })
    for (const wrong of ['[]', 'no json', '[{"lineId":"101","quantity":0}]'])
      expect(await ask({ lines: '1 × mekko', items: wrong })).toEqual([200, { outcome: 'done', ...RECEIPT }])
    expect(sent.at(-1)?.body).not.toHaveProperty('items')
  })

  it('T36 is taken with the address of a page in it: the service makes no link of that', async () => {
    expect(await ask({ lines: 'https://fi.kajo.test/mekko' })).toEqual([200, { outcome: 'done', ...RECEIPT }])
    expect(sent[0]?.body).toHaveProperty('lines', 'https://fi.kajo.test/mekko')
  })

  it.each([
    ['cannot be reached', unreachable],
    ['fails', refusal('INTERNAL', 500)],
    ['is busy', refusal('TOO_MANY_REQUESTS', 429)],
    ['refuses the shop', refusal('UNAUTHORIZED', 401)],
    ['finds it invalid', refusal('INVALID_REQUEST', 400)],
    ['gives another answer', () => new Response('<html>')],
  ])('T36 is kept on disk and acknowledged when the service %s', async (_state, given) => {
    answer = given
    const [status, { outcome, id, statedAt }] = await ask()
    expect([status, outcome, id], 'the service numbers it later').toEqual([200, 'done', ''])
    expect(Date.parse(statedAt)).toBeGreaterThan(0)
    expect(await kept()).toEqual([`${KEY}.json`])
    const file = join(folder, 'kept', `${KEY}.json`)
    expect((await stat(file)).mode & 0o777, 'for the server alone').toBe(0o600)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ statement: STATEMENT, statedAt, market: 'fi' })
    expect(String(log)).not.toMatch(/Aino|kajo\.test/)
  })

  it('T36 with the key of another one gets a key of its own', async () => {
    const answers = [refusal('IDEMPOTENCY_KEY_REUSED', 409), () => Response.json(RECEIPT, { status: 201 })]
    answer = () => (answers.shift() ?? unreachable)()
    expect(await ask()).toEqual([200, { outcome: 'done', ...RECEIPT }])
    expect(sent.map(({ headers }) => headers.get('idempotency-key') === KEY)).toEqual([true, false])
    expect(await kept()).toEqual([])
  })

  it('T36 that can be neither sent nor kept is said to have failed', async () => {
    answer = unreachable
    await writeFile(join(folder, 'kept'), 'a file where the folder should be')
    expect(await ask()).toEqual([503, { outcome: 'failed' }])
  })

  it('T36 has no limit for each e-mail address, only one for each visitor', async () => {
    for (let i = 0; i < 20; i += 1) {
      const response = await post({}, { 'x-client-address': `10.0.9.${i}` })
      expect(response.status).toBe(200)
    }
    for (let i = 0; i < 10; i += 1) await ask()
    expect(await ask()).toEqual([429, { outcome: 'limited' }])
  })

  it('from another site is refused; without scripts it leads back to the form', async () => {
    expect((await post({}, { origin: 'https://evil.test' })).status).toBe(403)
    expect((await post({ lines: 'x'.repeat(40_000) })).status).toBe(413)
    const back = await post({}, { accept: 'text/html', referer: 'http://fi.localhost:3000/peruuta-sopimus' })
    expect([back.status, back.headers.get('location')]).toEqual([303, '/peruuta-sopimus#withdrawal-done'])
  })
})

describe('statements that are kept', () => {
  const start = async () => {
    const { startSendingStatements } = await import('@/lib/returns/kept-statements')
    vi.useFakeTimers({ toFake: ['setInterval'] })
    startSendingStatements()
    return async () => {
      vi.advanceTimersByTime(60_000)
      vi.useRealTimers()
    }
  }

  it('T36 are sent at the start of the server, with their own time and key, and then removed', async () => {
    answer = unreachable
    const [, { statedAt }] = await ask({ lang: 'sv' })
    answer = () => Response.json(RECEIPT, { status: 201 })
    sent = []
    await (await start())()
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
    expect(sent[0]?.body).toEqual({ name: STATEMENT.name, order: STATEMENT.order, email: STATEMENT.email, statedAt })
    expect([sent[0]?.headers.get('idempotency-key'), sent[0]?.headers.get('x-language')]).toEqual([KEY, 'sv'])
  })

  it('T36 are removed when the service has had them from the start, and only its answer was lost', async () => {
    answer = unreachable
    await ask()
    answer = refusal('IDEMPOTENCY_KEY_REUSED', 409)
    await (await start())()
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
  })

  it('T36 stay while the service is down, and are tried again after a minute', async () => {
    answer = unreachable
    await ask()
    const aMinuteLater = await start()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(await kept()).toEqual([`${KEY}.json`])
    answer = () => Response.json(RECEIPT, { status: 201 })
    await aMinuteLater()
    await vi.waitFor(async () => expect(await kept()).toEqual([]))
  })
})

it('T36 the server starts to send them', async () => {
  vi.doMock('@/lib/returns/kept-statements', () => ({ startSendingStatements: vi.fn() }))
  vi.doMock('@/lib/config/check-environment', () => ({ checkEnvironment: vi.fn() }))
  vi.doMock('@/lib/market/check-markets-at-start', () => ({ checkMarketsAtStart: vi.fn() }))
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  const { register } = await import('@/instrumentation')
  const { startSendingStatements } = await import('@/lib/returns/kept-statements')
  await register()
  expect(startSendingStatements).toHaveBeenCalledTimes(1)
  vi.doUnmock('@/lib/returns/kept-statements')
})
