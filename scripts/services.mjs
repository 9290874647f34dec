// Starts and ends the mock backend and the shop.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { answers, inRoot, root, stopRunning } from './run.mjs'

const START_LIMIT = 120_000
/** Longer than the shop takes to finish its answers. */
const END_LIMIT = 15_000
/** Within this time a second signal is the same one: npm passes on what the terminal has sent already. */
const SAME_SIGNAL = 1000

const children = []
let endingSince = 0

/**
 * A Node process in a group of its own: Ctrl-C in a terminal reaches this process only, which ends them in order.
 * When one ends by itself, everything does.
 */
function launch(name, args, env) {
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(inRoot('scripts', 'end-with-parent.mjs')).href, ...args],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
      env: { ...process.env, ...env },
    },
  )
  child.once('exit', (code) => {
    child.hasEnded = true
    if (endingSince) return
    console.error(`${name} ended`)
    end(code || 1)
  })
  children.push(child)
  return child
}

/** Kills a child with everything it has started. */
function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // gone already
  }
}

async function stop(child) {
  if (child.hasEnded) return
  const timer = setTimeout(() => killGroup(child), END_LIMIT)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(timer)
}

/** Ends every process this command started, then itself: the shop first, since its last answers need the mock backend. */
async function end(code) {
  if (endingSince) return
  endingSince = Date.now()
  stopRunning()
  for (const child of [...children].reverse()) await stop(child)
  process.exit(code)
}

function onSignal() {
  if (endingSince && Date.now() - endingSince > SAME_SIGNAL) children.forEach(killGroup)
  end(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)

/** Whether a signal or the end of a service is ending this command. */
export const isEnding = () => endingSince > 0

/** Ends everything with a sentence; never resolves. */
export function fail(sentence) {
  console.error(sentence)
  end(1)
  return new Promise(() => {})
}

/** Waits until a service has started; when it ends instead, or takes too long, never resolves. */
async function untilStarted(name, child, started) {
  let timer
  const tooLate = new Promise((resolve) => {
    timer = setTimeout(() => resolve(false), START_LIMIT)
  })
  const hasStarted = await Promise.race([started, tooLate])
  clearTimeout(timer)
  if (child.hasEnded || endingSince) await new Promise(() => {})
  if (!hasStarted) await fail(`${name} did not start within ${START_LIMIT / 1000} s`)
}

/** The mock backend on `port`; resolves when it says that it is ready. */
export async function startMock(port) {
  const child = launch('The mock backend', ['--import', 'tsx', inRoot('packages', 'mock-backend', 'server.ts')], {
    MOCK_PORT: String(port),
    // One line a request would hide the addresses; MOCK_LOG= asks for them.
    MOCK_LOG: process.env.MOCK_LOG ?? 'silent',
  })
  await untilStarted('The mock backend', child, once(child, 'message'))
}

/** The shop on `port`, built or in development; resolves when it answers. */
export async function startShop(port, { isDev = false, env = {} } = {}) {
  const args = isDev
    ? [inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'dev', '-p', String(port)]
    : [inRoot('scripts', 'serve.mjs')]
  const child = launch('The shop', args, { NEXT_TELEMETRY_DISABLED: '1', PORT: String(port), ...env })
  const url = `http://127.0.0.1:${port}/api/health`
  await untilStarted('The shop', child, answers(url, { alive: () => !child.hasEnded, timeout: START_LIMIT }))
}

/** Where the shop finds its services: the mock's addresses unless the owner has set real ones. */
export const serviceAddresses = (mockPort) => ({
  COMMERCE_URL: process.env.COMMERCE_URL || `http://127.0.0.1:${mockPort}/graphql`,
  IMAGE_URL: process.env.IMAGE_URL || `http://localhost:${mockPort}`,
  PROVIDER_ORIGINS: process.env.PROVIDER_ORIGINS || `http://localhost:${mockPort}`,
  SEARCH_CLUSTER: process.env.SEARCH_CLUSTER || `http://localhost:${mockPort}`,
})
