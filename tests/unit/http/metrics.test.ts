import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InMemoryCache } from '@apollo/client'
import { print } from 'graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChannelDocument, GetCartDocument } from '@/graphql/generated/graphql'
import { createMemoryStore } from '@/lib/cache/memory-store.mjs'
import PageCache from '@/lib/cache/page-cache.mjs'
import { createPageStore } from '@/lib/cache/page-store.mjs'
import { currentMetrics, registerMetrics } from '@/lib/metrics/record.mjs'
import { kindOf } from '@/scripts/serve/count-request.mjs'
import { createMetrics } from '@/scripts/serve/metrics.mjs'
import { createShopServer } from '@/scripts/serve/shop-server.mjs'
import { rawRequest } from '@/tests/support/raw-request'

const TOKEN = 'known-to-the-scraper'
const STORE = Symbol.for('kajo.page-store')

/** The lines of one metric, without those of a histogram's buckets. */
async function linesOf(name: string) {
  const { text } = (await currentMetrics()?.render()) ?? { text: '' }
  return text.split('\n').filter((line) => line.startsWith(`kajo_${name}`) && !line.includes('_bucket'))
}

async function scrape(authorization?: string) {
  const { GET } = await import('@/app/api/metrics/route')
  const headers = { 'x-client-address': '10.0.0.1', ...(authorization !== undefined && { authorization }) }
  return GET(new Request('http://shop/api/metrics', { headers }))
}

beforeEach(() => {
  vi.stubEnv('METRICS_TOKEN', TOKEN)
  vi.stubEnv('WRITES_PER_MINUTE', '5')
  vi.resetModules()
  registerMetrics(createMetrics({ build: 'build-1' }))
  const memory = () => createMemoryStore({ entries: 100, megabytes: 1 })
  Reflect.set(globalThis, STORE, Promise.resolve(createPageStore({ memory: memory(), second: memory() })))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, STORE)
  Reflect.deleteProperty(globalThis, Symbol.for('kajo.metrics'))
})

