import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { sign } from '@/lib/http/signature'
import { registerMetrics } from '@/lib/metrics/record.mjs'
import { type FakeEdge, startFakeEdge } from '@/tests/support/fake-edge'

/** Lets the pause before the second message end. */
let repeat: () => void = () => undefined
/** Length of that pause in ms. */
let repeatedAfter = 0
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) =>
    new Promise<void>((resolve) => {
      if (ms < 1000) return void setTimeout(resolve, ms)
      repeat = resolve
      repeatedAfter = ms
    }),
}))

const SECRET = 'a-secret-of-some-length'
const EDGE_SECRET = 'known-to-the-edge-only'

const invalidated: string[][] = []
/** The callback that the route has given to the store, for tags that Redis receives later. */
let onArrival: (tags: string[]) => void = () => undefined
const edges: FakeEdge[] = []
let warn: MockInstance

const edge = async (...statuses: number[]) => {
  const started = await startFakeEdge(statuses, () => invalidatedBefore.push(invalidated.length))
  edges.push(started)
  return started
}
const counted: string[] = []
/** How many invalidations there were when each message arrived. */
const invalidatedBefore: number[] = []

/** The shop's route with these caches in front. */
async function revalidate(addresses: string[], tags = ['fi:list', 'fi:product:a.b']) {
  vi.stubEnv('EDGE_PURGE_URLS', addresses.join())
  vi.resetModules()
  const { POST } = await import('@/app/api/revalidate/route')
  const body = JSON.stringify({ tags, timestamp: Date.now() })
  const headers = { 'x-kajo-signature': sign(body, SECRET) }
  const answer = await POST(new Request('http://shop/api/revalidate', { method: 'POST', body, headers }))
  return { status: answer.status, body: await answer.json() }
}

beforeEach(() => {
  invalidated.length = 0
  invalidatedBefore.length = 0
  counted.length = 0
  registerMetrics({
    count: (name, { result = '' }) => void counted.push(`${name} ${result}`.trim()),
    observe: () => undefined,
    render: async () => ({ text: '', contentType: '' }),
  })
  vi.stubEnv('REVALIDATE_SECRET', SECRET)
  vi.stubEnv('EDGE_PURGE_SECRET', EDGE_SECRET)
  const invalidate = async (tags: string[], told: typeof onArrival) => {
    invalidated.push(tags)
    onArrival = told
  }
  Reflect.set(globalThis, Symbol.for('kajo.page-store'), Promise.resolve({ invalidate }))
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  for (const { server } of edges.splice(0)) server.close()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(globalThis, Symbol.for('kajo.metrics'))
  warn.mockRestore()
})

