import { describe, expect, it, vi } from 'vitest'
import {
  entry,
  htmlOf,
  instance,
  isInvalidated,
  isUp,
  killRedis,
  signalRedis,
  startRedis,
  WAIT_OPTIONS,
  withRedis,
} from '@/tests/support/test-redis'

/** For a Redis that hangs, where the end of patience is what is waited for. */
const SHORT = 250

const LATE = Symbol('late')
/** What the work gives without waiting for anything outside the program, which no slow machine makes longer; else LATE. */
const atOnce = <Value>(work: Promise<Value>): Promise<Value | typeof LATE> =>
  Promise.race([work, new Promise<typeof LATE>((resolve) => setImmediate(resolve, LATE))])

withRedis()

describe('two instances on one Redis', () => {
  it('share complete pages', async () => {
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

  it('share tag invalidations across builds, but no pages', async () => {
    const [first, second] = [instance({ pageScope: 'build1:backend' }), instance({ pageScope: 'build2:backend' })]
    await isUp(first)
    await isUp(second)
    await first.write('/p/a', entry('one'))
    expect(await second.read('/p/a')).toBeNull()
    // instances know the time of Redis to within the way there
    const drawn = second.now() + 50
    expect(await isInvalidated(second, ['fi:list'], drawn)).toBe(false)
    await first.invalidate(['fi:list', 'fi:price'])
    expect(await isInvalidated(second, ['se:list', 'fi:price'], drawn)).toBe(true)
    expect(await isInvalidated(second, ['se:list'], drawn)).toBe(false)
    expect(await isInvalidated(second, [], drawn)).toBe(false)
  })
})

describe('Redis unavailable', () => {
  it('from the start: pages are kept in memory, without long waits', async () => {
    await killRedis()
    const shop = instance({ timeout: SHORT })
    await shop.write('/p/a', entry('one'))
    expect(await atOnce(htmlOf(shop, '/p/a'))).toBe('one')
    expect(await atOnce(Promise.resolve(shop.redis?.ping()))).toBe(false)
  })

  it('under load: no error, every page is still available; after its return both share pages again', async () => {
    const [first, second] = [instance(), instance()]
    await isUp(first)
    await isUp(second)
    await first.write('/p/a', entry('one'))

    let running = true
    const seen = new Set<unknown>()
    const load = Array.from({ length: 20 }, async () => {
      while (running) {
        seen.add(await htmlOf(first, '/p/a'))
        await first.write('/p/b', entry('two'))
        await isInvalidated(first, ['fi:list'])
        // from memory alone nothing waits: let the rest of the program have its turn
        await new Promise(setImmediate)
      }
    })
    await killRedis()
    await vi.waitFor(async () => expect(await first.redis?.ping()).toBe(false), WAIT_OPTIONS)
    const onArrival = vi.fn()
    await first.invalidate(['fi:list'], onArrival)
    await first.invalidate(['fi:list', 'fi:price'], onArrival)
    expect(onArrival).not.toHaveBeenCalled()
    running = false
    await Promise.all(load)
    expect([...seen]).toEqual(['one'])
    expect(await htmlOf(second, '/p/a')).toBeNull()

    startRedis()
    await isUp(first)
    await isUp(second)
    await first.write('/p/c', entry('three'))
    expect(await htmlOf(second, '/p/c')).toBe('three')
    // the marks made meanwhile reach the other instance, and then the caches can be told
    expect((await second.redis?.invalidations(['fi:list']))?.newest).toBeGreaterThan(0)
    expect(onArrival.mock.calls).toEqual([[['fi:list', 'fi:price']]])
    await first.invalidate(['fi:menu'], onArrival)
    expect(onArrival, 'Redis takes these at once').toHaveBeenCalledTimes(1)
  })

  it('pages rendered by another instance stay readable; pages rendered without Redis replace the older shared copy', async () => {
    const [first, second] = [instance(), instance({ timeout: SHORT })]
    await isUp(first)
    await isUp(second)
    await first.write('/p/a', entry('old'))
    // a busy machine may need longer than this instance is ready to wait: it asks again then
    await vi.waitFor(async () => expect(await htmlOf(second, '/p/a')).toBe('old'), WAIT_OPTIONS)
    signalRedis('SIGSTOP')
    await vi.waitFor(async () => expect(await second.redis?.ping()).toBe(false), WAIT_OPTIONS)
    expect(await htmlOf(second, '/p/a')).toBe('old')
    await second.write('/p/a', { ...entry('new'), lastModified: Date.now() + 1 })
    signalRedis('SIGCONT')
    await isUp(second)
    expect(await htmlOf(second, '/p/a')).toBe('new')
  })

  it('without a response: one short wait, then memory at once, then Redis again', async () => {
    const shop = instance({ timeout: SHORT })
    await isUp(shop)
    await shop.write('/p/a', entry('one'))
    signalRedis('SIGSTOP')
    expect(await htmlOf(shop, '/p/a')).toBe('one')
    for (let index = 0; index < 100; index++) expect(await atOnce(htmlOf(shop, '/p/a'))).toBe('one')
    signalRedis('SIGCONT')
    await isUp(shop)
    expect(await htmlOf(shop, '/p/a')).toBe('one')
  })

  it('an invalid entry is ignored', async () => {
    const shop = instance()
    await isUp(shop)
    await shop.redis?.write('/p/a', new TextEncoder().encode('what is this'), 60_000)
    expect(await shop.read('/p/a')).toBeNull()
  })
})
