import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { InMemoryCache } from '@apollo/client'
import { expect } from '@playwright/test'
import { print } from 'graphql'
import { GetCartDocument } from '@/graphql/generated/graphql'
import { freePort } from '@/scripts/free-port.mjs'
import { findPlaces } from '@/tests/support/find-places'
import { FULL_RUN } from '@/tests/support/full-run'
import { policyOf, refusedScripts } from '@/tests/support/policy-of'
import { endProcess, launchShop, test } from '@/tests/support/private-shop'
import { rawRequest } from '@/tests/support/raw-request'
import { rawSocket } from '@/tests/support/raw-socket'
import { whenStarted } from '@/tests/support/touch-page'

const HSTS = 'max-age=31536000; includeSubDomains'
const JSON_TYPE = { 'content-type': 'application/json' }
const API_KEY = 'known-to-the-backend-only'
const GET_CART = print(new InMemoryCache().transformDocument(GetCartDocument))

let shop: ChildProcess
let port: number
let origin: string
/** What the shop has written to its output. */
let log = ''

/** Starts a shop with https domains behind one proxy, as in production. */
const launch = async (backendPort: number) => {
  port = await freePort()
  origin = `http://fi.localhost:${port}`
  const domains = ['fi', 'se', 'no', 'dk'].map((market) => `${market}=https://www.kajo.${market}`)
  const env = { SHOP_DOMAINS: domains.join(), TRUSTED_PROXIES: '1', COMMERCE_API_KEY: API_KEY }
  const child = await launchShop(port, backendPort, env, ['ignore', 'pipe', 'pipe'])
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += chunk))
  return child
}

test.beforeAll(async ({ privateServers }) => {
  shop = await launch(privateServers.backendPort)
})

test.afterAll(() => endProcess(shop))

test('every response has Strict-Transport-Security exactly once', async () => {
  const statuses: Record<string, number> = {
    '/': 200,
    '/no-such-page': 404,
    '/x/': 308,
    '/account': 302,
    '/robots.txt': 200,
    '/favicon.ico': 200,
    '/icons/kajo.svg': 200,
    '/api/health': 200,
    '/graphql': 405,
  }
  for (const [address, status] of Object.entries(statuses)) {
    const answer = await rawRequest(origin, address)
    expect([answer.status, answer.headers['strict-transport-security']], address).toEqual([status, HSTS])
    expect(answer.headers['x-middleware-rewrite'], address).toBeUndefined()
  }
})

