import { afterEach, describe, expect, it, vi } from 'vitest'

const revalidateTag = vi.fn()
vi.mock('next/cache', () => ({ revalidateTag }))
vi.stubEnv('REVALIDATE_SECRET', 'a-secret-of-some-length')
vi.stubEnv('REDIS_URL', '')

const { GET } = await import('@/app/api/health/route')
const { POST } = await import('@/app/api/revalidate/route')
const { sign } = await import('@/lib/cache/signature')

const health = (query = '') => GET(new Request(`http://shop/api/health${query}`))
const backend = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

afterEach(() => {
  vi.unstubAllGlobals()
  revalidateTag.mockClear()
})

describe('health', () => {
  it('is alive without asking anybody', async () => {
    backend(() => Promise.reject(new Error('must not be asked')))
    const answer = await health()
    expect([answer.status, await answer.json()]).toEqual([200, { alive: true }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(fetch).not.toHaveBeenCalled()
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
  const send = (body: string, signature: string) =>
    POST(
      new Request('http://shop/api/revalidate', { method: 'POST', body, headers: { 'x-kajo-signature': signature } }),
    )

  it('marks the tags so that the old page stays until the new one is ready', async () => {
    const body = JSON.stringify({ tags: ['fi:list'], timestamp: Date.now() })
    const answer = await send(body, sign(body, 'a-secret-of-some-length'))
    expect([answer.status, await answer.json()]).toEqual([200, { revalidated: ['fi:list'] }])
    expect(revalidateTag.mock.calls).toEqual([['fi:list', 'max']])
  })

  it('does nothing for strangers', async () => {
    const answer = await send(JSON.stringify({ tags: ['fi:list'], timestamp: Date.now() }), 'f'.repeat(64))
    expect(answer.status).toBe(401)
    expect(revalidateTag).not.toHaveBeenCalled()
  })
})
