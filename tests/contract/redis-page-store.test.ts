import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createClient } from 'redis'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pack } from '@/lib/cache/entry-codec.mjs'
import { createMemoryStore } from '@/lib/cache/memory-store.mjs'
import PageCache from '@/lib/cache/page-cache.mjs'
import { createPageStore } from '@/lib/cache/page-store.mjs'
import { createRedisStore } from '@/lib/cache/redis-store.mjs'

const PATIENCE = { timeout: 20_000, interval: 50 }
const redisStores: ReturnType<typeof createRedisStore>[] = []
let port = 0
let server: ChildProcess

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

const startRedis = () =>
  spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  })

async function killRedis() {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}

/** How long an answer may take: so long that no slow machine is taken for a dead Redis. */
const WILLING = 5000
/** For a Redis that hangs, where the end of patience is what is waited for. */
const SHORT = 250

/** One instance of the shop, as far as its pages go. */
function instance({ pageScope = 'build:backend', timeout = WILLING } = {}) {
  const redis = createRedisStore({
    url: `redis://127.0.0.1:${port}`,
    pageScope,
    tagScope: 'backend',
    timeout,
    retryAfter: 50,
  })
  redisStores.push(redis)
  const memory = () => createMemoryStore({ entries: 100, megabytes: 4 })
  return createPageStore({ memory: memory(), second: memory(), redis })
}
type Instance = ReturnType<typeof instance>

const isUp = ({ redis }: Instance) => vi.waitFor(async () => expect(await redis?.ping()).toBe(true), PATIENCE)
const entry = (html: string) => ({
  value: { kind: 'APP_PAGE', html, rscData: Buffer.from([0, 255, 128]), headers: { a: 'b' }, status: 200 },
  lastModified: Date.now(),
  tags: ['fi:list'],
  cacheControl: { revalidate: 300, expire: 86_400 },
})
const isMarked = (store: Instance, tags: string[], lastModified = store.now() - 60_000) =>
  store.isMarked({ ...entry(''), lastModified }, tags)
const html = async (store: Instance, key: string) => (await store.read(key))?.value.html ?? null

const LATE = Symbol('late')
/** What the work gives without waiting for anything outside the program, which no slow machine makes longer; else LATE. */
const atOnce = <Value>(work: Promise<Value>): Promise<Value | typeof LATE> =>
  Promise.race([work, new Promise<typeof LATE>((resolve) => setImmediate(resolve, LATE))])

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  port = await freePort()
  server = startRedis()
})
afterEach(async () => {
  for (const store of redisStores.splice(0)) await store.close()
  server.kill('SIGCONT')
  await killRedis()
  vi.restoreAllMocks()
})

describe('two instances on one Redis', () => {
  it('share pages, whole', async () => {
    const [first, second] = [instance(), instance()]
    await isUp(first)
    await isUp(second)
    const stored = entry('<h1>Mekko – 49 €</h1>')
    await first.write('/p/a', stored)
    const read = await second.read('/p/a')
    expect(read).toMatchObject({ value: { ...stored.value, rscData: expect.anything() }, tags: ['fi:list'] })
    expect(read).toMatchObject({ lastModified: stored.lastModified, cacheControl: stored.cacheControl })
    expect(read?.value.rscData).toEqual(Buffer.from([0, 255, 128]))
  })

  it('share marks, also across builds, but no pages across builds', async () => {
    const [first, second] = [instance({ pageScope: 'build1:backend' }), instance({ pageScope: 'build2:backend' })]
    await isUp(first)
    await isUp(second)
    await first.write('/p/a', entry('one'))
    expect(await second.read('/p/a')).toBeNull()
    // instances know the time of Redis to within the way there
    const drawn = second.now() + 50
    expect(await isMarked(second, ['fi:list'], drawn)).toBe(false)
    await first.mark(['fi:list', 'fi:price'])
    expect(await isMarked(second, ['se:list', 'fi:price'], drawn)).toBe(true)
    expect(await isMarked(second, ['se:list'], drawn)).toBe(false)
    expect(await isMarked(second, [], drawn)).toBe(false)
  })
})

