// Starts and ends the mock backend and the shop.
import { spawn } from 'node:child_process'
import { answers, bin, inRoot, root } from './run.mjs'

const children = []

function launch(command, args, env) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  child.on('exit', (code) => {
    child.ended = true
    if (!ending) end(code ?? 1)
  })
  children.push(child)
  return child
}

let ending = false
/** Ends every process this command started, then itself. */
export async function end(code = 0) {
  if (ending) return
  ending = true
  for (const child of children) if (!child.ended) child.kill('SIGTERM')
  await Promise.all(
    children.map((child) => (child.ended ? null : new Promise((resolve) => child.once('exit', resolve)))),
  )
  process.exit(code)
}
process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))

const failed = (what) => {
  console.error(`${what} did not start`)
  return end(1)
}

/** The mock backend on `port`; resolves when it answers. */
export async function startMock(port) {
  const child = launch(
    process.execPath,
    [inRoot('node_modules', 'tsx', 'dist', 'cli.mjs'), inRoot('mock-backend', 'server.ts')],
    {
      MOCK_PORT: String(port),
      // one line a request would bury the addresses; MOCK_LOG= asks for them
      MOCK_LOG: process.env.MOCK_LOG ?? 'silent',
    },
  )
  const isUp = await answers(`http://127.0.0.1:${port}/health`, { alive: () => !child.ended, timeout: 120_000 })
  if (!isUp) await failed('The mock backend')
}

/** The shop on `port`, built or in development; resolves when it answers. */
export async function startShop(port, { isDev = false, env = {} } = {}) {
  const [command, args] = isDev
    ? [bin('next'), ['dev', '--webpack', '-p', String(port)]]
    : [process.execPath, [inRoot('scripts', 'serve.mjs')]]
  const child = launch(command, args, { NEXT_TELEMETRY_DISABLED: '1', PORT: String(port), ...env })
  const isUp = await answers(`http://127.0.0.1:${port}/api/health`, { alive: () => !child.ended, timeout: 120_000 })
  if (!isUp) await failed('The shop')
}

/** Where the shop finds its services: the mock's addresses unless the owner has set real ones. */
export const serviceAddresses = (mockPort) => ({
  COMMERCE_URL: process.env.COMMERCE_URL ?? `http://127.0.0.1:${mockPort}/graphql`,
  IMAGE_URL: process.env.IMAGE_URL ?? `http://localhost:${mockPort}`,
})
