import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readEnv } from '@/lib/config/env'
import { OVER_LIMIT } from '@/lib/http/over-limit.mjs'
import { encodeListSegment, parseListSearch } from '@/lib/list/list-query'
import { handle } from '@/lib/middleware/handle'
import { config } from '@/middleware'
import { SETUP } from './visit'

const ask = (path: string, headers: Record<string, string> = {}) =>
  handle(new NextRequest(`http://localhost:3000${path}`, { headers: { host: 'fi.localhost:3000', ...headers } }), {
    ...readEnv({}),
    ...SETUP,
  })
const rewriteOf = (response: Response) => response.headers.get('x-middleware-rewrite')
const passedOn = (response: Response, name: string) => response.headers.get(`x-middleware-request-${name}`)

afterEach(() => vi.restoreAllMocks())

describe('handle', () => {
  it('rewrites without the visitor’s query and passes the request on', async () => {
    const response = await ask('/p/mekko?action=login', { cookie: 'apollo-token=x', rsc: '1' })
    expect(rewriteOf(response)).toBe('http://localhost:3000/fi/fi/p/mekko')
    expect(passedOn(response, 'cookie')).toBe('apollo-token=x')
    expect(passedOn(response, 'rsc')).toBe('1')
  })

  it('gives every request an id: the incoming one if it is valid, else a new one', async () => {
    expect(passedOn(await ask('/', { 'x-request-id': 'abcd-1234' }), 'x-request-id')).toBe('abcd-1234')
    const fresh = [
      await ask('/'),
      await ask('/', { 'x-request-id': 'a"} bad' }),
      await ask('/', { 'x-request-id': 'short' }),
    ]
    const ids = fresh.map((response) => passedOn(response, 'x-request-id') ?? '')
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
  })

  it('T28 a visitor over the limit of the server gets the limit page instead of the checkout', async () => {
    expect(rewriteOf(await ask('/kassa', { [OVER_LIMIT]: 'uncached' }))).toBe('http://localhost:3000/fi/fi/limited')
    expect(rewriteOf(await ask('/kassa'))).toBe('http://localhost:3000/fi/fi/checkout')
  })

  it.each([
    ['/tilini/tilaukset', 'apollo-token=x', 'no-store'],
    ['/tilini/tilaukset/10001', 'apollo-token=x', 'no-store'],
    ['/bubbleroom-member/style', '', 'no-store'],
    ['/suosikkeja', 'apollo-token=x', null],
  ])(
    'T34 %s, which cookies decide or do not, is not stored by caches in front: %s %s',
    async (path, cookie, expected) => {
      expect((await ask(path, { cookie })).headers.get('cache-control')).toBe(expected)
    },
  )

  it.each([
    ['/rekisteröi-palautus', 'returns'],
    ['/seuraa-tilausta', 'tracking'],
  ])('T36 T33 so is %s with the signed link of a mail, which is in no index', async (path, page) => {
    const { headers } = await ask(encodeURI(`${path}?order=payload.signature`))
    const given = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))
    expect(given).toEqual(['no-store', 'no-referrer', 'noindex'])
    const plain = await ask(encodeURI(path))
    expect(rewriteOf(plain)).toBe(`http://localhost:3000/fi/fi/${page}`)
    expect([plain.headers.get('referrer-policy'), plain.headers.get('x-robots-tag')]).toEqual([null, null])
  })

  it('T12 T33 a page with a token in its address is `no-store` and sends no Referer', async () => {
    const { headers } = await ask('/account?loginToken=abc')
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
    const plain = await ask('/account', { cookie: 'apollo-token=x' })
    expect(plain.headers.get('referrer-policy')).toBeNull()
  })

  it.each(['/account/reset-password?resetKey=k', '/?action=login&returnTo=%2Faccount&verifyKey=k'])(
    'T33 so is %s, with the key of a mail',
    async (address) => {
      const { headers } = await ask(address)
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
    },
  )

  it('T34 all orders share one stored page', async () => {
    const at = async (number: string) =>
      rewriteOf(await ask(`/tilini/tilaukset/${number}`, { cookie: 'apollo-token=x' }))
    expect([await at('1'), await at('2')]).toEqual(Array(2).fill('http://localhost:3000/fi/fi/account/order'))
  })

  it('redirects to the origin of the request, so that Next writes a relative Location', async () => {
    const response = await ask('/p/x/', { host: 'evil.example' })
    expect([response.status, response.headers.get('location')]).toEqual([302, 'http://localhost:3000/fi/fi/p/x'])
  })

  it('R-MARKET-02 an unknown market is logged as one error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await ask('/xx/fi', { host: 'localhost', 'x-request-id': 'abcd-1234' })
    expect(log.mock.calls).toHaveLength(1)
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual({
      time: expect.any(String),
      level: 'error',
      event: 'address-not-read',
      message: 'Unknown market "xx", fi instead',
      requestId: 'abcd-1234',
    })
    await ask('/p/x')
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('R-ERROR-02 logs no personal data of an address', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await ask('/matti.virtanen@example.fi/fi/x', { host: 'localhost' })
    await ask('/c62b3d5c-0a51-4c0e-9d0f-3f2f6d1f9f55/fi', { host: 'localhost' })
    expect(log).toHaveBeenCalledTimes(2)
    expect(String(log.mock.calls)).not.toMatch(/matti|example|c62b3d5c/)
  })

  it('R-ROUTE-03 Accept-Language changes nothing', async () => {
    for (const language of ['sv-SE,sv;q=0.9', 'en', 'da'])
      expect(rewriteOf(await ask('/', { 'accept-language': language }))).toBe('http://localhost:3000/fi/fi')
  })
})

