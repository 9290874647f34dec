import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createShopServer } from '@/scripts/serve/shop-server.mjs'
import { rawRequest } from '@/tests/support/raw-request'

const servers = new Set<Server>()
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections()
  servers.clear()
})

const LIFE = 's-maxage=300, stale-while-revalidate=86100'

/** What leaves the shop when the framework gives these headers. */
async function sent(headers: Record<string, string>, { hasEdge = false, status = 200, asked = {}, path = '/' } = {}) {
  const server = createShopServer(
    async (_request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.statusCode = status
      response.end('<p>Mekko</p>')
    },
    { trustedProxies: 0, isHttps: false, hasEdge },
  )
  servers.add(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = await rawRequest(`http://fi.localhost:${(server.address() as AddressInfo).port}`, path, {
    headers: asked,
  })
  return [answer.headers['cache-control'], answer.headers['cache-tag']]
}

const FOR_BROWSERS = 'max-age=0, must-revalidate'
const tagged = { 'cache-control': LIFE, 'cache-tag': 'fi:list,fi:price', 'x-nextjs-cache': 'HIT' }

describe('a stored page', () => {
  it('is stored by shared caches for its lifetime and revalidated by browsers', async () => {
    expect(await sent({ 'cache-control': LIFE })).toEqual([`${LIFE}, ${FOR_BROWSERS}`, undefined])
    expect(await sent({ 'cache-control': 's-maxage=10' })).toEqual([`s-maxage=10, ${FOR_BROWSERS}`, undefined])
  })

  it('has the same headers in a 304', async () => {
    const asked = { 'if-none-match': 'W/"a"' }
    expect(await sent({ ...tagged, etag: 'W/"a"' }, { asked, hasEdge: true })).toEqual([
      `${LIFE}, ${FOR_BROWSERS}`,
      'fi:list,fi:price',
    ])
  })

  it('sends its tags only when caches in front are configured', async () => {
    expect(await sent(tagged, { hasEdge: true })).toEqual([`${LIFE}, ${FOR_BROWSERS}`, 'fi:list,fi:price'])
    expect(await sent(tagged)).toEqual([`${LIFE}, ${FOR_BROWSERS}`, undefined])
  })

  it('that is being renewed lives one second', async () => {
    for (const hasEdge of [true, false]) {
      const [control] = await sent({ ...tagged, 'x-nextjs-cache': 'STALE' }, { hasEdge })
      expect(control).toBe(`s-maxage=1, ${FOR_BROWSERS}`)
    }
  })

  it('without tags, which cannot be purged, lives one second', async () => {
    expect(await sent({ 'cache-control': LIFE }, { hasEdge: true })).toEqual([`s-maxage=1, ${FOR_BROWSERS}`, undefined])
  })

  it('whose data changed while it was rendered lives one second and is not served stale', async () => {
    const control = 's-maxage=1, stale-while-revalidate=86399'
    expect((await sent({ ...tagged, 'cache-control': control }))[0]).toBe(`s-maxage=1, ${FOR_BROWSERS}`)
  })
})

it('T28 a 404 is stored for a minute and never served stale', async () => {
  const control = 's-maxage=60, stale-while-revalidate=86340'
  const answer = await sent({ ...tagged, 'cache-control': control }, { status: 404, hasEdge: true })
  expect(answer[0]).toBe(`s-maxage=60, ${FOR_BROWSERS}`)
})

it.each([
  ['no-store', 503],
  ['private, no-cache, no-store, max-age=0, must-revalidate', 200],
  ['public, max-age=31536000, immutable', 200],
  ['public, max-age=3600', 200],
])('an answer that says %s keeps that', async (control, status) => {
  for (const hasEdge of [true, false]) {
    expect((await sent({ 'cache-control': control }, { status, hasEdge }))[0]).toBe(control)
  }
})

it.each([
  ['/icons/kajo.svg', 200, 'public, max-age=31536000'],
  ['/favicon.ico', 200, 'public, max-age=31536000'],
  ['/icons/none.svg', 404, 'public, max-age=0'],
  ['/icons/../sw.js', 200, 'public, max-age=0'],
  ['/sw.js', 200, 'public, max-age=0'],
  ['/manifest.webmanifest', 200, 'public, max-age=0'],
])('%s answered with %i says %s', async (path, status, control) => {
  expect((await sent({ 'cache-control': 'public, max-age=0' }, { status, path }))[0]).toBe(control)
})
