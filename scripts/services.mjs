// Starts and stops the mock backend and the shop.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { MOCK_MEMORY } from './mock-memory.mjs'
import { answers, inRoot, root, stopRunning } from './run.mjs'

const START_LIMIT = 120_000
/** Time in ms until a service that does not end is killed; longer than the shop's drain time-out. */
const END_LIMIT = 15_000
/** A second signal within this time in ms is ignored: the terminal and npm both send the signal of one Ctrl-C. */
const SAME_SIGNAL = 1000

const children = []
let endingSince = 0

/**
 * Starts a Node process in its own process group, so that Ctrl-C reaches only this command, which ends the services in
 * order. When a service ends by itself, this command ends.
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

/** Kills a child and all its descendants. */
function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}

async function stop(child) {
  if (child.hasEnded) return
  const timer = setTimeout(() => killGroup(child), END_LIMIT)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(timer)
}

/** Ends the services, then this process. The shop ends first, because its last answers need the mock backend. */
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

/** Whether this command is ending, because of a signal or because a service has ended. */
export const isEnding = () => endingSince > 0

/** Prints a message and ends everything; never resolves. */
export function fail(sentence) {
  console.error(sentence)
  end(1)
  return new Promise(() => {})
}

/** Resolves when a service has started. Never resolves when it ends or takes too long: then the command ends. */
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

/** Starts the mock backend on `port`. Resolves when it is ready. */
export async function startMock(port) {
  const child = launch('The mock backend', ['--import', 'tsx', inRoot('packages', 'mock-backend', 'server.ts')], {
    ...MOCK_MEMORY,
    MOCK_PORT: String(port),
    // Without log lines, so that the printed addresses stay visible. An empty MOCK_LOG shows the log.
    MOCK_LOG: process.env.MOCK_LOG ?? 'silent',
  })
  await untilStarted('The mock backend', child, once(child, 'message'))
}

/** Starts the shop on `port`, built or in development mode. Resolves when it answers. */
export async function startShopServer(port, { isDev = false, env = {} } = {}) {
  const args = isDev
    ? [inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'dev', '-p', String(port)]
    : [inRoot('scripts', 'serve.mjs')]
  const child = launch('The shop', args, { NEXT_TELEMETRY_DISABLED: '1', PORT: String(port), ...env })
  const url = `http://127.0.0.1:${port}/api/health`
  await untilStarted('The shop', child, answers(url, { alive: () => !child.hasEnded, timeout: START_LIMIT }))
}

/** Environment variables with the addresses of the services: those of the mock backend unless they are set. */
export const serviceAddresses = (mockPort) => ({
  COMMERCE_URL: process.env.COMMERCE_URL || `http://127.0.0.1:${mockPort}/graphql`,
  IMAGE_URL: process.env.IMAGE_URL || `http://localhost:${mockPort}`,
  PROVIDER_ORIGINS: process.env.PROVIDER_ORIGINS || `http://localhost:${mockPort}`,
  SEARCH_CLUSTER: process.env.SEARCH_CLUSTER || `http://localhost:${mockPort}`,
  AUTH_URL: process.env.AUTH_URL || `http://localhost:${mockPort}/api/kajo_prod/`,
  SIGN_URL: process.env.SIGN_URL || `http://localhost:${mockPort}/auth/sign/kajo?identity=`,
  RETURNS_URL: process.env.RETURNS_URL || `http://127.0.0.1:${mockPort}/returns/v1/`,
  // of the mock backend; another commerce service may lack it
  COMPLAINT_PHOTOS: process.env.COMPLAINT_PHOTOS || String(!process.env.COMMERCE_URL),
  ...(process.env.COMMERCE_URL || process.env.GRAPHQL_WS_URL
    ? {}
    : { GRAPHQL_WS_URL: `ws://localhost:${mockPort}/graphql` }),
  // the example of the banks; never beside a real commerce service
  INVOICE_IBAN: process.env.INVOICE_IBAN || (process.env.COMMERCE_URL ? '' : 'FI2112345600000785'),
})
