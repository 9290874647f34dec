import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VARIANT_TAG } from '@/lib/cache/entry-class.mjs'
import { createMemoryStore } from '@/lib/cache/memory-store.mjs'
import PageCache from '@/lib/cache/page-cache.mjs'
import { createPageStore } from '@/lib/cache/page-store.mjs'
import { encodeListSegment, parseListSearch } from '@/lib/list/list-query'
import { encodeSearchSegment } from '@/lib/routing/search-text'

const PLACE = Symbol.for('kajo.page-store')
const cache = new PageCache({})
const MADE_UP = 2000

/** Text that does not shrink when it is compressed, so that the limits are reached. */
const noise = (length: number) => randomBytes(length / 2).toString('hex')
const segment = (search: string) => encodeListSegment(parseListSearch(new URLSearchParams(search)))
const pageKey = (path: string) => `/route-cache/APP_PAGE/41da0ef926a6/$${path}`
const life = () => ({ cacheControl: { revalidate: 300, expire: 86_400 } })
const html = (status?: number) => (status === 404 ? '<meta name="kajo-status" content="404"/>' : '') + noise(8000)
const page = (status?: number) => ({
  kind: 'APP_PAGE',
  html: html(status),
  rscData: Buffer.from(noise(8000)),
  headers: { 'x-next-cache-tags': 'fi:list' },
  status: status ?? 200,
})
const data = (body: string) => ({ kind: 'FETCH', data: { headers: {}, body, status: 200, url: '' }, revalidate: 300 })

const GOOD = [
  '/fi/fi',
  '/fi/fi/list/_/c/vaatteet',
  '/fi/fi/list/_/new-arrivals',
  `/fi/fi/list/${segment('page=2')}/c/vaatteet`,
]
/** What the shop stores for made-up addresses, in turns. */
const MAKE: ((index: number) => Promise<void>)[] = [
  (index) => cache.set(pageKey(`/fi/fi/list/_/c/parent-${index}/mekot`), page(308), life()),
  (index) => cache.set(pageKey(`/fi/fi/list/${segment(`brands=${index}`)}/c/vaatteet/mekot`), page(), life()),
  (index) => cache.set(pageKey(`/fi/fi/list/${segment(`p-any=${index}&page=3`)}/b/kajo`), page(), life()),
  (index) => cache.set(pageKey(`/fi/fi/p/alias-${index}`), page(404), life()),
  (index) => cache.set(pageKey(`/fi/fi/search/_/${encodeSearchSegment(`text ${index}`)}`), page(), life()),
  (index) =>
    cache.set(`data-${index}`, data(JSON.stringify(noise(9000))), { tags: ['fi:list', VARIANT_TAG], fetchCache: true }),
  (index) => cache.set(`null-${index}`, data('null'), { tags: ['fi:product'], fetchCache: true }),
]

const redis = {
  now: () => Date.now(),
  read: vi.fn(async () => undefined),
  write: vi.fn(async (_key: string, _bytes: Uint8Array, _life: number) => true as const),
  remove: vi.fn(async () => 0),
  invalidations: async () => ({ newest: 0, since: 0 }),
  invalidate: async () => undefined,
  isUp: () => true,
  ping: async () => true,
  close: async () => undefined,
}
let store: ReturnType<typeof createPageStore>

beforeEach(() => {
  vi.clearAllMocks()
  store = createPageStore({
    memory: createMemoryStore({ entries: 5000, megabytes: 4 }),
    second: createMemoryStore({ entries: 5000, megabytes: 1 }),
    redis,
  })
  Reflect.set(globalThis, PLACE, Promise.resolve(store))
})
afterEach(() => Reflect.deleteProperty(globalThis, PLACE))

describe('T28 2 000 made-up addresses', () => {
  it('evict no catalogue page, stay within the limit of the second store and are not stored in Redis', async () => {
    for (const path of GOOD) await cache.set(pageKey(path), page(), life())
    const before = store.memory.size()
    expect(redis.write).toHaveBeenCalledTimes(GOOD.length)
    for (let index = 0; index < MADE_UP; index++) await MAKE[index % MAKE.length]?.(index)
    for (const path of GOOD) expect((await cache.get(pageKey(path), {}))?.value.status, path).toBe(200)
    expect(store.memory.size()).toEqual(before)
    expect(store.second.size().bytes).toBeLessThanOrEqual(1024 * 1024)
    expect(store.second.size().entries).toBeGreaterThan(10)
    expect(redis.write).toHaveBeenCalledTimes(GOOD.length)
  })

  it('replace no last good page while the backend is down', async () => {
    for (const path of GOOD) await cache.set(pageKey(path), page(), life())
    for (let index = 0; index < MADE_UP; index++) {
      const failed = { ...page(503), html: '<meta name="kajo-status" content="503"/>' }
      await cache.set(pageKey(`/fi/fi/list/_/c/parent-${index}/mekot`), failed, life())
    }
    expect(store.second.size().entries).toBe(0)
    for (const path of GOOD) {
      const failed = { ...page(503), html: '<meta name="kajo-status" content="503"/>' }
      await cache.set(pageKey(path), failed, life())
      expect(failed.status, path).toBe(200)
    }
  })
})

it('T28 Redis keeps a page until it expires', async () => {
  await cache.set(pageKey('/fi/fi'), page(), { cacheControl: { revalidate: 300, expire: 4000 } })
  expect(redis.write.mock.calls[0]?.[2]).toBe(4_000_000)
  await cache.set('menu', data('{"a":1}'), { tags: ['fi:menu'], fetchCache: true })
  expect(redis.write.mock.calls[1]?.[2]).toBe(86_400_000)
})

it('R-PAGE-03 a page that becomes a 404 is removed from the first store and Redis, and stored there again later', async () => {
  const key = pageKey('/fi/fi/p/mekko')
  await cache.set(key, page(), life())
  await cache.set(key, page(404), life())
  expect((await cache.get(key, {}))?.value.status).toBe(404)
  expect(redis.remove).toHaveBeenCalledWith(key)
  expect([store.memory.size().entries, store.second.size().entries]).toEqual([0, 1])
  await cache.set(key, page(), life())
  expect((await cache.get(key, {}))?.value.status).toBe(200)
  expect([store.memory.size().entries, store.second.size().entries]).toEqual([1, 0])
})

it('T28 a stored redirect keeps its status, its address and the data of the router, and no document', async () => {
  const key = pageKey('/fi/fi/c/_/any/mekot')
  const moved = { ...page(308), headers: { 'x-next-cache-tags': 'fi:list', location: '/c/vaatteet/mekot' } }
  await cache.set(key, moved, life())
  const entry = await cache.get(key, {})
  expect(entry?.value).toMatchObject({ status: 308, html: '', headers: { location: '/c/vaatteet/mekot' } })
  expect(entry?.value.rscData.byteLength).toBe(8000)
})
