import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { Agent, type RequestOptions, request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeCertificate } from '@/scripts/cluster/certificate.mjs'
import { writeConfig } from '@/scripts/cluster/write-config.mjs'
import { freePort } from '@/scripts/free-port.mjs'
import { rawRequest } from '@/tests/support/raw-request'

const HSTS = 'max-age=31536000; includeSubDomains'
const REFERRER = 'https://fi.localhost/s/Referring%20Aino'

const folder = mkdtempSync(path.join(tmpdir(), 'kajo-nginx-'))
// workers of nginx are another user when root starts it
chmodSync(folder, 0o711)
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
let nginx: ChildProcess
let varnish: Server
let ports: { https: number; http: number; redirect: number; varnish: number; shops: number[] }
let ca: Buffer
let errors = ''

type Answer = { status: number; promises: string[] }

/** Sends a request with TLS; resolves with the status and every Strict-Transport-Security of the answer. */
function visit(address: string, { body, ...options }: RequestOptions & { body?: string } = {}): Promise<Answer> {
  const given = { host: 'localhost', port: ports.https, path: address, ca, agent, ...options }
  const headers = { host: 'fi.localhost', referer: REFERRER, ...options.headers }
  return new Promise((resolve, reject) => {
    request({ ...given, headers }, (answer) => {
      const { rawHeaders, statusCode: status = 0 } = answer
      const promises = rawHeaders.filter((_, i) => rawHeaders[i - 1]?.toLowerCase() === 'strict-transport-security')
      answer.resume().once('end', () => resolve({ status, promises }))
    })
      .once('error', reject)
      .end(body)
  })
}

/** Writes until nginx refuses one for their number. */
async function visitTooOften(): Promise<Answer> {
  for (;;) {
    const write = () => visit('/graphql', { method: 'POST', body: '{}' })
    const refused = (await Promise.all(Array.from({ length: 50 }, write))).find(({ status }) => status === 429)
    if (refused) return refused
  }
}

// The real nginx with the files of deploy/. A server plays Varnish: the shop's answers, and refusals of its own.
beforeAll(async () => {
  const [https, http, redirect, behind] = [await freePort(), await freePort(), await freePort(), await freePort()]
  ports = { https, http, redirect, varnish: behind, shops: [1, 2] }
  varnish = createServer({ maxHeaderSize: 128 * 1024 }, (incoming, response) => {
    if (incoming.url === '/refused-by-varnish') return void response.writeHead(503).end()
    response.writeHead(200, { 'strict-transport-security': HSTS }).end('page')
  }).listen(behind, '127.0.0.1')
  const tls = await makeCertificate(folder, ['fi.localhost'])
  ca = readFileSync(tls.certificate)
  writeConfig(folder, ports, { ...tls, pictures: null })
  const place = path.join(folder, 'nginx')
  const conf = path.join(place, 'nginx.conf')
  const silent = readFileSync(conf, 'utf8')
  writeFileSync(conf, silent.replace('access_log off', `access_log ${place}/access.log kajo`))
  nginx = spawn('nginx', ['-p', place, '-c', conf, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] })
  nginx.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  await vi.waitFor(() => visit('/'), { timeout: 10_000, interval: 20 })
})

afterAll(async () => {
  agent.destroy()
  nginx.kill()
  await once(nginx, 'exit')
  varnish.closeAllConnections()
  varnish.close()
  rmSync(folder, { recursive: true })
})

it('every answer with TLS has Strict-Transport-Security once, whether shop, Varnish or nginx made it', async () => {
  const asked: Record<string, [number, Promise<Answer>]> = {
    'a page': [200, visit('/')],
    'another method': [405, visit('/', { method: 'DELETE' })],
    metrics: [404, visit('/api/metrics')],
    'a large header': [400, visit('/', { headers: { 'x-large': 'a'.repeat(70_000) } })],
    'a large address': [414, visit(`/${'a'.repeat(70_000)}`)],
    '60 KB of cookies': [200, visit('/', { headers: { cookie: `x=${'a'.repeat(60_000)}` } })],
    'a large body': [
      413,
      visit('/api/returns/find', { method: 'POST', headers: { 'content-length': 2 * 1024 * 1024 } }),
    ],
    'too many writes': [429, visitTooOften()],
    'no shop behind Varnish': [503, visit('/refused-by-varnish')],
  }
  for (const [name, [status, answer]] of Object.entries(asked))
    expect(await answer, name).toEqual({ status, promises: [HSTS] })
})

it('without TLS nginx adds no Strict-Transport-Security', async () => {
  for (const [port, address] of [
    [ports.http, '/refused-by-varnish'],
    [ports.redirect, '/'],
  ] as const) {
    const { status, headers } = await rawRequest(`http://fi.localhost:${port}`, address)
    expect([status, headers['strict-transport-security']]).toEqual([port === ports.http ? 503 : 308, undefined])
  }
})

it('when nginx refuses or Varnish is gone, no log has an address, a search text or a referrer', async () => {
  expect((await visitTooOften()).status).toBe(429)
  varnish.closeAllConnections()
  varnish.close()
  await once(varnish, 'close')
  const search = '/s/Aino%20Virtanen?q=Virtanen'
  expect(await visit(search)).toEqual({ status: 502, promises: [HSTS] })
  const log = () => readFileSync(path.join(folder, 'nginx', 'access.log'), 'utf8')
  await vi.waitFor(() => expect(log()).toContain('"status":502'))
  const lines = log().trim().split('\n')
  expect(lines.filter((line) => JSON.parse(line).status === 429).length).toBeGreaterThan(0)
  expect(JSON.parse(lines.find((line) => JSON.parse(line).status === 502) ?? '')).toMatchObject({
    path: '/s/[search]',
    upstream: '502',
  })
  for (const written of [log(), errors]) expect(written).not.toMatch(/127\.0\.0\.1|Aino|Virtanen|client|referr?er/)
})