test('an unchanged page is answered with 304, as a document and as a client navigation', async ({ privateShop }) => {
  const fi = privateShop.origin('fi')
  const { list } = await findPlaces(fi)
  // the framework redirects a client navigation that lacks `_rsc`, a hash of its headers
  const kinds: [string, Record<string, string>][] = [
    [list, {}],
    [`${list}?_rsc=`, { rsc: '1' }],
  ]
  for (const [address, headers] of kinds) {
    const first = await rawRequest(fi, address, { headers })
    const tag = String(first.headers.etag)
    expect([first.status, tag], address).toEqual([200, expect.stringMatching(/^W\/"/)])
    const again = await rawRequest(fi, address, { headers: { ...headers, 'if-none-match': tag } })
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', tag])
  }
})

test('other methods, absolute addresses and upgrades are refused, and no redirect repeats a foreign host', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH']) {
    const answer = await rawRequest(origin, '/', { method })
    expect([answer.status, answer.headers.allow], method).toEqual([405, 'GET, HEAD'])
  }
  expect((await rawRequest(origin, '/', { method: 'HEAD' })).status).toBe(200)
  const head = `Host: fi.localhost:${port}\r\nConnection: close\r\n\r\n`
  const absolute = await rawSocket(port, `GET http://evil.test/x/ HTTP/1.1\r\n${head}`)
  expect(absolute).toMatch(/^HTTP\/1\.1 400 /)
  expect(absolute).not.toContain('evil.test')
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'
  expect(await rawSocket(port, `GET /no-such-page HTTP/1.1\r\n${upgrade}${head}`)).toMatch(/^HTTP\/1\.1 404 /)
})

test('R-GQL-05 the GraphQL route accepts only operations of the shop, sent by its own pages', async () => {
  const send = (body: unknown, headers = {}) =>
    rawRequest(origin, '/graphql', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...JSON_TYPE, ...headers },
    })
  expect((await send({ query: '{ __schema { types { name } } }' })).status).toBe(400)
  expect((await send({ query: GET_CART, variables: { id: 'none' } }, { 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  )
  const cart = await send({ query: GET_CART, variables: { id: 'none' } })
  expect([cart.status, Object.keys(JSON.parse(cart.body))]).toEqual([200, ['data']])
})

test('the key of the backend is in no page, no answer to a command, no script and no log line', async ({
  privateShop,
}) => {
  const { list, products } = await findPlaces(origin)
  const answers = await Promise.all(['/', list, products[0] ?? '', '/kassa'].map((path) => rawRequest(origin, path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await privateShop.control({ fault: 'down' })
  const body = JSON.stringify({ query: GET_CART, variables: { id: 'none' } })
  const post = { method: 'POST', body, headers: JSON_TYPE }
  answers.push(await rawRequest(origin, products.at(-1) ?? ''), await rawRequest(origin, '/graphql', post))
  await privateShop.control({ fault: null })
  expect(answers.map(({ status }) => status).slice(-2)).toEqual([503, 502])
  await expect.poll(() => log, { message: 'the failures are logged' }).toContain('commerce-unreachable')
  for (const { headers, body } of answers) expect(JSON.stringify(headers) + body).not.toContain(API_KEY)
  expect(log).not.toContain(API_KEY)

  const folder = process.env.NEXT_DIST_DIR || '.next'
  const scripts = readdirSync(path.join(folder, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, 'static', name), 'utf8'))
  expect(scripts.length).toBeGreaterThan(10)
  // the build does not know the key: code that reads it would name its variable
  expect(scripts.filter((text) => text.includes('COMMERCE_API_KEY'))).toEqual([])
})

test('a body of 200 MB for the revalidation endpoint is refused before it is read', async () => {
  const length = 200 * 1024 * 1024
  const head = `POST /api/revalidate HTTP/1.1\r\nHost: fi.localhost\r\nContent-Length: ${length}\r\n\r\n`
  expect(await rawSocket(port, head)).toMatch(/^HTTP\/1\.1 413 /)
})

test('the newsletter limit counts visitors by the address that the trusted proxy adds to X-Forwarded-For', async () => {
  const subscribe = async (index: number, forwardedFor: string) => {
    const body = new URLSearchParams({ market: 'fi', lang: 'fi', email: `visitor.${index}@kajo.test` })
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      'x-forwarded-for': forwardedFor,
    }
    return (await rawRequest(origin, '/api/newsletter', { method: 'POST', body: String(body), headers })).status
  }
  for (let i = 0; i < 10; i += 1) expect(await subscribe(i, `6.6.6.${i}, 192.0.2.1`)).toBe(200)
  expect(await subscribe(10, '6.6.6.99, 192.0.2.1')).toBe(429)
  expect(await subscribe(11, '6.6.6.99, 192.0.2.2')).toBe(200)
})

test('pages with hashes of known scripts in their policy cause no violation in the browser', async ({
  page,
  privateShop,
}) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) violations.push(message.text())
  })
  const fi = privateShop.origin('fi')
  const { list } = await findPlaces(fi)
  for (const address of ['/', list, '/kassa']) {
    const answer = await rawRequest(fi, address)
    expect(refusedScripts(answer), address).toEqual([])
    expect(policyOf(answer)).toContain("script-src 'self' 'sha256-")
    await page.goto(fi + address)
    await whenStarted(page)
  }
  expect(violations).toEqual([])
})

test(
  'on SIGTERM a request in progress is answered, and the process exits with 0',
  FULL_RUN,
  async ({ privateShop }) => {
    const { products } = await findPlaces(privateShop.origin('fi'))
    await privateShop.control({ reset: true })
    await privateShop.control({ fault: 'slow', ms: 1500 })
    const underWay = rawRequest(origin, products.at(-3) ?? '')
    await expect
      .poll(async () => (await privateShop.control()).calls.product ?? 0, { intervals: [50] })
      .toBeGreaterThan(0)
    const ended = once(shop, 'exit')
    shop.kill('SIGTERM')
    const answer = await underWay
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close'])
    expect(answer.body).toContain('</html>')
    expect(await ended).toEqual([0, null])
    await privateShop.control({ fault: null })
  },
)

test(
  'an invalid environment variable ends the start with a message that names it and exit code 1',
  FULL_RUN,
  async () => {
    for (const [name, value] of Object.entries({ REVALIDATE_SECRET: 'short', REDIS_URL: 'nonsense' })) {
      const env = { ...process.env, PORT: String(await freePort()), [name]: value }
      const child = spawn(process.execPath, [path.resolve('scripts/serve.mjs')], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      child.stderr.on('data', (chunk) => {
        output += chunk
      })
      expect(await once(child, 'close'), name).toEqual([1, null])
      expect(output).toContain(`${name}: `)
    }
  },
)