describe('an accepted revalidation', () => {
  it('is sent to every cache after the tags are invalidated', async () => {
    const [one, two] = [await edge(200), await edge(200)]
    const answer = await revalidate([one.address, two.address])
    expect(answer).toEqual({
      status: 200,
      body: { revalidated: ['fi:list', 'fi:product:a.b'], edges: { told: 2, failed: 0 } },
    })
    for (const { seen } of [one, two]) {
      expect(seen).toHaveLength(1)
      expect(seen[0]).toMatchObject({
        method: 'BAN',
        url: '/',
        headers: {
          'x-kajo-tags': 'fi:list,*,fi:product:a.b,fi:product:*',
          'x-kajo-tag-pattern': '(^|,)(fi:list|[*]|fi:product:a[.]b|fi:product:[*])(,|$)',
          'x-kajo-purge-secret': EDGE_SECRET,
        },
      })
    }
    expect(invalidatedBefore, 'the caches ask again at once').toEqual([1, 1])
    expect(warn).not.toHaveBeenCalled()
  })

  it('is sent again, for responses on their way to the cache', async () => {
    const one = await edge(200)
    await revalidate([one.address])
    expect(one.seen).toHaveLength(1)
    expect(repeatedAfter).toBe(1000)
    repeat()
    await vi.waitFor(() => expect(one.seen).toHaveLength(2))
    expect(one.seen[1]).toEqual(one.seen[0])
  })

  it('is sent twice more when Redis receives the tags late, because other instances did not know of them', async () => {
    const one = await edge(200)
    await revalidate([one.address])
    // the first message is not repeated in this test
    repeat = () => undefined
    onArrival(['fi:price'])
    await vi.waitFor(() =>
      expect(one.seen.map(({ headers }) => headers['x-kajo-tags'])).toEqual([
        'fi:list,*,fi:product:a.b,fi:product:*',
        'fi:price,*',
      ]),
    )
    await vi.waitFor(() => {
      repeat()
      expect(one.seen).toHaveLength(3)
    })
    expect(repeatedAfter, 'when every instance has connected to Redis again').toBe(5000)
    expect(one.seen[2]).toEqual(one.seen[1])
  })

  it('is repeated until the cache accepts it', async () => {
    const one = await edge(503, 405, 200)
    expect((await revalidate([one.address])).body.edges).toEqual({ told: 1, failed: 0 })
    expect(one.seen).toHaveLength(3)
  })

  it('is accepted when a cache refuses it or is down; each failure is logged without path and secret', async () => {
    const [refusing, gone, well] = [await edge(405), await edge(200), await edge(200)]
    await once(gone.server.close(), 'close')
    const answer = await revalidate([`${refusing.address}hidden-path`, gone.address, well.address])
    expect([answer.status, answer.body.edges]).toEqual([200, { told: 1, failed: 2 }])
    expect(refusing.seen).toHaveLength(3)
    expect(counted.sort()).toEqual(['edgePurges failed', 'edgePurges failed', 'edgePurges told', 'revalidations'])
    const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(lines.map(({ event, host, reason }) => [event, host, reason]).sort()).toEqual(
      [
        ['edge-not-purged', new URL(refusing.address).host, 'status 405'],
        ['edge-not-purged', new URL(gone.address).host, 'TypeError'],
      ].sort(),
    )
    expect(String(warn.mock.calls)).not.toMatch(/hidden-path|known-to-the-edge/)
  })

  it('follows no redirect with the secret', async () => {
    const one = await edge(302)
    expect((await revalidate([one.address])).body.edges).toEqual({ told: 0, failed: 1 })
    expect(one.seen.map(({ url }) => url)).toEqual(['/', '/', '/'])
  })

  it('with tags too long for one header is sent in several requests, up to the first that fails', async () => {
    const tags = Array.from({ length: 90 }, (_, index) => `fi:product:${'ä'.repeat(40)}${index}`)
    const [well, refusing] = [await edge(200), await edge(200, 500)]
    const answer = await revalidate([well.address, refusing.address], tags)
    expect(answer.body.edges).toEqual({ told: 1, failed: 1 })
    expect(well.seen.length).toBeGreaterThan(2)
    expect(refusing.seen).toHaveLength(4)
  })

  it('is not sent when no cache is configured', async () => {
    expect((await revalidate([])).body).toEqual({ revalidated: ['fi:list', 'fi:product:a.b'] })
    expect(invalidated).toEqual([['fi:list', 'fi:product:a.b']])
  })
})

it('line ends, commas and regular expression characters in tags are escaped', async () => {
  const one = await edge(200)
  const answer = await revalidate([one.address], ['fi:list\r\nx-evil: 1', 'fi:a,fi:b', 'fi:.*|(', ',', '*'])
  expect(answer.body.edges).toEqual({ told: 1, failed: 0 })
  const headers = one.seen[0]?.headers ?? {}
  expect(headers).not.toHaveProperty('x-evil')
  expect(headers['x-kajo-tag-pattern']).toBe(
    '(^|,)(fi:list%0D%0Ax-evil:%201|fi:list%0D%0Ax-evil:[*]|[*]|fi:a%2Cfi:b|fi:a%2Cfi:[*]|fi:[.][*]%7C[(]|%2C)(,|$)',
  )
})
