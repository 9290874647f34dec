import { afterEach, expect, it, vi } from 'vitest'
import { createRedisStore } from '@/lib/cache/redis-store.mjs'

/** Fake Redis: `isDown` makes every command fail; while `held` is set, SET is answered only when it resolves. */
const redis = vi.hoisted(() => ({ isDown: false, marks: [] as string[], held: null as Promise<void> | null }))
const answer = vi.hoisted(() => async <T>(value: T): Promise<T> => {
  if (redis.isDown) throw new Error('connection lost')
  return value
})
vi.mock('redis', () => ({
  RESP_TYPES: {},
  createClient: () => {
    const client = {
      on: () => undefined,
      connect: () => answer(undefined),
      destroy: () => undefined,
      withTypeMapping: () => client,
      ping: () => answer('PONG'),
      sendCommand: () => answer(['1000', '0']),
      mGet: (keys: string[]) => answer(keys.map(() => '1000000')),
      set: async (key: string) => {
        await answer(undefined)
        redis.marks.push(key.split(':').slice(-2).join(':'))
        await redis.held
      },
    }
    return client
  },
}))

const store = createRedisStore({ url: 'redis://x', pageScope: 'p', tagScope: 't', timeout: 5000, retryAfter: 1 })
afterEach(() => store.close())

it('an invalidation that comes while Redis recovers is sent, and its late arrival is reported', async () => {
  const onArrival = vi.fn()
  await store.invalidate(['fi:menu'], onArrival)
  redis.isDown = true
  await store.invalidate(['fi:list'], onArrival)
  expect(store.isUp()).toBe(false)

  let release = () => {}
  redis.held = new Promise((resolve) => {
    release = resolve
  })
  redis.isDown = false
  await vi.waitFor(() => expect(redis.marks).toEqual(['fi:menu', 'fi:list']))
  // meanwhile the probe still waits for the answer to its SET
  await store.invalidate(['fi:price'], onArrival)
  expect(redis.marks).toHaveLength(2)
  redis.held = null
  release()
  await vi.waitFor(() => expect(redis.marks).toEqual(['fi:menu', 'fi:list', 'fi:price']))
  await vi.waitFor(() => expect(onArrival.mock.calls).toEqual([[['fi:list']], [['fi:price']]]))
})
