import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createClient } from 'redis'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createMemoryStore } from '@/lib/cache/memory-store.mjs'
import { createPageStore } from '@/lib/cache/page-store.mjs'
import { createRedisStore } from '@/lib/cache/redis-store.mjs'
import { freePort } from '@/scripts/free-port.mjs'

export const WAIT_OPTIONS = { timeout: 20_000, interval: 50 }
/** Time-out of a store for Redis, in ms. On a slow machine a shorter one could end before Redis answers. */
const REDIS_TIMEOUT_MS = 5000

const stores: ReturnType<typeof createRedisStore>[] = []
let port = 0
let server: ChildProcess

export function startRedis(): void {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  server = spawn('redis-server', options, { stdio: 'ignore' })
}

export async function killRedis(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}

export const signalRedis = (signal: NodeJS.Signals): boolean => server.kill(signal)

/** Runs commands on the same Redis with a client of its own, as another program would. */
export async function withClient(work: (client: ReturnType<typeof createClient>) => Promise<unknown>): Promise<void> {
  const client = createClient({ url: `redis://127.0.0.1:${port}` })
  await client.connect()
  await work(client)
  client.destroy()
}

/** The page store of one instance of the shop. */
export function instance({ pageScope = 'build:backend', timeout = REDIS_TIMEOUT_MS } = {}) {
  const redis = createRedisStore({
    url: `redis://127.0.0.1:${port}`,
    pageScope,
    tagScope: 'backend',
    timeout,
    retryAfter: 50,
  })
  stores.push(redis)
  const memory = () => createMemoryStore({ entries: 100, megabytes: 4 })
  return createPageStore({ memory: memory(), second: memory(), redis })
}
export type Instance = ReturnType<typeof instance>

export const isUp = ({ redis }: Instance): Promise<void> =>
  vi.waitFor(async () => expect(await redis?.ping()).toBe(true), WAIT_OPTIONS)

export const entry = (html: string) => ({
  value: { kind: 'APP_PAGE', html, rscData: Buffer.from([0, 255, 128]), headers: { a: 'b' }, status: 200 },
  lastModified: Date.now(),
  tags: ['fi:list'],
  cacheControl: { revalidate: 300, expire: 86_400 },
})

export const isInvalidated = (store: Instance, tags: string[], lastModified = store.now() - 60_000): Promise<boolean> =>
  store.isInvalidated({ ...entry(''), lastModified }, tags)

export const htmlOf = async (store: Instance, key: string): Promise<string | null> =>
  (await store.read(key))?.value.html ?? null

/** Registers hooks: a new Redis process for every test of the file. */
export function withRedis(): void {
  beforeEach(async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    port = await freePort()
    startRedis()
  })
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close()
    server.kill('SIGCONT')
    await killRedis()
    vi.restoreAllMocks()
  })
}
