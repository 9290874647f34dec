import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SEARCH_LIMITED } from '@/lib/http/search-limited.mjs'
import { createShopServer } from '@/scripts/serve/shop-server.mjs'
import { rawRequest } from '@/tests/support/raw-request'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
let server: Server
let origin: string
/** What the framework says of the next answers, and which requests it was told to turn away. */
let stored: string | null
let status: number
let told: boolean[]

const handle = async (request: IncomingMessage, response: ServerResponse) => {
  told.push(request.headers[SEARCH_LIMITED] !== undefined)
  response.statusCode = request.headers[SEARCH_LIMITED] ? 429 : status
  if (stored) response.setHeader('x-nextjs-cache', stored)
  response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=86340')
  response.end('x')
}
const ask = (path: string, headers: Record<string, string> = {}) => rawRequest(origin, path, { headers })

beforeEach(async () => {
  warn.mockClear()
  ;[stored, status, told] = ['MISS', 200, []]
  server = createShopServer(handle, { trustedProxies: 1, isHttps: false, searchesPerMinute: 3 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://fi.localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => void server.close().closeAllConnections())

describe('T28 the limit of searches of one visitor', () => {
  it('over the limit a page goes to the middleware with an answer that is not cached, and JSON is refused', async () => {
    for (const path of ['/s/a', '/sv/s/b', '/api/search/fi/fi/_/_Yw']) expect((await ask(path)).status).toBe(200)
    const page = await ask('/fi/fi/s/Anna%20Andersson')
    expect([page.status, page.headers['cache-control'], page.headers['retry-after']]).toEqual([429, 'no-store', '60'])
    const json = await ask('/api/search/fi/fi/_/_QW5uYQ')
    expect([json.status, json.headers['cache-control'], json.headers['retry-after']]).toEqual([429, 'no-store', '60'])
    expect(told).toEqual([false, false, false, true])
    expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      expect.objectContaining({ event: 'rate-limited', path: '/s', client: '127.0.0.0/24' }),
      expect.objectContaining({ event: 'rate-limited', path: '/api/search' }),
    ])
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/anna|QW5u/i)
  })

  it('other visitors and other pages are not limited', async () => {
    for (const text of 'abcd') await ask(`/s/${text}`)
    const others = ['/c/mekot', '/p/s', '/suosikkeja', '/api/list/fi/fi/_/c/mekot', '/']
    for (const path of others) expect((await ask(path)).status, path).toBe(200)
    expect((await ask('/s/a', { 'x-forwarded-for': '192.0.2.9' })).status).toBe(200)
    expect((await ask('/s/a')).status).toBe(429)
  })

  it.each([
    ['what is stored', 'HIT', 200],
    ['an address that is only corrected', null, 308],
  ])('%s costs nothing', async (_name, cached, answered) => {
    ;[stored, status] = [cached, answered]
    for (let index = 0; index < 10; index += 1) expect((await ask('/s/a')).status).toBe(answered)
    ;[stored, status] = ['MISS', 200]
    for (const text of 'abc') expect((await ask(`/s/${text}`)).status).toBe(200)
    expect((await ask('/s/d')).status).toBe(429)
  })

  it('a stale page is rendered again, so it counts towards the limit', async () => {
    stored = 'STALE'
    for (const text of 'abc') await ask(`/s/${text}`)
    expect((await ask('/s/d')).status).toBe(429)
  })

  it.each(['/./s/', '/%2e/s/', '/x/../s/', '/s\\', '/s?q='])(
    'a search at %s counts towards the limit',
    async (start) => {
      for (const text of 'abc') await ask(start + text)
      expect((await ask(`${start}d`)).status).toBe(429)
    },
  )

  it('a header sent by the visitor does not apply the limit', async () => {
    expect((await ask('/s/a', { [SEARCH_LIMITED]: '1' })).status).toBe(200)
    expect((await ask('/c/mekot', { [SEARCH_LIMITED]: '1' })).status).toBe(200)
  })
})
