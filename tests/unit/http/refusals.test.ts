import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import da from '@/messages/da.json'
import fi from '@/messages/fi.json'
import nb from '@/messages/nb.json'
import sv from '@/messages/sv.json'
import { createShopServer } from '@/scripts/serve/shop-server.mjs'
import { rawRequest } from '@/tests/support/raw-request'
import { rawSocket } from '@/tests/support/raw-socket'

let server: Server

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  server = createShopServer(handle, { trustedProxies: 0, isHttps: false })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, origin: `http://fi.localhost:${port}` }
}
const echo = async (_request: IncomingMessage, response: ServerResponse) => void response.end('page')

afterEach(() => void server.close().closeAllConnections())

describe('requests', () => {
  it.each([
    ['GET / HTTP/1.1\r\nHost: fi.localhost\r\nHost: evil.test', 400],
    ['GET / HTTP/1.0', 400],
    ['GET /api/health HTTP/1.0', 200],
    ['GET / HTTP/1.0\r\nHost: fi.localhost', 200],
  ])('%j is answered by its hosts', async (head, status) => {
    const { port } = await listen(echo)
    expect(await rawSocket(port, `${head}\r\nConnection: close\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  it.each([
    ['/graphql', 'multipart/form-data; boundary=x', 10_010_000, 200],
    ['/graphql', 'multipart/form-data; boundary=x', 50_000_000, 413],
    ['/graphql', 'application/json', 2_000_000, 413],
    ['/api/returns/find', 'multipart/form-data; boundary=x', 2_000_000, 413],
  ])('T38 only a photo may have more than 1 MB: %s, %s, %i bytes', async (path, type, length, status) => {
    const { port } = await listen(echo)
    const head = `POST ${path} HTTP/1.1\r\nHost: fi.localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}`
    expect(await rawSocket(port, `${head}\r\nConnection: close\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  it('accepts 60 KB of cookies, and explains in all languages why more are refused', async () => {
    const { origin } = await listen(echo)
    const cookies = (size: number) => ({ cookie: `x=${'a'.repeat(size)}` })
    expect((await rawRequest(origin, '/', { headers: cookies(60_000) })).status).toBe(200)
    const refused = await rawRequest(origin, '/', { headers: cookies(70_000) })
    expect([refused.status, refused.headers['content-type']]).toEqual([431, 'text/plain; charset=utf-8'])
    const texts = [fi, sv, nb, da].map(({ errorPage }) => errorPage.tooManyCookies)
    expect(refused.body.trim().split('\n')).toEqual(texts)
  })
})

describe('headers', () => {
  const SAFE = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  }
  it.each([
    [405, '/', { method: 'POST' }],
    [413, '/api/newsletter', { method: 'POST', headers: { 'content-length': '200000000' } }],
    [431, '/', { headers: { cookie: 'a'.repeat(70_000) } }],
    [404, '/api/address/fi/fi/p/x', {}],
  ])('that protect a document are on an answer with %i too', async (status, path, options) => {
    const { origin } = await listen(echo)
    const answer = await rawRequest(origin, path, options)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(SAFE)
  })

  it('that protect a document are on an answer to something that is not HTTP', async () => {
    const { port } = await listen(echo)
    const answer = await rawSocket(port, 'NONSENSE / HTTP/1.1\r\n\r\n')
    for (const name of Object.keys(SAFE)) expect(answer.toLowerCase()).toContain(`\r\n${name}: `)
  })

  it.each([302, 308, 405])('forbid to store an answer with %i that does not say how long', async (status) => {
    const { origin } = await listen(async (_request, response) => void response.writeHead(status).end())
    expect((await rawRequest(origin, '/account')).headers['cache-control']).toBe('no-store')
  })
})
