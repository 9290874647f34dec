import { afterEach, describe, expect, it, vi } from 'vitest'
import { pack } from '@/lib/cache/entry-codec.mjs'
import PageCache from '@/lib/cache/page-cache.mjs'
import {
  entry,
  htmlOf,
  type Instance,
  instance,
  isInvalidated,
  isUp,
  killRedis,
  startRedis,
  withClient,
  withRedis,
} from '@/tests/support/test-redis'

withRedis()

const TAG_KEY = 'kajo:tag:backend:fi:list'
const PAGE_KEY = 'kajo:page:build:backend:/p/a'

describe('invalid entries in Redis', () => {
  it.each(['garbage', '', 'NaN', '-1', '99999999999999999'])(
    'a mark that says %j is none, and later ones count',
    async (text) => {
      const shop = instance()
      await isUp(shop)
      await withClient((client) => client.set(TAG_KEY, text))
      const drawn = shop.now() - 5000
      expect(await isInvalidated(shop, ['fi:list', 'fi:price'], shop.now() + 50)).toBe(false)
      await shop.invalidate(['fi:price'])
      expect(await isInvalidated(shop, ['fi:list', 'fi:price'], drawn)).toBe(true)
      await shop.invalidate(['fi:list'])
      expect(await isInvalidated(shop, ['fi:list'], drawn)).toBe(true)
    },
  )

  it('an invalidation of another Redis type is ignored', async () => {
    const shop = instance()
    await isUp(shop)
    await withClient(async (client) => {
      await client.lPush(TAG_KEY, 'x')
      await client.del('kajo:since:backend')
      await client.lPush('kajo:since:backend', 'x')
    })
    await isInvalidated(shop, ['fi:list'])
    expect(await isInvalidated(shop, ['fi:list'], shop.now() + 50)).toBe(false)
  })

  const whole = entry('one')
  it.each<[string, object]>([
    ['no html', { ...whole, value: { ...whole.value, html: undefined } }],
    ['an unknown kind', { ...whole, value: { kind: 'PAGES' } }],
    ['no value', { ...whole, value: null }],
    ['no tags', { ...whole, tags: undefined }],
    ['tags of another type', { ...whole, tags: [1] }],
    ['no time', { ...whole, lastModified: 'yesterday' }],
    ['a strange status', { ...whole, value: { ...whole.value, status: '200' } }],
    ['a route answer without a body', { ...whole, value: { kind: 'APP_ROUTE', status: 200, headers: {} } }],
    ['data without a text', { ...whole, value: { kind: 'FETCH', data: {}, revalidate: 1 } }],
  ])('an entry with %s is neither used as a page nor copied to memory', async (_, damaged) => {
    const shop = instance()
    await isUp(shop)
    const bytes = await pack({ ...whole, ...(damaged as object) } as typeof whole).catch(() => new Uint8Array([2, 0]))
    await withClient((client) => client.set(PAGE_KEY, Buffer.from(bytes)))
    expect(await shop.read('/p/a')).toBeNull()
    await withClient((client) => client.del(PAGE_KEY))
    expect(await shop.read('/p/a')).toBeNull()
    await shop.write('/p/a', whole)
    expect(await htmlOf(shop, '/p/a')).toBe('one')
  })

  it('an entry of another version and a damaged entry are not used as a page', async () => {
    const shop = instance()
    await isUp(shop)
    const large = await pack(entry('x'.repeat(20_000)))
    const other = Uint8Array.from(large)
    other[0] = 9
    const damaged = Uint8Array.from(large)
    damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 255
    for (const bytes of [other, damaged, large.slice(0, -20)]) {
      await withClient((client) => client.set(PAGE_KEY, Buffer.from(bytes)))
      expect(await shop.read('/p/a')).toBeNull()
    }
    await withClient((client) => client.set(PAGE_KEY, Buffer.from(large)))
    expect(await htmlOf(shop, '/p/a')).toBe('x'.repeat(20_000))
  })

  it('T28 a page expires in Redis at the end of its lifetime', async () => {
    const shop = instance()
    await isUp(shop)
    await shop.write('/p/a', { ...entry('one'), cacheControl: { revalidate: 300, expire: 4000 } })
    await withClient(async (client) => {
      const left = await client.pTTL(PAGE_KEY)
      expect(left).toBeGreaterThan(3_900_000)
      expect(left).toBeLessThanOrEqual(4_000_000)
    })
  })
})

