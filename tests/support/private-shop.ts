import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { test as base } from '@playwright/test'
import type { MarketAlias } from '@/lib/market/market-table'
import { freePort } from '@/scripts/free-port.mjs'
import { MOCK_MEMORY } from '@/scripts/mock-memory.mjs'

const root = process.cwd()
const START_LIMIT = 180_000

const answersAt = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** `exitCode` stays null when a signal ended the process. */
const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function untilUp(child: ChildProcess, url: string): Promise<void> {
  const end = Date.now() + START_LIMIT
  while (!(await answersAt(url))) {
    if (hasExited(child) || Date.now() > end) throw new Error(`${url} did not come up`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const children = new Set<ChildProcess>()
// End the servers also when a test worker ends early.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

async function launch(
  args: string[],
  env: Record<string, string>,
  url: string,
  stdio: StdioOptions = 'ignore',
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio })
  children.add(child)
  child.once('exit', () => children.delete(child))
  await untilUp(child, url)
  return child
}

/** Ends a process and waits until it has exited. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasExited(child)) return
  child.kill(signal)
  await once(child, 'exit')
}

/** The mock backend on a port, with a state file of its own. */
export const launchBackend = (port: number): Promise<ChildProcess> =>
  launch(
    // Not with the command `tsx`, which starts a child process that would remain when it is killed.
    ['--import', 'tsx', path.join(root, 'packages/mock-backend/server.ts')],
    { ...MOCK_MEMORY, MOCK_PORT: String(port), MOCK_STATE: `test-results/state-${port}.json`, MOCK_LOG: 'silent' },
    `http://127.0.0.1:${port}/health`,
  )

export const PRIVATE_SECRET = 'a-secret-for-the-tests-only'

/** Starts the built shop on a port with a backend. If `stdio` has pipes, the caller must read them. */
export const launchShop = (
  port: number,
  backend: number,
  env: Record<string, string> = {},
  stdio?: StdioOptions,
): Promise<ChildProcess> =>
  launch(
    [path.join(root, 'scripts/serve.mjs')],
    {
      PORT: String(port),
      COMMERCE_URL: `http://127.0.0.1:${backend}/graphql`,
      IMAGE_URL: `http://localhost:${backend}`,
      PROVIDER_ORIGINS: `http://localhost:${backend}`,
      SEARCH_CLUSTER: `http://localhost:${backend}`,
      AUTH_URL: `http://localhost:${backend}/api/kajo_prod/`,
      SIGN_URL: `http://localhost:${backend}/auth/sign/kajo?identity=`,
      RETURNS_URL: `http://127.0.0.1:${backend}/returns/v1/`,
      COMPLAINT_PHOTOS: 'true',
      WITHDRAWALS_DIR: path.join(root, `test-results/withdrawals-${port}`),
      REVALIDATE_SECRET: PRIVATE_SECRET,
      RENDERINGS_PER_MINUTE: '100000',
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
    `http://127.0.0.1:${port}/api/health`,
    stdio,
  )

/** State from the mock's control endpoint: `calls` and injected failures by operation since the last reset. */
export type Control = {
  calls: Record<string, number>
  injected: Record<string, number>
  orders: number
  pending: number
  cancelled: number
  carts: number
}

/** Sends a body to the control endpoint of a mock backend and returns its state; see its README. */
export async function control(port: number, body?: Record<string, unknown>): Promise<Control> {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`http://127.0.0.1:${port}/__control`, init)
  if (!answer.ok) throw new Error(`control answered ${answer.status}`)
  return answer.json() as Promise<Control>
}

export type PrivateShop = {
  port: number
  backendPort: number
  /** `http://fi.localhost:41234` */
  origin: (market: MarketAlias) => string
  control: (body?: Record<string, unknown>) => Promise<Control>
  /** Kills the backend: connections are refused until it is started again. */
  stopBackend: () => Promise<void>
  startBackend: () => Promise<void>
}

async function runPrivateShop(use: (shop: PrivateShop) => Promise<void>): Promise<void> {
  const [port, backendPort] = [await freePort(), await freePort()]
  let backend = await launchBackend(backendPort)
  const shop = await launchShop(port, backendPort)
  await use({
    port,
    backendPort,
    origin: (market) => `http://${market}.localhost:${port}`,
    control: (body) => control(backendPort, body),
    stopBackend: () => endProcess(backend, 'SIGKILL'),
    startBackend: async () => {
      await endProcess(backend)
      backend = await launchBackend(backendPort)
    },
  })
  await endProcess(shop)
  await endProcess(backend)
  await rm(path.join(root, `test-results/state-${backendPort}.json`), { force: true })
}

type TestFixtures = { privateShop: PrivateShop }
type WorkerFixtures = { privateServers: PrivateShop }

/**
 * `test` for responses without a page. `privateShop` is a shop with a backend that no other worker uses. They start
 * when the first test of a worker needs them. The backend is reset before each test, the shop keeps its cached pages.
 * `privateServers` is the same without the reset, for `beforeAll`.
 *
 * Test files must not add worker fixtures: Playwright starts a new worker for a file whose worker fixtures differ from
 * those of the previous file.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  privateServers: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
    async ({}, use) => runPrivateShop(use),
    { scope: 'worker', timeout: 400_000 },
  ],
  privateShop: async ({ privateServers }, use) => {
    await privateServers.control({ reset: true, fault: null })
    await use(privateServers)
  },
})
