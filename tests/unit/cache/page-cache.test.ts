import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '@/lib/cache/memory-store.mjs'
import PageCache from '@/lib/cache/page-cache.mjs'
import { createPageStore } from '@/lib/cache/page-store.mjs'

const PLACE = Symbol.for('kajo.page-store')
/** The framework makes one for each request. */
let cache: PageCache
const START = Date.parse('2026-11-21T10:00:00Z')

const view = (text: string, status?: number) => ({
  kind: 'APP_PAGE',
  html: `${status ? `<meta name="kajo-status" content="${status}"/>` : ''}<h1>${text}</h1>`,
  rscData: Buffer.from(`rsc ${text} €`),
  segmentData: new Map([['/_tree', Buffer.from(`tree ${text}`)]]),
  headers: { 'x-next-cache-tags': 'fi:product,fi:product:a' } as Record<string, unknown>,
  status: 200,
})
const life = () => ({ cacheControl: { revalidate: 300, expire: 86_400 } as { revalidate: number; expire?: number } })
const data = (body: string) => ({ kind: 'FETCH', data: { headers: {}, body, status: 200, url: '' }, revalidate: 300 })
/** The age as the framework computes it. */
const age = (entry: { lastModified: number } | null) =>
  entry ? performance.timeOrigin + performance.now() - entry.lastModified : null

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  const memory = () => createMemoryStore({ entries: 100, megabytes: 1 })
  const store = createPageStore({ memory: memory(), second: memory() })
  Reflect.set(globalThis, PLACE, Promise.resolve(store))
  cache = new PageCache({})
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, PLACE)
})

describe('pages', () => {
  it('are returned as they were stored, with lifetime and bytes', async () => {
    await cache.set('a', view('Mekko €'), life())
    const entry = await cache.get('a', {})
    expect(entry?.value).toMatchObject({ kind: 'APP_PAGE', html: '<h1>Mekko €</h1>', status: 200 })
    expect(String(entry?.value.rscData)).toBe('rsc Mekko € €')
    expect(entry?.value.segmentData).toEqual(new Map([['/_tree', Buffer.from('tree Mekko €')]]))
    expect(entry?.cacheControl).toEqual({ revalidate: 300, expire: 86_400 })
    expect(await cache.get('b', {})).toBeNull()
  })

  it('changing a returned page does not change the stored one', async () => {
    await cache.set('a', view('Mekko'), life())
    const first = await cache.get('a', {})
    Object.assign(first?.value ?? {}, { html: 'changed', status: 500 })
    Object.assign(first?.cacheControl ?? {}, { revalidate: 1 })
    expect(await cache.get('a', {})).toMatchObject({
      value: { html: '<h1>Mekko</h1>', status: 200 },
      cacheControl: { revalidate: 300 },
    })
  })

  it('not-found views are stored with status 404 and a short lifetime', async () => {
    const context = life()
    await cache.set('a', view('Ei', 404), context)
    expect((await cache.get('a', {}))?.value.status).toBe(404)
    expect(context.cacheControl.revalidate).toBe(60)
  })

  it('a failed view is answered with 503 and never stored', async () => {
    const failed = view('Häiriö', 503)
    await cache.set('a', failed, life())
    expect(failed).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
    expect(await cache.get('a', {})).toBeNull()
  })

  it('a failed view never replaces a good page, which is sent in its place', async () => {
    await cache.set('a', view('Mekko'), life())
    const failed = view('Häiriö', 503)
    const context = life()
    await cache.set('a', failed, context)
    expect(failed).toMatchObject({ html: '<h1>Mekko</h1>', status: 200 })
    expect(context.cacheControl).toEqual({ revalidate: 5, expire: 86_400 })
    const entry = await cache.get('a', {})
    expect(entry).toMatchObject({ value: { html: '<h1>Mekko</h1>' }, cacheControl: { revalidate: 5 } })
  })

  it('a failing route handler is not stored either', async () => {
    const answer = { kind: 'APP_ROUTE', body: Buffer.from('x'), status: 500, headers: {} }
    await cache.set('sitemap', answer, life())
    expect(await cache.get('sitemap', {})).toBeNull()
  })
})