describe('Redis gone', () => {
  it('from the start: pages live in memory, nobody waits long', async () => {
    await killRedis()
    const shop = instance({ timeout: SHORT })
    await shop.write('/p/a', entry('one'))
    expect(await atOnce(html(shop, '/p/a'))).toBe('one')
    expect(await atOnce(Promise.resolve(shop.redis?.ping()))).toBe(false)
  })

  it('under load: no error, every page still there; after its return both are shared again', async () => {
    const [first, second] = [instance(), instance()]
    await isUp(first)
    await isUp(second)
    await first.write('/p/a', entry('one'))

    let running = true
    const seen = new Set<unknown>()
    const load = Array.from({ length: 20 }, async () => {
      while (running) {
        seen.add(await html(first, '/p/a'))
        await first.write('/p/b', entry('two'))
        await isMarked(first, ['fi:list'])
        // from memory alone nothing waits: let the rest of the program have its turn
        await new Promise(setImmediate)
      }
    })
    await killRedis()
    await vi.waitFor(async () => expect(await first.redis?.ping()).toBe(false), PATIENCE)
    await first.mark(['fi:list'])
    running = false
    await Promise.all(load)
    expect([...seen]).toEqual(['one'])
    expect(await html(second, '/p/a')).toBeNull()

    server = startRedis()
    await isUp(first)
    await isUp(second)
    await first.write('/p/c', entry('three'))
    expect(await html(second, '/p/c')).toBe('three')
    // the mark made meanwhile reaches the other instance
    expect(await isMarked(second, ['fi:list'], second.now())).toBe(true)
  })

  it('what another instance drew stays readable; what was drawn alone outlasts the older shared copy', async () => {
    const [first, second] = [instance(), instance({ timeout: SHORT })]
    await isUp(first)
    await isUp(second)
    await first.write('/p/a', entry('old'))
    // a busy machine may need longer than this instance is ready to wait: it asks again then
    await vi.waitFor(async () => expect(await html(second, '/p/a')).toBe('old'), PATIENCE)
    server.kill('SIGSTOP')
    await vi.waitFor(async () => expect(await second.redis?.ping()).toBe(false), PATIENCE)
    expect(await html(second, '/p/a')).toBe('old')
    await second.write('/p/a', { ...entry('new'), lastModified: Date.now() + 1 })
    server.kill('SIGCONT')
    await isUp(second)
    expect(await html(second, '/p/a')).toBe('new')
  })

  it('hanging: one short wait, then memory at once, then back', async () => {
    const shop = instance({ timeout: SHORT })
    await isUp(shop)
    await shop.write('/p/a', entry('one'))
    server.kill('SIGSTOP')
    expect(await html(shop, '/p/a')).toBe('one')
    for (let index = 0; index < 100; index++) expect(await atOnce(html(shop, '/p/a'))).toBe('one')
    server.kill('SIGCONT')
    await isUp(shop)
    expect(await html(shop, '/p/a')).toBe('one')
  })

  it('foreign bytes under our key are no page', async () => {
    const shop = instance()
    await isUp(shop)
    await shop.redis?.write('/p/a', new TextEncoder().encode('what is this'), 60_000)
    expect(await shop.read('/p/a')).toBeNull()
  })
})

/** Commands of somebody else on the same Redis. */
async function withClient(work: (client: ReturnType<typeof createClient>) => Promise<unknown>) {
  const client = createClient({ url: `redis://127.0.0.1:${port}` })
  await client.connect()
  await work(client)
  client.destroy()
}
const TAG_KEY = 'kajo:tag:backend:fi:list'
const PAGE_KEY = 'kajo:page:build:backend:/p/a'

describe('what Redis should not hold', () => {
  it.each(['garbage', '', 'NaN', '-1', '99999999999999999'])(
    'T3 a mark that says %j is none, and later ones count',
    async (text) => {
      const shop = instance()
      await isUp(shop)
      await withClient((client) => client.set(TAG_KEY, text))
      const drawn = shop.now() - 5000
      expect(await isMarked(shop, ['fi:list', 'fi:price'], shop.now() + 50)).toBe(false)
      await shop.mark(['fi:price'])
      expect(await isMarked(shop, ['fi:list', 'fi:price'], drawn)).toBe(true)
      await shop.mark(['fi:list'])
      expect(await isMarked(shop, ['fi:list'], drawn)).toBe(true)
    },
  )

  it('T3 a mark of another type is none', async () => {
    const shop = instance()
    await isUp(shop)
    await withClient(async (client) => {
      await client.lPush(TAG_KEY, 'x')
      await client.del('kajo:since:backend')
      await client.lPush('kajo:since:backend', 'x')
    })
    await isMarked(shop, ['fi:list'])
    expect(await isMarked(shop, ['fi:list'], shop.now() + 50)).toBe(false)
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
  ])('T3 an entry with %s is no page, also after it is gone', async (_, damaged) => {
    const shop = instance()
    await isUp(shop)
    const bytes = await pack({ ...whole, ...(damaged as object) } as typeof whole).catch(() => new Uint8Array([2, 0]))
    await withClient((client) => client.set(PAGE_KEY, Buffer.from(bytes)))
    expect(await shop.read('/p/a')).toBeNull()
    await withClient((client) => client.del(PAGE_KEY))
    expect(await shop.read('/p/a')).toBeNull()
    await shop.write('/p/a', whole)
    expect(await html(shop, '/p/a')).toBe('one')
  })

  it('T3 an entry of another version, and a damaged one, is no page', async () => {
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
    expect(await html(shop, '/p/a')).toBe('x'.repeat(20_000))
  })

  it('T28 a page leaves Redis with the end of its life', async () => {
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

describe('marks that could get lost', () => {
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
    return found ? Date.now() - found.lastModified : null
  }

  it.each([30_000, 600_000, -600_000])(
    'T3 a clock %i ms off: marks of the others count, and the age is right',
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
    'T3 a mark in a Redis that is %s empty before the other instance asked still counts',
    async (loss) => {
      const [first, second] = [instance(), instance()]
      await isUp(first)
      await isUp(second)
      await second.write('/p/a', { ...entry('old'), lastModified: second.now() })
      const stored = await second.read('/p/a')
      await first.mark(['fi:list'])
      if (loss === 'flushed') await withClient((client) => client.flushAll())
      else {
        await killRedis()
        server = startRedis()
      }
      await isUp(second)
      expect(await second.isMarked({ ...entry('old'), lastModified: stored?.lastModified ?? 0 }, ['fi:list'])).toBe(
        true,
      )
      await second.write('/p/a', { ...entry('new'), lastModified: second.now() + 2000 })
      expect(await isMarked(second, ['fi:list'], second.now() + 500)).toBe(false)
    },
  )
})
