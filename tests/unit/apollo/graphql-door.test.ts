import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { POST } from '@/app/graphql/route'

const fetchMock = vi.fn<typeof fetch>()
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  POST(new Request('http://shop.test/graphql', { method: 'POST', body, headers }))

vi.mock('@/lib/config/env', () => ({
  env: () => ({ COMMERCE_URL: 'http://backend.test/graphql', COMMERCE_API_KEY: 'secret-key' }),
}))

beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  fetchMock.mockReset()
  consoleError.mockClear()
  vi.unstubAllGlobals()
})

it('R-GQL-01 R-GQL-02 passes a question on with the key, the bearer and the ids, and the answer back uncached', async () => {
  fetchMock.mockResolvedValue(
    new Response('{"data":{}}', {
      status: 404,
      headers: { 'content-type': 'application/graphql-response+json', 'set-cookie': 'a=1' },
    }),
  )
  const answer = await post('{"query":"{x}"}', {
    'content-type': 'application/json',
    authorization: 'Bearer jwt',
    'x-idempotency-key': 'attempt',
    'x-request-id': 'request-1',
    cookie: 'ralph-user=anna',
    'x-apikey': 'forged',
  })
  const [url, init] = fetchMock.mock.calls[0] ?? []
  const headers = new Headers(init?.headers)
  expect(url).toBe('http://backend.test/graphql')
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'application/json',
    authorization: 'Bearer jwt',
    'x-idempotency-key': 'attempt',
    'x-request-id': 'request-1',
    'x-apikey': 'secret-key',
  })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('{"data":{}}')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/graphql-response+json',
    'cache-control': 'no-store',
  })
})

it('R-GQL-04 passes a multipart form on as it came', async () => {
  fetchMock.mockResolvedValue(Response.json({ data: {} }))
  const form = new FormData()
  form.append('operations', '{}')
  await POST(new Request('http://shop.test/graphql', { method: 'POST', body: form }))
  const [, init] = fetchMock.mock.calls[0] ?? []
  expect(new Headers(init?.headers).get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(new TextDecoder().decode(init?.body as Uint8Array)).toContain('name="operations"')
})

it('R-GQL-01 refuses more than 1 MB and other kinds of body', async () => {
  expect((await post('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  expect((await post('query={x}', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  expect(fetchMock).not.toHaveBeenCalled()
})

it('R-GQL-15 a dead backend is a 502 in GraphQL form, and no secret is logged', async () => {
  fetchMock.mockRejectedValue(new TypeError('fetch failed secret-key'))
  const answer = await post('{"variables":{"email":"a@b.fi"}}')
  expect(answer.status).toBe(502)
  expect(await answer.json()).toEqual({
    errors: [{ message: 'Network request failed', extensions: { code: 'BACKEND_DOWN' } }],
  })
  expect(String(consoleError.mock.calls)).not.toMatch(/secret-key|a@b\.fi/)
})
