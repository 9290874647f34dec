import { expect, it, vi } from 'vitest'
import { createRedisInvalidations } from '@/lib/cache/redis-invalidations.mjs'

/** A Redis whose answers the test gives, oldest first. */
function setup() {
  let time = 1000
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = []
  const set = vi.fn(
    (_key: string, _time: string, _options: object) =>
      new Promise<void>((resolve, reject) => {
        answers.push({ resolve, reject })
      }),
  )
  const marks = createRedisInvalidations({ tagScope: 'backend', now: () => time++ })
  return {
    marks,
    flush: () => marks.flush({ set }),
    answer: () => answers.shift()?.resolve(),
    fail: () => answers.shift()?.reject(new Error('connection lost')),
    sent: () => set.mock.calls.map(([key, at]) => `${key.split(':').slice(-2).join(':')} ${at}`),
  }
}

it('a slow answer of Redis does not remove a newer invalidation of the same tag', async () => {
  const { marks, flush, answer, sent } = setup()
  marks.add(['fi:price'])
  const slow = flush()
  marks.add(['fi:price', 'fi:list'])
  answer()
  await slow
  const next = flush()
  expect(sent()).toEqual(['fi:price 1000', 'fi:price 1001', 'fi:list 1001'])
  answer()
  answer()
  await next
  await flush()
  expect(sent(), 'each is sent once').toHaveLength(3)
})

it('tags that Redis received late are reported once, after it has the newest invalidation of each', async () => {
  const { marks, flush, answer, fail } = setup()
  marks.add(['fi:price'])
  const lost = flush()
  fail()
  await expect(lost).rejects.toThrow('connection lost')
  marks.markLate(['fi:price', 'fi:list'])
  const slow = flush()
  marks.add(['fi:price'])
  answer()
  expect(await slow).toEqual([])
  const next = flush()
  answer()
  expect(await next).toEqual(['fi:price'])
  expect(await flush()).toEqual([])
})
