import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '@/lib/cache/memory-store.mjs'
import PageCache from '@/lib/cache/page-cache.mjs'
import { createPageStore } from '@/lib/cache/page-store.mjs'
import { OVER_LIMIT } from '@/lib/http/over-limit.mjs'
import { createShopServer } from '@/scripts/serve/shop-server.mjs'
import { rawRequest } from '@/tests/support/raw-request'

const PLACE = Symbol.for('kajo.page-store')
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
let server: Server
let origin: string
/** Internal paths that were rendered, and addresses whose content was asked for. */
let rendered: string[]
let checked: string[]
/** Internal paths with content, besides lists. */
let content: Set<string>
/** Lifetime of the pages that are rendered, in seconds. */
let life: number

/** Internal path and kind of a public path, as the middleware decides; null for a page that is never stored. */
function placeOf({ url = '', headers }: IncomingMessage): { path: string; kind: string } | null {
  if (url.startsWith('/api/')) return { path: url, kind: 'APP_ROUTE' }
  if (headers[OVER_LIMIT] === 'any') return { path: '/fi/fi/limited', kind: 'APP_PAGE' }
  if (url === '/kassa') return headers[OVER_LIMIT] ? { path: '/fi/fi/limited', kind: 'APP_PAGE' } : null
  if (url === '/fi/404') return { path: '/fi/fi/404', kind: 'APP_PAGE' }
  const [, word] = url.split('/')
  if (word === 's') return { path: `/fi/fi/search/_/${url.slice(3)}`, kind: 'APP_PAGE' }
  return { path: word === 'c' ? `/fi/fi/list/_${url}` : `/fi/fi${url}`, kind: 'APP_PAGE' }
}

const statusOf = (path: string): number => {
  if (path.endsWith('/limited')) return 429
  if (path.includes('/wrong-parent/')) return 308
  return path.endsWith('/404') || (path.includes('/p/') && !content.has(path)) ? 404 : 200
}

/** Renders and stores a page as the framework does. */
async function render(key: string, kind: string): Promise<{ status: number; html: string }> {
  const path = key.slice(key.indexOf('$') + 1)
  const status = statusOf(path)
  if (path.startsWith('/api/address/')) checked.push(path)
  else rendered.push(path)
  const tag = `fi:product:${path.split('/').at(-1)}`
  const html = `${status === 200 ? '' : `<meta name="kajo-status" content="${status}"/>`}page ${path}`
  const page = {
    kind,
    html,
    status: kind === 'APP_ROUTE' || status === 308 ? status : 200,
    headers: { 'x-next-cache-tags': tag },
    body: Buffer.from('{}'),
  }
  await new PageCache({}).set(key, page, { cacheControl: { revalidate: life, expire: 86_400 }, tags: [] })
  return page
}

const isFresh = (entry: { lastModified: number; cacheControl?: { revalidate: number | false } }): boolean =>
  performance.timeOrigin + performance.now() < entry.lastModified + Number(entry.cacheControl?.revalidate) * 1000

/** The framework: answers from the page cache, renders what it does not return, in the background what is stale. */
const handle = async (request: IncomingMessage, response: ServerResponse) => {
  const place = placeOf(request)
  if (!place) return void response.end('the checkout')
  const key = `/route-cache/${place.kind}/1a2b/$${place.path}`
  const entry = await new PageCache({}).get(key, { kind: place.kind })
  response.setHeader('x-nextjs-cache', entry ? 'HIT' : 'MISS')
  response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=86340')
  const { status = 200, html = 'data' } = entry ? entry.value : await render(key, place.kind)
  response.writeHead(status).end(html)
  if (entry && !isFresh(entry)) await render(key, place.kind)
}
const ask = (path: string, headers: Record<string, string> = {}) => rawRequest(origin, path, { headers })
const statuses = async (paths: string[], headers: Record<string, string> = {}) =>
  Promise.all(paths.map(async (path) => (await ask(path, headers)).status))
/** One after the other, because the price of a wrong address is paid in two parts. */
async function oneByOne(paths: string[]): Promise<number[]> {
  const seen: number[] = []
  for (const path of paths) seen.push((await ask(path)).status)
  return seen
}
const many = (count: number, path: string) => Array.from({ length: count }, (_, index) => `${path}${index}`)

