import { afterEach, describe, expect, it, vi } from 'vitest'

const invalidate = vi.fn(async (_tags: string[]) => undefined)
Reflect.set(globalThis, Symbol.for('kajo.page-store'), Promise.resolve({ invalidate }))
vi.stubEnv('REVALIDATE_SECRET', 'a-secret-of-some-length')
vi.stubEnv('REDIS_URL', '')
vi.stubEnv('WRITES_PER_MINUTE', '20')

const { GET } = await import('@/app/api/health/route')
const { POST } = await import('@/app/api/revalidate/route')
const { sign } = await import('@/lib/http/signature')

const health = (query = '') => GET(new Request(`http://shop/api/health${query}`))
const backend = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

afterEach(() => {
  vi.unstubAllGlobals()
  invalidate.mockClear()
})

describe('health', () => {
  it('answers 200 without a request to backend or Redis', async () => {
    backend(() => Promise.reject(new Error('must not be asked')))
    const answer = await health()
    expect([answer.status, await answer.json()]).toEqual([200, { alive: true }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('does not follow a redirect with the API key', async () => {
    backend(() => Promise.resolve(Response.json({})))
    await health('?ready')
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.redirect).toBe('error')
  })

  it.each([
    ['answers', () => Promise.resolve(Response.json({})), 200, true],
    ['is ill', () => Promise.resolve(new Response('', { status: 500 })), 503, false],
    ['is gone', () => Promise.reject(new Error('ECONNREFUSED')), 503, false],
  ])('is ready as far as the backend %s', async (_, answerOf, status, up) => {
    backend(answerOf)
    const answer = await health('?ready')
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ alive: true, ready: up, backend: up, redis: null })
  })
})

describe('revalidation', () => {
  let visitor = 0
  const send = (body: BodyInit, signature: string | null) =>
    POST(
      new Request('http://shop/api/revalidate', {
        method: 'POST',
        body,
        headers: {
          'x-client-address': `10.0.0.${visitor}`,
          ...(signature !== null && { 'x-kajo-signature': signature }),
        },
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      }),
    )
  const SECRET = 'a-secret-of-some-length'
  const message = (tags: string[]) => JSON.stringify({ tags, timestamp: Date.now() })

  it('invalidates the tags so that the old page is served until the new one is rendered', async () => {
    const body = message(['fi:list'])
    const answer = await send(body, sign(body, SECRET))
    expect([answer.status, await answer.json()]).toEqual([200, { revalidated: ['fi:list'] }])
    expect(invalidate.mock.calls.map(([tags]) => tags)).toEqual([['fi:list']])
  })

  it('refuses a request with a wrong signature', async () => {
    const answer = await send(message(['fi:list']), 'f'.repeat(64))
    expect(answer.status).toBe(401)
    expect(invalidate).not.toHaveBeenCalled()
  })

  it('reads no body without a well-formed signature, and at most 64 KB', async () => {
    let read = 0
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          read += 16 * 1024
          controller.enqueue(new Uint8Array(16 * 1024))
        },
      })
    expect((await send(endless(), null)).status).toBe(401)
    expect((await send(endless(), 'no signature')).status).toBe(401)
    const unasked = read
    expect((await send(endless(), 'f'.repeat(64))).status).toBe(413)
    expect(unasked).toBeLessThanOrEqual(32 * 1024)
    expect(read - unasked).toBeLessThanOrEqual(128 * 1024)
  })

  it('checks the signature over bytes: extra characters, a byte order mark and invalid UTF-8 are refused without a 500', async () => {
    const body = message(['fi:list'])
    expect((await send(body, `${sign(body, SECRET)}zz`)).status).toBe(401)
    const marked = `\ufeff${body}`
    expect((await send(marked, sign(body, SECRET))).status).toBe(401)
    expect((await send(marked, sign(marked, SECRET))).status).toBe(400)
    const broken = message(['fi:list', '\ud800'])
    expect((await send(broken, sign(broken, SECRET))).status).toBe(400)
    expect(invalidate).not.toHaveBeenCalled()
  })

  it('answers 429 after 20 wrong signatures of one visitor', async () => {
    visitor += 1
    for (let i = 0; i < 20; i += 1) expect((await send('{}', 'f'.repeat(64))).status).toBe(401)
    expect((await send('{}', 'f'.repeat(64))).status).toBe(429)
  })

  it('is 503 while no secret is configured', async () => {
    vi.stubEnv('REVALIDATE_SECRET', '')
    vi.resetModules()
    const { POST: unconfigured } = await import('@/app/api/revalidate/route')
    expect((await unconfigured(new Request('http://shop/', { method: 'POST', body: '{}' }))).status).toBe(503)
  })
})
