import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test as base } from '@playwright/test'
import type { MarketAlias } from '@/lib/market/market-table'
import { findPlaces, type Places } from './find-places'
import { endProcess, PRIVATE_SECRET } from './private-shop'
import { rawRequest } from './raw-request'

export type Program = 'redis' | 'mock' | 'shop 1' | 'shop 2' | 'varnish' | 'nginx'
export type Cluster = {
  ports: { https: number; http: number; redirect: number; varnish: number; mock: number; shops: number[] }
  kill: (name: Program) => Promise<void>
  /** Starts a program that was killed; resolves when it answers. */
  start: (name: Program) => Promise<void>
}
export type Asked = { market?: MarketAlias; headers?: Record<string, string>; method?: string; body?: string }

export const METRICS_TOKEN = 'a-metrics-token-for-the-tests'
const PURGE_SECRET = 'a-purge-secret-for-the-tests'

/** Starts the script of `npm run cluster` and controls it by messages; resolves when all its programs answer. */
async function launchCluster(env: Record<string, string>): Promise<{ cluster: Cluster; child: ChildProcess }> {
  const child = spawn(process.execPath, ['scripts/cluster.mjs'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let messages = 0
  const ask = async (act: 'kill' | 'start', name: Program) => {
    messages += 1
    const id = messages
    const answered = new Promise<string | null>((resolve) => {
      const hear = (message: { id?: number; error?: string | null }) => {
        if (message.id !== id) return
        child.off('message', hear)
        resolve(message.error ?? null)
      }
      child.on('message', hear)
    })
    child.send({ id, act, name })
    const error = await answered
    if (error !== null) throw new Error(error)
  }
  const ended = once(child, 'exit').then(() => {
    throw new Error('the cluster did not start')
  })
  const [{ ports }] = (await Promise.race([once(child, 'message'), ended])) as [Pick<Cluster, 'ports'>]
  ended.catch(() => undefined)
  return { child, cluster: { ports, kill: (name) => ask('kill', name), start: (name) => ask('start', name) } }
}

/** `cluster` and `places` (a list and its products) are shared by all tests of a worker. */
export const test = base.extend<object, { cluster: Cluster; places: Places }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const { cluster, child } = await launchCluster({
        KAJO_SKIP_BUILD: '1',
        REVALIDATE_SECRET: PRIVATE_SECRET,
        EDGE_PURGE_SECRET: PURGE_SECRET,
        METRICS_TOKEN,
        // In ms. When other tests keep the machine busy, the shop's own delay must not count as a slow Redis.
        REDIS_TIMEOUT: '10000',
      })
      await use(cluster)
      await endProcess(child)
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  places: [
    async ({ cluster }, use) => use(await findPlaces(`http://fi.localhost:${cluster.ports.http}`)),
    { scope: 'worker' },
  ],
})

const at = (port: number, path: string, { market = 'fi', ...options }: Asked = {}) =>
  rawRequest(`http://${market}.localhost:${port}`, path, options)

/** Sends a request through nginx, as visitors do. */
export const visit = ({ ports }: Cluster, path: string, asked?: Asked) => at(ports.http, path, asked)
/** Sends a request directly to Varnish, as only programs in the same network can. */
export const askVarnish = ({ ports }: Cluster, path: string, asked?: Asked) => at(ports.varnish, path, asked)
/** Sends requests to one shop (0 or 1) directly, not through nginx and Varnish. */
export const askShop = ({ ports }: Cluster, index: number, path: string, asked?: Asked) =>
  at(ports.shops[index] ?? 0, path, asked)

export const cacheOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-cache']

/** Removes all stored responses whose tags match the pattern; resolves to the status. */
export async function ban(cluster: Cluster, pattern: string, secret = PURGE_SECRET): Promise<number> {
  const headers = { 'x-kajo-tag-pattern': pattern, 'x-kajo-purge-secret': secret }
  return (await askVarnish(cluster, '/', { method: 'BAN', headers })).status
}
