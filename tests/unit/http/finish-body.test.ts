import { once } from 'node:events'
import { createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createCompressedBodies } from '@/scripts/serve/compressed-bodies.mjs'
import { finishBody } from '@/scripts/serve/finish-body.mjs'

const PAGE = `<!doctype html><title>Käsilaukut</title>${'<p>Villakangastakki</p>'.repeat(200)}`
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const TAG = 'W/"0123456789abcdef"'
const stored = { ...HTML, etag: TAG, 'content-length': String(Buffer.byteLength(PAGE)) }

const servers = new Set<Server>()

afterEach(() => {
  for (const server of servers) server.close().closeAllConnections()
  servers.clear()
})

/** A server whose answers are `draw`'s; resolves with a function that asks it. */
async function serve(draw: (response: ServerResponse) => void) {
  const bodies = createCompressedBodies()
  const server = createServer((asked, response) => {
    finishBody(asked, response, bodies)
    draw(response)
  })
  servers.add(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return (headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: '/c/laukut', method, headers, agent: false }, async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        resolve({ status: answer.statusCode, headers: answer.headers, body })
      })
        .on('error', reject)
        .end()
    })
}

const draw =
  (headers: Record<string, string>, body: string | Buffer = PAGE) =>
  (response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end(body)
  }

describe('conditional requests', () => {
  it.each([
    ['document', 'text/html; charset=utf-8', TAG],
    ['client navigation', 'text/x-component', 'W/"0123456789abcdef-navigation"'],
  ])('answers 304 without a body to who has the %s', async (_, type, tag) => {
    const ask = await serve(draw({ ...stored, 'content-type': type }))
    const first = await ask()
    expect([first.status, first.headers.etag]).toEqual([200, tag])
    for (const held of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const answer = await ask({ 'if-none-match': held, 'accept-encoding': 'gzip' })
      expect([answer.status, answer.headers.etag, answer.body.length], held).toEqual([304, tag, 0])
      expect(answer.headers).not.toHaveProperty('content-length')
    }
  })

  it('document and client navigation have different entity tags', async () => {
    const ask = await serve(draw({ ...stored, 'content-type': 'text/x-component' }))
    expect((await ask({ 'if-none-match': TAG })).status).toBe(200)
  })

  it('sends the full page when it has changed, on a forced reload, and without an entity tag', async () => {
    const ask = await serve(draw(stored))
    expect((await ask({ 'if-none-match': 'W/"other"' })).status).toBe(200)
    expect((await ask({ 'if-none-match': TAG, 'cache-control': 'no-cache' })).status).toBe(200)
    const untagged = await serve(draw(HTML))
    expect((await untagged({ 'if-none-match': '*' })).status).toBe(200)
  })

  it('a failed or missing page is never answered with 304', async () => {
    for (const status of [404, 503]) {
      const ask = await serve((response) => draw(stored)(Object.assign(response, { statusCode: status })))
      expect((await ask({ 'if-none-match': TAG })).status).toBe(status)
    }
  })
})

describe('compression', () => {
  const decoders: [string, (body: Buffer) => Buffer][] = [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ]

  it.each(decoders)(
    'sends a stored page in %s and reuses the compressed body for the next request',
    async (encoding, decode) => {
      let drawn = PAGE
      const ask = await serve((response) => draw(stored, drawn)(response))
      const first = await ask({ 'accept-encoding': encoding })
      expect(first.headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(first.body.length) })
      expect(first.headers.vary).toContain('Accept-Encoding')
      expect(String(decode(first.body))).toBe(PAGE)
      // the same tag is the same body by definition, so nothing is compressed again
      drawn = 'another'
      expect((await ask({ 'accept-encoding': encoding })).body).toEqual(first.body)
    },
  )

  it('prefers the smaller encoding, and sends an uncompressed body to clients that accept none', async () => {
    const ask = await serve(draw(stored))
    expect((await ask({ 'accept-encoding': 'gzip, deflate, br' })).headers['content-encoding']).toBe('br')
    expect((await ask({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
    const plain = await ask()
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect([String(plain.body), plain.headers.vary]).toEqual([PAGE, 'Accept-Encoding'])
  })

  it('compresses a page without an entity tag while it is rendered', async () => {
    const ask = await serve((response) => {
      for (const [name, value] of Object.entries(HTML)) response.setHeader(name, value)
      response.flushHeaders()
      response.write(PAGE)
      setImmediate(() => response.end('</html>'))
    })
    const answer = await ask({ 'accept-encoding': 'br, gzip' })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(String(gunzipSync(answer.body))).toBe(`${PAGE}</html>`)
  })

  it('compresses a body that is written in several parts', async () => {
    const ask = await serve((response) => {
      for (const [name, value] of Object.entries(stored)) response.setHeader(name, value)
      response.write(PAGE.slice(0, 100))
      response.write(Buffer.from(PAGE.slice(100)))
      response.end()
    })
    expect(String(gunzipSync((await ask({ 'accept-encoding': 'gzip' })).body))).toBe(PAGE)
  })

  it('does not compress pictures, ranges, short bodies and compressed bodies', async () => {
    const cases: Record<string, string>[] = [
      { 'content-type': 'image/webp' },
      { ...HTML, 'content-range': 'bytes 0-1/2' },
      { ...HTML, 'content-length': '10' },
    ]
    for (const headers of cases) {
      const ask = await serve(draw(headers, headers['content-length'] ? 'ten bytes!' : PAGE))
      expect((await ask({ 'accept-encoding': 'gzip' })).headers, JSON.stringify(headers)).not.toHaveProperty(
        'content-encoding',
      )
    }
    const compressed = await serve(draw({ ...HTML, 'content-encoding': 'zstd' }))
    expect((await compressed({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('zstd')
  })

  it('a HEAD has the headers and no body', async () => {
    const ask = await serve(draw(stored))
    const answer = await ask({ 'accept-encoding': 'gzip' }, 'HEAD')
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([200, 0, TAG])
  })
})