describe('tags', () => {
  it('a page with an invalidated tag is returned as stale, not as expired', async () => {
    await cache.set('a', view('Mekko'), life())
    vi.advanceTimersByTime(5000)
    expect(age(await cache.get('a', {}))).toBe(5000)
    await cache.revalidateTag(['fi:product:a'])
    const entry = await cache.get('a', {})
    expect(age(entry)).toBe(300_001)
  })

  it('the invalidation of another market’s tag does not affect the page', async () => {
    await cache.set('a', view('Mekko'), life())
    vi.advanceTimersByTime(5000)
    await cache.revalidateTag('se:product')
    expect(age(await cache.get('a', {}))).toBe(5000)
  })

  it('a page stored within a second after an invalidation is stale, because its data may be older', async () => {
    await cache.revalidateTag('fi:product')
    vi.advanceTimersByTime(500)
    await cache.set('a', view('Mekko'), life())
    expect(age(await cache.get('a', {}))).toBe(300_001)
    vi.advanceTimersByTime(600)
    await new PageCache({}).set('a', view('Mekko'), life())
    expect(age(await cache.get('a', {}))).toBe(0)
  })

  it('data with an invalidated tag stays available in case its renewal fails', async () => {
    await cache.set('k', data('{"a":1}'), { fetchCache: true, tags: ['fi:menu'] })
    vi.advanceTimersByTime(5000)
    await cache.revalidateTag('fi:menu')
    expect(await cache.get('k', { kind: 'FETCH', tags: ['fi:menu'] })).toMatchObject({
      lastModified: 1,
      value: { data: { body: '{"a":1}' }, revalidate: 300 },
    })
  })
})

describe('after the system clock was set', () => {
  it.each([240_000, -240_000])('by %i ms, tags still invalidate and lifetimes are not longer', async (step) => {
    await cache.set('a', view('Mekko'), life())
    vi.advanceTimersByTime(5000)
    vi.setSystemTime(Date.now() + step)
    expect(age(await cache.get('a', {}))).toBe(5000)
    await cache.revalidateTag('fi:product')
    expect(age(await cache.get('a', {}))).toBeGreaterThan(300_000)
    vi.advanceTimersByTime(2000)
    cache = new PageCache({})
    await cache.set('a', view('Mekko, 49 €'), life())
    expect(age(await cache.get('a', {}))).toBe(0)
  })
})

it('a null result is requested again after a minute', async () => {
  await cache.set('k', data('null'), { fetchCache: true, tags: [] })
  vi.advanceTimersByTime(59_000)
  expect((await cache.get('k', { kind: 'FETCH' }))?.lastModified).toBe(START)
  vi.advanceTimersByTime(2000)
  expect((await cache.get('k', { kind: 'FETCH' }))?.lastModified).toBe(1)
})

it('stays within its limits of entries and bytes; the least recently used entry is removed first', async () => {
  const memory = createMemoryStore({ entries: 3, megabytes: 1 })
  for (const key of ['a', 'b', 'c']) memory.write(key, new Uint8Array(10))
  memory.read('a')
  memory.write('d', new Uint8Array(10))
  expect(['a', 'b', 'c', 'd'].map((key) => memory.read(key) !== null)).toEqual([true, false, true, true])
  for (let index = 0; index < 20; index++) memory.write(`big${index}`, new Uint8Array(400_000))
  expect(memory.size().bytes).toBeLessThanOrEqual(1024 * 1024)
  expect(memory.read('big19')).not.toBeNull()
  memory.write('giant', new Uint8Array(2_000_000))
  expect(memory.read('giant')).toBeNull()
})
