import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const createRedisStore = vi.fn((_options: { pageScope: string; tagScope: string }) => null)
vi.mock('@/lib/cache/redis-store.mjs', () => ({ createRedisStore }))

const { default: PageCache } = await import('@/lib/cache/page-cache.mjs')
const PLACE = Symbol.for('kajo.page-store')

/** Under which names an instance keeps its pages and marks, when the framework starts its first request. */
async function scopesOf(buildId: string) {
  Reflect.deleteProperty(globalThis, PLACE)
  createRedisStore.mockClear()
  const read = vi.fn(async (file: string) =>
    path.basename(file) === 'BUILD_ID' ? `${buildId}\n` : readFile(file, 'utf8'),
  )
  const cache = new PageCache({ fs: { readFile: read }, serverDistDir: '/srv/.next/server' })
  await cache.get('/fi/fi', { kind: 'APP_PAGE' })
  expect(read).toHaveBeenCalledWith('/srv/.next/server/../BUILD_ID', 'utf8')
  const [options] = createRedisStore.mock.calls[0] ?? []
  return { pages: options?.pageScope, marks: options?.tagScope }
}

beforeEach(() => {
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1')
  vi.stubEnv('COMMERCE_URL', 'http://backend.test/graphql')
})
afterEach(() => {
  vi.unstubAllEnvs()
  Reflect.deleteProperty(globalThis, PLACE)
})

it('two builds on one Redis do not share pages, but share tag invalidations', async () => {
  const [old, next] = [await scopesOf('build-one'), await scopesOf('build-two')]
  expect(old.pages).toMatch(/^build-one:/)
  expect(next.pages).toMatch(/^build-two:/)
  expect(old.marks).toBe(next.marks)
})

it('one build with two backends has separate pages for them', async () => {
  const one = await scopesOf('build-one')
  vi.stubEnv('COMMERCE_URL', 'http://other.test/graphql')
  const other = await scopesOf('build-one')
  expect([one.pages === other.pages, one.marks === other.marks]).toEqual([false, false])
})