beforeEach(async () => {
  warn.mockClear()
  // the limit does not refill while a test runs
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
  ;[rendered, checked, content, life] = [[], [], new Set(), 300]
  const memory = () => createMemoryStore({ entries: 1000, megabytes: 4 })
  Reflect.set(globalThis, PLACE, Promise.resolve(createPageStore({ memory: memory(), second: memory() })))
  // 60 renderings at once
  server = createShopServer(handle, { trustedProxies: 1, isHttps: false, renderingsPerMinute: 240 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://fi.localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.mocked(Date.now).mockRestore()
  server.close().closeAllConnections()
  Reflect.deleteProperty(globalThis, PLACE)
})

describe('T28 made-up addresses', () => {
  it('cause one rendering, of the not-found page that all of them share', async () => {
    for (const path of many(100, '/p/made-up-')) {
      const answer = await ask(path)
      expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('page /fi/fi/404')])
    }
    expect(rendered).toEqual(['/fi/fi/404'])
    expect(checked).toHaveLength(100)
    expect(checked).toContain('/api/address/fi/fi/p/made-up-7')
  })

  it('asked for again, the answer whether they exist is stored', async () => {
    expect((await ask('/p/a')).status).toBe(404)
    expect((await ask('/p/a')).headers['cache-control']).toBe('s-maxage=60, max-age=0, must-revalidate')
    expect(checked).toHaveLength(1)
  })

  it('get their own page as soon as they exist and the tags are invalidated', async () => {
    content.add('/fi/fi/p/mekko').add('/api/address/fi/fi/p/mekko')
    expect((await ask('/p/mekko')).body).toContain('page /fi/fi/p/mekko')
    expect((await ask('/p/takki')).status).toBe(404)
    content.add('/fi/fi/p/takki').add('/api/address/fi/fi/p/takki')
    expect((await ask('/p/takki')).status, 'before the invalidation').toBe(404)
    await new PageCache({}).revalidateTag(['fi:product:takki'])
    await vi.waitFor(async () => expect((await ask('/p/takki')).body).toContain('page /fi/fi/p/takki'))
  })

  it('are rendered when the server cannot find out whether they exist', async () => {
    const warned = vi.spyOn(server, 'address').mockReturnValue(null)
    expect((await ask('/p/made-up')).status).toBe(404)
    expect(rendered).toEqual(['/fi/fi/p/made-up'])
    warned.mockRestore()
  })

  it('nobody but the server may ask whether they exist', async () => {
    expect((await ask('/api/address/fi/fi/p/a')).status).toBe(404)
    expect((await ask('/api/address/fi/fi/p/a', { 'x-kajo-internal': 'guess' })).status).toBe(404)
    expect(checked).toEqual([])
  })
})

describe('T28 the limit of renderings of one visitor', () => {
  const exhaust = () => statuses(many(60, '/s/text-'))

  it('beyond it a page is a 429 that nobody stores, and data is refused', async () => {
    expect(new Set(await exhaust())).toEqual(new Set([200]))
    const page = await ask('/s/Anna%20Andersson')
    expect([page.status, page.headers['cache-control'], page.headers['retry-after']]).toEqual([429, 'no-store', '60'])
    expect(page.body).toContain('page /fi/fi/limited')
    const data = await ask('/api/search/fi/fi/_/_QW5uYQ')
    expect([data.status, data.headers['cache-control'], data.headers['retry-after']]).toEqual([429, 'no-store', '60'])
    expect(rendered.filter((path) => /Anna|QW5u/.test(path))).toEqual([])
    const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(lines, 'one line a minute').toEqual([
      expect.objectContaining({ event: 'rate-limited', client: '127.0.0.0/24' }),
    ])
    expect(JSON.stringify(lines)).not.toMatch(/anna|QW5u/i)
  })

  it('stored pages are answered beyond it, and other visitors are not limited', async () => {
    await exhaust()
    expect(await statuses(many(60, '/s/text-'))).not.toContain(429)
    expect(await statuses(['/s/other'], { 'x-forwarded-for': '192.0.2.9' })).toEqual([200])
    expect(await statuses(['/s/other', '/s/another'])).toEqual([200, 429])
  })

  it('one IPv6 network is one visitor', async () => {
    const from = (host: number) => ({ 'x-forwarded-for': `2001:db8::${host.toString(16)}` })
    await Promise.all(many(60, '/s/').map((path, index) => ask(path, from(index + 1))))
    expect((await ask('/s/x', from(99))).status).toBe(429)
    expect((await ask('/s/x', { 'x-forwarded-for': '2001:db8:0:1::1' })).status).toBe(200)
  })

  it('a catalogue page counts a quarter, a wrong address a half', async () => {
    expect(await statuses(many(200, '/c/list-'))).not.toContain(429)
    expect((await oneByOne(many(100, '/p/made-up-'))).filter((status) => status === 429)).toHaveLength(80)
  })

  it('a redirect from a made-up parent counts as one', async () => {
    const answers = await oneByOne(many(70, '/p/wrong-parent/mekko-'))
    expect(answers.filter((status) => status === 429)).toHaveLength(10)
    expect(answers.filter((status) => status === 308)).toHaveLength(60)
  })

  it('a stale page counts, and is answered without renewal beyond it', async () => {
    life = 0.001
    await exhaust()
    const before = rendered.length
    expect(await statuses(['/s/text-1', '/s/text-2'])).toEqual([200, 200])
    expect(rendered).toHaveLength(before)
  })

  it('a page that is never stored counts as one, and is a 429 beyond it', async () => {
    for (let index = 0; index < 60; index += 1) expect((await ask('/kassa')).status).toBe(200)
    await vi.waitFor(async () => expect((await ask('/kassa')).status).toBe(429))
    expect((await ask('/s/mekko')).status).toBe(429)
  })

  it('headers sent by the visitor neither apply nor lift it', async () => {
    expect((await ask('/s/a', { [OVER_LIMIT]: 'any' })).status).toBe(200)
    expect((await ask('/kassa', { [OVER_LIMIT]: 'uncached' })).status).toBe(200)
    await exhaust()
    expect((await ask('/s/b', { 'x-kajo-internal': 'guess' })).status).toBe(429)
  })
})
