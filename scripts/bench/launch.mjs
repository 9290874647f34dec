// Starts the processes of the benchmarks and ends them with the command.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'
import { MOCK_MEMORY } from '../mock-memory.mjs'
import { answers, inRoot, root } from '../run.mjs'

const children = []

async function launch(args, { cwd = root, env, url }) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  const isUp = await answers(url, { alive: () => child.exitCode === null, timeout: 120_000 })
  if (!isUp) throw new Error(`${url} did not come up`)
  return child
}

/** Runs `next start` in a folder with a build. Resolves to its port and process. */
export async function launchNext({ cwd = root, env = {}, path = '/' } = {}) {
  const port = await freePort()
  const child = await launch([inRoot('node_modules/next/dist/bin/next'), 'start', '-p', String(port)], {
    cwd,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', PORT: String(port), ...env },
    url: `http://127.0.0.1:${port}${path}`,
  })
  return { port, child }
}

/** Paths of the mock backend in this and in older versions of the shop. */
const MOCK_FILES = ['packages/mock-backend/server.ts', 'mock-backend/server.ts']

/** Starts the mock backend of a folder with its own state file. Resolves to its port and process. */
export async function launchBackendProcess(env = {}, folder = root) {
  const port = await freePort()
  const file = MOCK_FILES.map((name) => join(folder, name)).find(existsSync)
  const child = await launch(['--import', 'tsx', file], {
    cwd: folder,
    env: {
      ...MOCK_MEMORY,
      MOCK_PORT: String(port),
      MOCK_STATE: join(folder, `.kajo/bench-${port}.json`),
      MOCK_LOG: 'silent',
      ...env,
    },
    url: `http://127.0.0.1:${port}/health`,
  })
  return { port, child }
}

/** As `launchBackendProcess`; resolves to its port. */
export const launchBackend = async (env, folder) => (await launchBackendProcess(env, folder)).port

/** Starts the built shop of a folder with a backend. Resolves to its port and process. */
export async function launchShop(backendPort, env = {}, folder = root) {
  const port = await freePort()
  const server = join(folder, 'scripts/serve.mjs')
  // Older versions of the shop do not have scripts/serve.mjs.
  const next = [join(folder, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)]
  const child = await launch(existsSync(server) ? [server] : next, {
    cwd: folder,
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      COMMERCE_URL: `http://127.0.0.1:${backendPort}/graphql`,
      IMAGE_URL: `http://localhost:${backendPort}`,
      PROVIDER_ORIGINS: `http://localhost:${backendPort}`,
      SEARCH_CLUSTER: `http://localhost:${backendPort}`,
      AUTH_URL: `http://localhost:${backendPort}/api/kajo_prod/`,
      SIGN_URL: `http://localhost:${backendPort}/auth/sign/kajo?identity=`,
      RETURNS_URL: `http://127.0.0.1:${backendPort}/returns/v1/`,
      RENDERINGS_PER_MINUTE: '100000',
      ...env,
    },
    url: `http://127.0.0.1:${port}/api/health`,
  })
  return { port, child }
}

/** Ends all processes that were started. */
export async function stopAll() {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  await Promise.all(
    running.map((child) => {
      child.kill('SIGKILL')
      return once(child, 'exit')
    }),
  )
}
