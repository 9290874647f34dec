import { expect, it, vi } from 'vitest'
import { createRedisInvalidations } from '@/lib/cache/redis-invalidations.mjs'

/** A Redis whose answers the test gives, oldest first. */
function setup() {
  let time = 1000
  const answers: (() => void)[] = []
  const set = vi.fn(
    (_key: string, _time: string, _options: object) => new Promise<void>((resolve) => answers.push(resolve)),
  )
  const marks = createRedisInvalidations({ tagScope: 'backend', now: () => time++ })
  return {
    marks,
    flush: () => marks.flush({ set }),
    answer: () => answers.shift()?.(),
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