describe('a key of another Redis type', () => {
  it('is a miss of that key: Redis stays in use, and writing the page replaces it', async () => {
    const shop = instance()
    await isUp(shop)
    await shop.write('/p/b', entry('two'))
    await withClient((client) => client.lPush(PAGE_KEY, 'x'))
    expect(await shop.read('/p/a')).toBeNull()
    expect(shop.redis?.isUp()).toBe(true)
    await shop.write('/p/a', entry('one'))
    expect(await htmlOf(instance(), '/p/a')).toBe('one')
  })
})

describe('a full Redis that evicts nothing', () => {
  /** Stores pages, then lowers the limit below what they take. */
  const fill = async (shop: Instance) => {
    await withClient(async (client) => {
      const page = Buffer.alloc(100_000, 'x')
      for (let index = 0; index < 30; index++) await client.set(`kajo:page:build:backend:/p/${index}`, page)
    })
    await withClient(async (client) => {
      const used = Number(/used_memory:(\d+)/.exec(await client.info('memory'))?.[1])
      await client.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: String(used - 500_000) })
    })
    // the store still reads, and tolerates that nothing more can be stored
    await shop.write('/p/full', entry('full'))
    expect(shop.redis?.isUp()).toBe(true)
  }

  it('takes an invalidation in the place of pages, and the other instance sees it', async () => {
    const [first, second] = [instance(), instance()]
    await isUp(first)
    await isUp(second)
    await fill(first)
    const drawn = second.now() + 50
    expect(await isInvalidated(second, ['fi:price'], drawn)).toBe(false)
    const onArrival = vi.fn()
    await first.invalidate(['fi:price', 'fi:list'], onArrival)
    expect(first.redis?.isUp()).toBe(true)
    expect(await isInvalidated(second, ['fi:price'], drawn)).toBe(true)
    expect(await isInvalidated(second, ['fi:list'], drawn)).toBe(true)
    expect(onArrival, 'Redis had them at once').not.toHaveBeenCalled()
  })
})

describe('tag invalidations with wrong clocks or lost data', () => {
  const PLACE = Symbol.for('kajo.page-store')
  afterEach(() => Reflect.deleteProperty(globalThis, PLACE))

  /** The framework's view of one instance. */
  const cacheOf = (store: Instance) => {
    Reflect.set(globalThis, PLACE, Promise.resolve(store))
    return new PageCache({})
  }
  const life = { tags: ['fi:list'], cacheControl: { revalidate: 300, expire: 86_400 } }
  const ageOf = async (store: Instance) => {
    const found = await cacheOf(store).get('/p/a', {})
    // the clock with which the framework computes the age
    return found ? performance.timeOrigin + performance.now() - found.lastModified : null
  }

  it.each([30_000, 600_000, -600_000])(
    'count, and ages are right, on an instance whose clock is %i ms ahead',
    async (ahead) => {
      const [early, right] = [instance(), instance()]
      await isUp(early)
      await isUp(right)
      const realNow = Date.now
      const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead)
      await cacheOf(early).set('/p/a', entry('one').value, life)
      expect(Math.abs((await ageOf(early)) ?? Number.NaN)).toBeLessThan(10_000)
      clock.mockImplementation(realNow)
      expect(Math.abs((await ageOf(right)) ?? Number.NaN)).toBeLessThan(10_000)
      await cacheOf(right).revalidateTag('fi:list')
      expect(await ageOf(right)).toBeGreaterThan(300_000)
      clock.mockImplementation(() => realNow() + ahead)
      expect(await ageOf(early)).toBeGreaterThan(300_000)
    },
  )

  it.each(['restarted', 'flushed'])(
    'count when Redis is %s and empty before the other instance has read them',
    async (loss) => {
      const [first, second] = [instance(), instance()]
      await isUp(first)
      await isUp(second)
      await second.write('/p/a', { ...entry('old'), lastModified: second.now() })
      const stored = await second.read('/p/a')
      await first.invalidate(['fi:list'])
      if (loss === 'flushed') await withClient((client) => client.flushAll())
      else {
        await killRedis()
        startRedis()
      }
      await isUp(second)
      expect(
        await second.isInvalidated({ ...entry('old'), lastModified: stored?.lastModified ?? 0 }, ['fi:list']),
      ).toBe(true)
      await second.write('/p/a', { ...entry('new'), lastModified: second.now() + 2000 })
      expect(await isInvalidated(second, ['fi:list'], second.now() + 500)).toBe(false)
    },
  )
})