describe('T28 addresses that are no pages', () => {
  const isPassed = (response: Response) => response.headers.get('x-middleware-next') === '1'

  it.each(['/_next/zz', '/_next/image?url=%2Fx.png&w=64&q=75'])('%s is answered without a page', async (path) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('a path longer or deeper than any page gets the shared not-found page', async () => {
    const long = 'a'.repeat(201)
    for (const path of [`/p/${long}`, `/c${'/a'.repeat(3000)}/mekot`, `/c/${long}/mekot`])
      expect(rewriteOf(await ask(path))).toBe('http://localhost:3000/fi/fi/404')
    expect(rewriteOf(await ask(`/p/${long.slice(1)}`))).toBe(`http://localhost:3000/fi/fi/p/${long.slice(1)}`)
  })

  it.each(['', '?page=2', '?brands=b_1&sort=PRICE'])('the JSON of a list with "%s" is passed on', async (search) => {
    const segment = encodeListSegment(parseListSearch(new URLSearchParams(search)))
    expect(isPassed(await ask(`/api/list/fi/sv/${segment}/c/kl%C3%A4der/skor`))).toBe(true)
  })

  it.each([
    '/api/list/zz',
    '/api/list/fi/fi/_',
    '/api/list/fi/da/_/c/mekot',
    '/api/list/fi-path/fi/_/c/mekot',
    '/api/list/fi/fi/_YnJhbmRzPTE/c/mekot',
    '/api/list/fi/fi/_/mekot',
    '/api/list/fi/fi/_/c/m%65kot',
    '/api/list/fi/fi/_/c/kl%c3%a4der',
    '/api/list/fi/fi/_/c//mekot',
    '/api/list/fi/fi/_/c/mekot/',
    '/api/list/fi/fi/_/c/%E0%A4%A',
    `/api/list/fi/fi/_/c${'/a'.repeat(11)}`,
  ])('%s is a 404 before anything is drawn', async (path) => {
    const response = await ask(path)
    expect([response.status, isPassed(response)]).toEqual([404, false])
  })
})

describe('matcher', () => {
  const runsOn = (url: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url })

  it.each([
    '/',
    '/p/mekko',
    '/c/v1.5',
    '/favicon.ico.html',
    '/api',
    '/apinat',
    '/graphql-mekko',
    '/iconic',
    '/fi/fi',
    '/m%C3%A4rken',
    '/_next/zz',
    '/_next/image?url=%2Ficons%2Fkajo-512.png&w=3840&q=75',
    '/api/list/fi/fi/_/mekot',
  ])('%s goes through the middleware', (url) => {
    expect(runsOn(url)).toBe(true)
  })

  it.each([
    '/_next/static/x.js',
    '/api/health',
    '/api/listing',
    '/graphql',
    '/fonts/poppins.woff2',
    '/icons/icon-192.png',
    '/favicon.ico',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/sw.js',
  ])('%s is left alone', (url) => {
    expect(runsOn(url)).toBe(false)
  })
})
