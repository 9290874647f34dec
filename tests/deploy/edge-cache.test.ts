import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { writeConfig } from '@/scripts/cluster/write-config.mjs'
import { freePort } from '@/scripts/free-port.mjs'
import { rawRequest } from '@/tests/support/raw-request'

/** Options of `deploy/Dockerfile` for large headers. */
const VARNISH_LIMITS = (
  /("-p", "http_req_hdr_len.*?)(?:, "-s")/.exec(readFileSync('deploy/Dockerfile', 'utf8'))?.[1] ?? ''
)
  .replaceAll('"', '')
  .split(', ')

const folder = mkdtempSync(path.join(tmpdir(), 'kajo-varnish-'))
let varnish: ChildProcess
let shop: Server
let origin: string
/** What Varnish asked the shop for, without its probes. */
const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = []
let answer = { status: 200, headers: {} as Record<string, string> }

const visit = (address: string, headers: Record<string, string> = {}) => rawRequest(origin, address, { headers })

/** Every different answer that visitors get until the shop was asked for the address so many times more. */
async function seenUntilAsked(address: string, times: number): Promise<string[]> {
  const seen = new Set<string>()
  const end = asked.length + times
  await vi.waitFor(
    async () => {
      const { status, body } = await visit(address)
      seen.add(`${status} ${body}`)
      expect(asked.length).toBeGreaterThanOrEqual(end)
    },
    { timeout: 10_000, interval: 20 },
  )
  return [...seen]
}

// The real Varnish with the files of deploy/. One server plays both shops and the picture service.
beforeAll(async () => {
  const [shopPort, port] = [await freePort(), await freePort()]
  shop = createServer((request, response) => {
    if (request.url === '/api/health') return void response.end()
    asked.push({ url: request.url, headers: request.headers })
    response.writeHead(answer.status, answer.headers).end(`answer ${asked.length}`)
  }).listen(shopPort, '127.0.0.1')
  const ports = { shops: [shopPort, shopPort], varnish: port, http: 1, https: 2, redirect: 3 }
  writeConfig(folder, ports, { certificate: '', key: '', pictures: `http://127.0.0.1:${shopPort}` })
  const place = path.join(folder, 'varnish')
  varnish = spawn(
    'varnishd',
    // biome-ignore format: one option a line
    [
      '-F', '-j', 'none', '-n', path.join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-T', 'none',
      '-f', path.join(place, 'kajo.vcl'), '-p', `vcl_path=${place}`, '-p', 'vsl_space=16m',
      ...VARNISH_LIMITS,
      '-s', 'main=malloc,16m', '-s', 'second=malloc,16m',
    ],
    { stdio: 'ignore' },
  )
  origin = `http://fi.localhost:${port}`
  await vi.waitFor(() => visit('/'), { timeout: 30_000, interval: 50 })
})

afterAll(async () => {
  varnish.kill()
  await once(varnish, 'exit')
  shop.close().closeAllConnections()
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  asked.length = 0
  answer = { status: 200, headers: { 'cache-control': 's-maxage=300, max-age=0, must-revalidate' } }
})

it('an expired page is served while its renewal fails', async () => {
  const headers = { 'cache-control': 's-maxage=1, max-age=0, must-revalidate' }
  answer = { status: 200, headers }
  const { body } = await visit('/c/mekot')
  answer = { status: 503, headers: { 'cache-control': 'no-store' } }
  expect(await seenUntilAsked('/c/mekot', 3)).toEqual([`200 ${body}`])
  answer = { status: 200, headers }
  expect((await visit('/c/mekot')).body).toBe(`answer ${asked.length}`)
  answer = { status: 503, headers: {} }
  expect((await visit('/c/never-seen')).status).toBe(503)
})

it('60 KB of cookies of other tools on the domain are accepted', async () => {
  expect((await visit('/p/mekot/cookies', { cookie: `x=${'a'.repeat(60_000)}` })).status).toBe(200)
})

it('caches in front get no longer lifetime than that of the page', async () => {
  const control = 's-maxage=300, max-age=0, must-revalidate'
  answer.headers['cache-control'] = 's-maxage=300, stale-while-revalidate=86100, max-age=0, must-revalidate'
  for (const result of ['miss', 'hit']) {
    const { headers } = await visit('/c/kengat')
    expect([headers['x-cache'], headers['cache-control']]).toEqual([result, control])
  }
})

it('the Host header of a visitor is not sent to the picture service, whose responses all hosts share', async () => {
  await visit('/cdn-cgi/image/width=300/a.jpg', { host: 'evil.example' })
  expect(asked[0]?.headers.host).toMatch(/^127\.0\.0\.1/)
  expect((await visit('/cdn-cgi/image/width=300/a.jpg')).headers['x-cache']).toBe('hit')
})

it('a search is stored for its lifetime, separately as document and as JSON', async () => {
  answer.headers['cache-control'] = 's-maxage=60, max-age=0, must-revalidate'
  for (const address of ['/s/musta%20mekko', '/s/musta?page=2', '/s/musta?exact=1', '/api/search/fi/fi/_/_bXVzdGE']) {
    expect((await visit(address)).headers['x-cache'], address).toBe('miss')
    expect((await visit(`${address}${address.includes('?') ? '&' : '?'}gclid=1`)).headers['x-cache'], address).toBe(
      'hit',
    )
    expect(asked.at(-1)?.url).toBe(address)
  }
})

it('a visitor over the limit of renderings gets 429, the next visitor gets the page, and the cached page is kept', async () => {
  const stored = 's-maxage=1, stale-while-revalidate=600, max-age=0, must-revalidate'
  answer.headers['cache-control'] = stored
  const { body } = await visit('/s/kengat')
  answer = { status: 429, headers: { 'cache-control': 'no-store' } }
  expect(await seenUntilAsked('/s/kengat', 3)).toEqual([`200 ${body}`])
  expect((await visit('/s/takit')).status).toBe(429)
  answer = { status: 200, headers: { 'cache-control': stored } }
  expect((await visit('/s/takit')).status).toBe(200)
  await vi.waitFor(async () => expect((await visit('/s/takit')).headers['x-cache']).toBe('hit'), { timeout: 10_000 })
})

/** Number of objects that Varnish has put into each of its stores so far. */
function storedObjects(): Record<'main' | 'second', number> {
  const text = execFileSync('varnishstat', ['-1', '-n', path.join(folder, 'work')], { encoding: 'utf8' })
  const countOf = (store: string) => Number(new RegExp(`^SMA\\.${store}\\.c_req +(\\d+)`, 'm').exec(text)?.[1])
  return { main: countOf('main'), second: countOf('second') }
}

it.each<[string, 'main' | 'second', string, Record<string, string>, Partial<typeof answer>]>([
  ['a page', 'main', '/p/mekot/a', {}, {}],
  ['a page for the router', 'main', '/p/mekot/a', { rsc: '1' }, {}],
  ['a redirect', 'second', '/c/x/a', {}, { status: 307 }],
  ['a redirect for the router', 'second', '/p/x/a', { rsc: '1' }, { headers: { 'x-kajo-store': 'second' } }],
  [
    'the tree of a page, which anybody can ask for at any address',
    'second',
    '/p/x/a',
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    {},
  ],
])('T28 %s goes to the %s store; visitors do not get its name', async (_name, store, address, headers, given) => {
  answer = { ...answer, ...given, headers: { ...answer.headers, ...given.headers } }
  const before = storedObjects()
  expect((await visit(address, headers)).headers['x-cache']).toBe('miss')
  const hit = await visit(address, headers)
  expect([hit.headers['x-cache'], hit.headers['x-kajo-store']]).toEqual(['hit', undefined])
  const other = store === 'main' ? 'second' : 'main'
  await vi.waitFor(() => expect(storedObjects()[store]).toBeGreaterThan(before[store]))
  expect(storedObjects()[other]).toBe(before[other])
})
