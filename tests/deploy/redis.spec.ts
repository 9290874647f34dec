import { type ChildProcess, spawn } from 'node:child_process'
import { expect } from '@playwright/test'
import { freePort } from '@/scripts/free-port.mjs'
import { findPlaces, type Places } from '@/tests/support/find-places'
import { endProcess, launchShop, test } from '@/tests/support/private-shop'
import { rawRequest } from '@/tests/support/raw-request'
import { sendRevalidation } from '@/tests/support/send-revalidation'

let redisPort: number
let redis: ChildProcess
let shops: ChildProcess[] = []
let one: string
let two: string
let places: Places

const startRedis = () => {
  redis = spawn(
    'redis-server',
    ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  )
}
const redisOf = async (origin: string): Promise<unknown> =>
  JSON.parse((await rawRequest(origin, '/api/health?ready')).body).redis
const cacheOf = async (origin: string, path: string) => (await rawRequest(origin, path)).headers['x-nextjs-cache']
const whenShared = async () => {
  for (const origin of [one, two]) await expect.poll(() => redisOf(origin), { intervals: [100] }).toBe(true)
}

test.beforeAll(async ({ privateServers }) => {
  redisPort = await freePort()
  startRedis()
  const ports = [await freePort(), await freePort()]
  // a machine busy with other tests may be slow to ask, which must not count as a slow Redis
  const env = { REDIS_URL: `redis://127.0.0.1:${redisPort}`, REDIS_TIMEOUT: '10000' }
  shops = await Promise.all(ports.map((port) => launchShop(port, privateServers.backendPort, env)))
  ;[one, two] = ports.map((port) => `http://fi.localhost:${port}`) as [string, string]
  places = await findPlaces(one)
})

test.afterAll(async () => {
  await Promise.all([...shops, redis].map((child) => endProcess(child)))
})

test('two instances on one Redis share pages: a page rendered by one is served by the other without a backend call', async ({
  privateShop,
}) => {
  await whenShared()
  for (const path of [places.list, places.products[0] ?? '', `${places.list}?page=3`]) {
    const drawn = await rawRequest(one, path)
    await privateShop.control({ reset: true })
    const shared = await rawRequest(two, path)
    expect(shared.headers['x-nextjs-cache'], path).toBe('HIT')
    expect(shared.status).toBe(drawn.status)
    // addresses on the market's own domain carry the instance's port here; in production both have one domain
    const plain = (html: string) => html.replace(/localhost:\d+/g, '')
    expect(plain(shared.body) === plain(drawn.body), 'the same page').toBe(true)
    expect(shared.headers['cache-control']).toMatch(/^s-maxage=\d+/)
    expect((await privateShop.control()).calls).toEqual({})
  }
})

test('a page revalidated on one instance is stale on the other and is renewed once for both', async () => {
  await whenShared()
  const path = places.products[1] ?? ''
  await rawRequest(one, path)
  expect(await cacheOf(two, path)).toBe('HIT')
  expect(await sendRevalidation(one, ['fi:product'])).toBe(200)
  expect(await cacheOf(two, path)).toBe('STALE')
  await expect.poll(() => cacheOf(two, path)).toBe('HIT')
  await expect.poll(() => cacheOf(one, path)).toBe('HIT')
})

test('when Redis is killed under load there is no error, and both instances use it again after its return', async () => {
  await whenShared()
  const seen = new Map<number, number>()
  const paths = ['/', places.list, ...places.products.slice(0, 20)]
  let isRunning = true
  let turn = 0
  const visitor = async () => {
    while (isRunning) {
      turn += 1
      const { status } = await rawRequest(turn % 2 ? one : two, paths[turn % paths.length] ?? '/')
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
  }
  const load = Array.from({ length: 8 }, visitor)
  const answered = () => [...seen.values()].reduce((sum, count) => sum + count, 0)
  // two shops draw the pages for the first time
  await expect.poll(answered, { timeout: 120_000 }).toBeGreaterThan(100)
  await endProcess(redis, 'SIGKILL')
  for (const origin of [one, two]) await expect.poll(() => redisOf(origin)).toBe(false)
  const atLoss = answered()
  await expect.poll(answered, { message: 'goes on from memory', timeout: 120_000 }).toBeGreaterThan(atLoss + 100)
  startRedis()
  await whenShared()
  isRunning = false
  await Promise.all(load)
  expect([...seen.keys()]).toEqual([200])

  // on a busy machine a slow response may have made an instance give Redis up again
  await whenShared()
  const fresh = `${places.list}?page=2`
  await rawRequest(one, fresh)
  expect(await cacheOf(two, fresh)).toBe('HIT')
})
