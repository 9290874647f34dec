import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createShopServer, drain } from '@/scripts/serve/shop-server.mjs'
import { rawRequest } from '@/tests/support/raw-request'
import { rawSocket } from '@/tests/support/raw-socket'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Options = Partial<Parameters<typeof createShopServer>[1]>

const servers = new Set<Server>()

async function listen(handle: Handle, options: Options = {}) {
  const server = createShopServer(handle, { trustedProxies: 0, isHttps: false, ...options })
  servers.add(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, port, origin: `http://fi.localhost:${port}` }
}

const echo: Handle = async (request, response) => {
  response.setHeader('x-middleware-rewrite', '/fi/fi/404')
  response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers }))
}

afterEach(() => {
  for (const server of servers) server.close().closeAllConnections()
  servers.clear()
})

describe('request lines', () => {
  it.each([
    ['POST', '/', 405],
    ['PUT', '/p/mekko', 405],
    ['DELETE', '/api/health', 405],
    ['OPTIONS', '/', 405],
    ['TRACE', '/', 405],
    ['TRACE', '/graphql', 405],
    ['POST', '/graphql-mekko', 405],
    ['POST', '/apinat', 405],
    ['GET', '/p/mekko', 200],
    ['HEAD', '/p/mekko', 200],
    ['POST', '/graphql', 200],
    ['POST', '/graphql?x=1', 200],
    ['PUT', '/api/log-error', 200],
  ])('%s %s is answered with %i', async (method, path, status) => {
    const handle = vi.fn(echo)
    const { origin } = await listen(handle)
    const answer = await rawRequest(origin, path, { method })
    expect(answer.status).toBe(status)
    expect(handle).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
    if (status === 405) expect(answer.headers.allow).toMatch(/^GET, HEAD/)
  })

  it.each([
    ['GET http://evil.test/x/ HTTP/1.1', 400],
    ['OPTIONS * HTTP/1.1', 400],
    ['CONNECT evil.test:443 HTTP/1.1', 405],
    ['NONSENSE / HTTP/1.1', 400],
    ['GET / HTTP/9.9', 400],
  ])('%s is refused before the framework sees it', async (line, status) => {
    const handle = vi.fn(echo)
    const { port } = await listen(handle)
    const answer = await rawSocket(port, `${line}\r\nHost: fi.localhost\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(handle).not.toHaveBeenCalled()
  })

  it('refuses a body for a path without a handler before reading it', async () => {
    const { port } = await listen(echo)
    const answer = await rawSocket(
      port,
      'POST /api/revalidate HTTP/1.1\r\nHost: a\r\nContent-Length: 200000000\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['body', 'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{'],
  ])('hangs up on slow %s', async (_, text) => {
    const limits = { headersTimeout: 100, connectionsCheckingInterval: 20 }
    const { port } = await listen(() => new Promise(() => undefined), { limits, bodyTimeout: 100 })
    expect(await rawSocket(port, text)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('T38 waits ten seconds for headers, and for a photo longer than the browser does', async () => {
    const { server } = await listen(echo)
    expect(server.headersTimeout).toBe(10_000)
    expect(server.requestTimeout).toBeGreaterThan(90_000)
  })

  it.each([
    ['/graphql', 'multipart/form-data; boundary=x', 200],
    ['/graphql', 'application/json', 408],
    ['/api/log-error', 'multipart/form-data; boundary=x', 408],
  ])('T38 a slow body to %s of the type %s is answered with %i', async (path, type, status) => {
    const readAll: Handle = async (request, response) => {
      for await (const _ of request);
      response.end()
    }
    const { port } = await listen(readAll, { bodyTimeout: 100 })
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n\r\nx`)
    const answer = once(socket, 'data')
    setTimeout(() => socket.write('x'), 200)
    expect(String(await answer)).toContain(`HTTP/1.1 ${status} `)
    socket.destroy()
  })

  it('treats an upgrade as an ordinary request, so that the limits apply to every connection', async () => {
    const { port } = await listen(echo)
    const head = 'GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n'
    expect(await rawSocket(port, head)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('headers', () => {
  const seenBy = async (options: Options, headers: Record<string, string>) => {
    const { origin } = await listen(echo, options)
    return JSON.parse((await rawRequest(origin, '/', { headers })).body).headers['x-client-address']
  }

  it('have the address of the visitor by the configured number of proxies, whatever the visitor sends', async () => {
    const forged = { 'x-client-address': '6.6.6.6', 'x-forwarded-for': '7.7.7.7, 192.0.2.9' }
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await seenBy({}, forged)).toBe('127.0.0.1')
    expect(warn).toHaveBeenCalledTimes(1)
    expect(String(warn.mock.calls)).toContain('TRUSTED_PROXIES')
    expect(await seenBy({ trustedProxies: 1 }, forged)).toBe('192.0.2.9')
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })

  it('have Strict-Transport-Security once on every response, only when all domains are https', async () => {
    const stored: Handle = async (_request, response) => {
      response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
      response.appendHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
      response.writeHead(308, { location: '/' }).end()
    }
    const { origin, port } = await listen(stored, { isHttps: true })
    const promised = 'max-age=31536000; includeSubDomains'
    expect((await rawRequest(origin, '/x/')).headers['strict-transport-security']).toBe(promised)
    expect((await rawRequest(origin, '/', { method: 'POST' })).headers['strict-transport-security']).toBe(promised)
    expect(await rawSocket(port, 'NONSENSE / HTTP/1.1\r\n\r\n')).toContain(`strict-transport-security: ${promised}`)
    const plain = await listen(echo)
    expect((await rawRequest(plain.origin, '/')).headers).not.toHaveProperty('strict-transport-security')
  })

  it('do not reveal the internal address of a page', async () => {
    const { origin } = await listen(echo)
    expect((await rawRequest(origin, '/')).headers).not.toHaveProperty('x-middleware-rewrite')
  })
})

it('answers a conditional request with 304, and other requests compressed', async () => {
  const page = '<p>Villakangastakki</p>'.repeat(100)
  const { origin } = await listen(async (_request, response) => {
    response.setHeader('content-type', 'text/html').setHeader('etag', 'W/"1"').setHeader('content-length', page.length)
    response.end(page)
  })
  const headers = { 'accept-encoding': 'gzip' }
  expect((await rawRequest(origin, '/', { headers })).headers['content-encoding']).toBe('gzip')
  expect((await rawRequest(origin, '/', { headers: { ...headers, 'if-none-match': 'W/"1"' } })).status).toBe(304)
})

describe('end of the server', () => {
  it('finishes the response in progress, closes its connection and accepts no new ones', async () => {
    let finish: () => void = () => undefined
    const { server, origin } = await listen(
      (_request, response) =>
        new Promise((resolve) => {
          finish = () => {
            response.end('done')
            resolve()
          }
        }),
    )
    const asked = once(server, 'request')
    const underWay = rawRequest(origin, '/')
    await asked
    const drained = drain(server, 10_000)
    await expect(rawRequest(origin, '/')).rejects.toThrow('ECONNREFUSED')
    finish()
    const answer = await underWay
    expect([answer.status, answer.body, answer.headers.connection]).toEqual([200, 'done', 'close'])
    await drained
  })

  it('informs load balancers first, and answers all other requests in the meantime', async () => {
    const { server, origin } = await listen(echo)
    expect((await rawRequest(origin, '/api/health')).status).toBe(200)
    let known: () => void = () => undefined
    const isKnown = new Promise<void>((resolve) => {
      known = resolve
    })
    const drained = drain(server, 10_000, isKnown)
    for (const path of ['/api/health', '/api/health?ready']) {
      const answer = await rawRequest(origin, path)
      expect([answer.status, answer.headers['cache-control']], path).toEqual([503, 'no-store'])
    }
    expect((await rawRequest(origin, '/')).status).toBe(200)
    known()
    await drained
    await expect(rawRequest(origin, '/')).rejects.toThrow('ECONNREFUSED')
  })

  it.each([
    ['CONNECT', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n'],
    ['nonsense', 'NONSENSE / HTTP/1.1\r\n\r\n'],
  ])('does not wait for a client that keeps its half of the connection open after %s', async (_, text) => {
    const { server, port } = await listen(echo)
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    client.on('error', () => undefined).write(text)
    await once(client, 'data')
    await once(client.resume(), 'end')
    await new Promise((resolve) => server.close(resolve))
    client.destroy()
  })

  it('ends after the drain timeout', async () => {
    const { server, origin } = await listen(() => new Promise(() => undefined))
    const asked = once(server, 'request')
    const underWay = rawRequest(origin, '/').catch((error: Error) => error.message)
    await asked
    await drain(server, 50)
    expect(await underWay).toContain('socket hang up')
  })
})

it('a failing handler is answered with 500, without the error message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { origin } = await listen(() => Promise.reject(new TypeError('token abc')))
  const answer = await rawRequest(origin, '/')
  expect([answer.status, answer.body]).toEqual([500, 'Internal Server Error\n'])
  expect(String(log.mock.calls)).not.toContain('token')
  log.mockRestore()
})

it('T28 a Location that is set twice is sent once', async () => {
  const { port } = await listen(async (_request, response) => {
    response.setHeader('location', '/c/mekot')
    response.appendHeader('location', '/c/mekot')
    response.writeHead(308).end()
  })
  const answer = await rawSocket(port, 'GET / HTTP/1.1\r\nHost: fi.localhost\r\nConnection: close\r\n\r\n')
  expect(answer.match(/location: \/c\/mekot/gi)).toHaveLength(1)
})
