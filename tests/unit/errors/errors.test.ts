import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PUT } from '@/app/api/log-error/route'
import { AppError } from '@/lib/errors/app-error'
import { isChunkError, reloadAfterChunkError } from '@/lib/errors/chunk-reload'
import { normaliseError } from '@/lib/errors/normalise-error'
import { reportError } from '@/lib/errors/report-error'
import { stripPersonal } from '@/lib/log/strip-personal.mjs'

const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => consoleError.mockClear())
afterEach(() => vi.unstubAllGlobals())

describe('normalised errors', () => {
  it('R-PAGE-08 the status is statusCode, else status, else the response status, else 500', () => {
    expect(normaliseError({ message: 'm', statusCode: 404, status: 1, response: { status: 2 } })).toEqual({
      message: 'm',
      statusCode: 404,
    })
    expect(normaliseError({ status: 403, response: { status: 2 } }).statusCode).toBe(403)
    expect(normaliseError({ response: { status: 502 } }).statusCode).toBe(502)
    expect(normaliseError(new AppError('BACKEND_DOWN', 'x', 503))).toEqual({ message: 'x', statusCode: 503 })
    for (const odd of [null, undefined, 'text', { statusCode: 'x' }]) expect(normaliseError(odd).statusCode).toBe(500)
    expect(normaliseError('text').message).toBe('text')
  })
})

describe('chunk reload', () => {
  const failure = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  const ports = (now: number, kept = new Map<string, string>()) => ({
    storage: {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => Boolean(kept.set(key, value)),
    },
    now: () => now,
    reload: vi.fn(),
  })

  it('R-ERROR-01 reloads once, and not again within 60 000 ms', () => {
    const kept = new Map<string, string>()
    const reloads = [1_000_000, 1_059_999, 1_060_000].map((now) => {
      const at = ports(now, kept)
      return [reloadAfterChunkError(failure, at), at.reload.mock.calls.length]
    })
    expect(reloads).toEqual([
      [true, 1],
      [false, 0],
      [true, 1],
    ])
  })

  it('R-ERROR-01 does not reload for other errors, nor without storage', () => {
    const at = ports(1)
    expect(reloadAfterChunkError(new Error('x'), at)).toBe(false)
    const blocked = { read: () => null, write: () => false }
    expect(reloadAfterChunkError(failure, { ...at, storage: blocked })).toBe(false)
    expect(at.reload).not.toHaveBeenCalled()
    expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: x'))).toBe(true)
  })
})

describe('client error log', () => {
  const put = (body: string) => PUT(new Request('http://shop.test/api/log-error', { method: 'PUT', body }))
  const report = {
    type: 'render',
    message: 'Failed for anna.berg@example.fi',
    stack: 'at x (https://shop.test/a.js?token=abc:1:2)',
    component: 'Card',
    info: '',
    url: 'https://shop.test/kassa?email=a@b.fi#c',
    userAgent: 'UA',
  }

  it('R-ERROR-02 sends type, message, stack, component, info, url without query and userAgent by PUT', async () => {
    const fetchMock = vi.fn().mockResolvedValue(new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', fetchMock)
    vi.stubGlobal('location', { origin: 'https://shop.test', pathname: '/kassa', search: '?email=a' })
    vi.stubGlobal('navigator', { userAgent: 'UA' })
    vi.stubGlobal('document', { documentElement: { dataset: { viewport: 'phone' } } })
    await reportError(new Error('boom'), { type: 'render', component: 'Card' })
    const [url, init] = fetchMock.mock.calls[0] ?? []
    expect([url, init.method]).toEqual(['/api/log-error', 'PUT'])
    expect(JSON.parse(init.body)).toMatchObject({
      type: 'render',
      message: 'boom',
      component: 'Card',
      info: 'viewport phone',
      url: 'https://shop.test/kassa',
      userAgent: 'UA',
    })
    expect(consoleError).not.toHaveBeenCalled()
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('down'))],
    ['a refusal', () => Promise.resolve(new Response(null, { status: 413 }))],
  ])("R-ERROR-02 its own failure (%s) says 'Error logging client error' and throws nothing", async (_, answer) => {
    vi.stubGlobal('fetch', vi.fn(answer))
    vi.stubGlobal('location', { origin: '', pathname: '' })
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    await reportError('text', { type: 'window' })
    expect(consoleError.mock.calls[0]?.[0]).toBe('Error logging client error')
  })

  it('R-ERROR-02 the server logs one line without personal data and answers 204', async () => {
    expect((await put(JSON.stringify({ ...report, secret: 'x' }))).status).toBe(204)
    expect(consoleError).toHaveBeenCalledTimes(1)
    const line = String(consoleError.mock.calls[0]?.[0])
    expect(JSON.parse(line)).toMatchObject({ event: 'client-error', type: 'render', url: 'https://shop.test/kassa' })
    expect(line).not.toMatch(/example\.fi|token=|email=|secret/)
  })

  it('R-ERROR-02 refuses too large bodies and bodies that are not reports', async () => {
    expect((await put('x'.repeat(16 * 1024 + 1))).status).toBe(413)
    expect((await put('{')).status).toBe(400)
    expect((await put('{}')).status).toBe(400)
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('R-ERROR-02 e-mail addresses, queries, tokens and long numbers are removed', () => {
    const text = 'a@b.fi /x?q=1 eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.SflKxwRJSMeKKF2QT4 +358 40 1234567 line 12:34'
    expect(stripPersonal(text)).toBe('[e-mail] /x [token] [number] line 12:34')
  })
})