describe('GET /api/metrics', () => {
  it('answers requests with the token, in Prometheus text format', async () => {
    const answer = await scrape(`Bearer ${TOKEN}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    expect(text).toContain('kajo_build_info{build="build-1"} 1')
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).toContain('kajo_cache_entries{store="memory"} 0')
    for (const line of text.split('\n')) expect(line).toMatch(/^(?:#.*|[a-z_\d]+(?:\{.*\})? [-+\d.eNa]+|)$/)
  })

  it.each([undefined, '', TOKEN, `bearer ${TOKEN}`, `Bearer ${TOKEN} `, `Bearer ${TOKEN}x`, 'Bearer '])(
    'refuses %s',
    async (authorization) => {
      const answer = await scrape(authorization)
      // header values lose the blanks at their ends
      const isRight = authorization?.trim() === `Bearer ${TOKEN}`
      expect(answer.status).toBe(isRight ? 200 : 401)
      if (!isRight) expect(await answer.text()).toBe('{"error":"token does not match"}')
    },
  )

  it('limits guesses of the token, without affecting the scraper', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (let i = 0; i < 5; i += 1) expect((await scrape('Bearer guess')).status).toBe(401)
    expect((await scrape('Bearer guess')).status).toBe(429)
    expect((await scrape(`Bearer ${TOKEN}`)).status).toBe(200)
  })

  it('is not found when no token is configured', async () => {
    vi.stubEnv('METRICS_TOKEN', '')
    vi.resetModules()
    expect((await scrape('Bearer ')).status).toBe(404)
  })
})

describe('requests', () => {
  const servers = new Set<Server>()
  afterEach(() => {
    for (const server of servers) server.close().closeAllConnections()
    servers.clear()
  })

  it.each([
    ['/', {}, 'document'],
    ['/c/mekot?rsc=1', {}, 'document'],
    ['/c/mekot', { rsc: '1' }, 'navigation'],
    ['/c/mekot', { rsc: '1', 'next-router-prefetch': '1' }, 'prefetch'],
    ['/c/mekot', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }, 'prefetch'],
    ['/_next/static/chunks/a.js', {}, 'file'],
    ['/sw.js?x', {}, 'file'],
    ['/api/list/fi/fi/_/c/mekot', { rsc: '1' }, 'api'],
    ['/graphql', {}, 'api'],
    ['/api/health?ready', {}, 'probe'],
    ['/api/metrics', {}, 'probe'],
  ])('%s with %j is of the kind %3$s', (url, headers, kind) => {
    expect(kindOf({ url, headers })).toBe(kind)
  })

  it('are counted by kind and status, with labels from fixed sets', async () => {
    const server = createShopServer(
      async (request, response) => {
        if (request.url === '/slow') return
        response.writeHead(request.url === '/no' ? 404 : 200).end()
      },
      { trustedProxies: 0, isHttps: false },
    )
    servers.add(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await rawRequest(origin, '/?name=a%22b')
    await rawRequest(origin, '/no')
    await rawRequest(origin, '/', { method: 'POST' })
    await rawRequest(origin, '/c/mekot', { headers: { rsc: 'evil"} 1' } })
    await vi.waitFor(async () =>
      expect((await linesOf('requests_total')).sort()).toEqual([
        'kajo_requests_total{kind="document",status="200"} 1',
        'kajo_requests_total{kind="document",status="404"} 1',
        'kajo_requests_total{kind="document",status="405"} 1',
        'kajo_requests_total{kind="navigation",status="200"} 1',
      ]),
    )
    const left = new AbortController()
    const asked = once(server, 'request')
    const slow = fetch(`${origin}/slow`, { signal: left.signal }).catch(() => undefined)
    await asked
    left.abort()
    await slow
    await vi.waitFor(async () =>
      expect(await linesOf('requests_total')).toContain('kajo_requests_total{kind="document",status="aborted"} 1'),
    )
    expect(await linesOf('request_seconds_count')).toContain('kajo_request_seconds_count{kind="document"} 4')
  })
})

describe('the page cache', () => {
  const page = (status = 200) => ({
    kind: 'APP_PAGE',
    html: status === 200 ? '<h1>Mekko</h1>' : `<meta name="kajo-status" content="${status}"/>`,
    headers: { 'x-next-cache-tags': 'fi:product' },
    status: 200,
  })
  const context = { cacheControl: { revalidate: 300, expire: 86_400 } }

  it('counts reads by kind and result, and measures rendering times', async () => {
    const request = new PageCache({})
    await request.get('a', { kind: 'APP_PAGE' })
    await request.set('a', page(), context)
    await new PageCache({}).get('a', { kind: 'APP_PAGE' })
    await new PageCache({}).revalidateTag('fi:product')
    await new PageCache({}).get('a', { kind: 'APP_PAGE' })
    await new PageCache({}).get('k', { kind: 'FETCH' })
    expect((await linesOf('cache_reads_total')).sort()).toEqual([
      'kajo_cache_reads_total{kind="data",result="miss"} 1',
      'kajo_cache_reads_total{kind="page",result="hit"} 1',
      'kajo_cache_reads_total{kind="page",result="miss"} 1',
      'kajo_cache_reads_total{kind="page",result="stale"} 1',
    ])
    expect(await linesOf('render_seconds_count')).toEqual(['kajo_render_seconds_count{kind="page"} 1'])
    expect(await linesOf('cache_entries')).toContain('kajo_cache_entries{store="memory"} 1')
  })

  it('counts failed pages, separately those that a good page replaced', async () => {
    await new PageCache({}).set('a', page(503), context)
    await new PageCache({}).set('b', page(), context)
    await new PageCache({}).set('b', page(503), context)
    expect((await linesOf('failed_pages_total')).sort()).toEqual([
      'kajo_failed_pages_total{result="failed"} 1',
      'kajo_failed_pages_total{result="replaced"} 1',
    ])
  })
})

describe('the commerce backend', () => {
  it('is timed by result when the server asks it for a page', async () => {
    const { serverQuery } = await import('@/lib/apollo/server-client')
    const ask = () => serverQuery({ market: 'se', lang: 'sv' }, ChannelDocument, { channelId: '1|se' })
    vi.stubGlobal('fetch', async () => Response.json({ data: { channel: null } }))
    await ask()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('ECONNREFUSED')))
    await expect(ask()).rejects.toThrow()
    expect((await linesOf('backend_seconds_count')).sort()).toEqual([
      'kajo_backend_seconds_count{via="page",result="BACKEND_DOWN"} 1',
      'kajo_backend_seconds_count{via="page",result="ok"} 1',
    ])
  })

  it('is timed for requests of browsers; an aborted request has a result of its own', async () => {
    const { POST } = await import('@/app/graphql/route')
    const query = print(new InMemoryCache().transformDocument(GetCartDocument))
    const send = (signal?: AbortSignal) => {
      const headers = { host: 'shop', 'content-type': 'application/json' }
      const body = JSON.stringify({ query, variables: { id: 'none' } })
      return POST(new Request('http://shop/graphql', { method: 'POST', headers, body, ...(signal && { signal }) }))
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const status of [200, 500]) {
      vi.stubGlobal('fetch', async () => Response.json({ data: {} }, { status }))
      await send()
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('ECONNREFUSED')))
    await send()
    const left = new AbortController()
    vi.stubGlobal('fetch', () => {
      left.abort()
      return Promise.reject(left.signal.reason)
    })
    await send(left.signal)
    const results = ['BACKEND_DOWN', 'BACKEND_STATUS', 'aborted', 'ok']
    expect((await linesOf('backend_seconds_count')).sort()).toEqual(
      results.map((result) => `kajo_backend_seconds_count{via="browser",result="${result}"} 1`),
    )
  })
})

it('kajo_redis_up is 1 while Redis is used, 0 while it is unavailable, and absent without Redis', async () => {
  expect(await linesOf('redis_up')).toEqual([])
  const size = () => ({ entries: 0, bytes: 0 })
  for (const isUp of [true, false]) {
    const store = { memory: { size }, second: { size }, redis: { isUp: () => isUp } }
    Reflect.set(globalThis, STORE, Promise.resolve(store))
    expect(await linesOf('redis_up')).toEqual([`kajo_redis_up ${Number(isUp)}`])
  }
})

it('a loss of Redis is counted once until it is back', async () => {
  const { createRedisStore } = await import('@/lib/cache/redis-store.mjs')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const redis = createRedisStore({ url: 'redis://127.0.0.1:1', pageScope: 'p', tagScope: 't', timeout: 1000 })
  expect(redis.isUp()).toBe(true)
  expect(await redis.read('a')).toBeUndefined()
  expect(await redis.read('b')).toBeUndefined()
  expect(redis.isUp()).toBe(false)
  expect(await linesOf('redis_losses_total')).toEqual(['kajo_redis_losses_total 1'])
  await redis.close()
  warn.mockRestore()
})
