// Runs Redis, mock backend, two shops, Varnish and nginx on this machine, as deploy/compose.yaml does in containers.
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'
import { MARKET_CODES } from '../market-codes.mjs'
import { MOCK_MEMORY } from '../mock-memory.mjs'
import { answers, inRoot, root } from '../run.mjs'
import { makeCertificate } from './certificate.mjs'
import { createPrograms } from './programs.mjs'
import { writeConfig } from './write-config.mjs'

const PICTURE_HOST = 'pictures.localhost'
const START_LIMIT = 120_000
const SHOPS = ['shop 1', 'shop 2']

/** @typedef {'redis' | 'mock' | 'shop 1' | 'shop 2' | 'varnish' | 'nginx'} ProgramName */
/**
 * @typedef {{
 *   https: number, http: number, redirect: number, varnish: number, redis: number, mock: number, shops: number[]
 * }} Ports
 *   `http`: the shop without TLS; `redirect`: redirects from http to https, as in production
 */

/** Whether a port of this machine accepts connections. @param {number} port @returns {Promise<boolean>} */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy()).setTimeout(1000, () => socket.destroy())
    socket.once('connect', () => socket.end())
  })

/** @param {() => Promise<boolean>} check @param {() => boolean} alive */
async function until(check, alive) {
  const end = Date.now() + START_LIMIT
  while (Date.now() < end && alive()) {
    if (await check()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/** @returns {Promise<Ports>} */
async function choosePorts(given) {
  const [https, http, redirect, varnish, redis, mock, one, two] = await Promise.all(Array.from({ length: 8 }, freePort))
  return { https, http, redirect, varnish, redis, mock, shops: [one, two], ...given }
}

/**
 * Commands, arguments and environments of the programs.
 * @param {string} folder @param {Ports} ports @param {Record<string, string>} env
 */
function programs(folder, ports, env) {
  const commerce = env.COMMERCE_URL || process.env.COMMERCE_URL || `http://127.0.0.1:${ports.mock}/graphql`
  const pictures = env.IMAGE_URL || process.env.IMAGE_URL || `https://${PICTURE_HOST}:${ports.https}`
  const shopEnv = {
    NEXT_TELEMETRY_DISABLED: '1',
    COMMERCE_URL: commerce,
    IMAGE_URL: pictures,
    PROVIDER_ORIGINS: process.env.PROVIDER_ORIGINS || `http://localhost:${ports.mock}`,
    // Chromium and Firefox allow requests from an https page to http://localhost.
    SEARCH_CLUSTER: process.env.SEARCH_CLUSTER || `http://localhost:${ports.mock}`,
    AUTH_URL: process.env.AUTH_URL || `http://localhost:${ports.mock}/api/kajo_prod/`,
    SIGN_URL: process.env.SIGN_URL || `http://localhost:${ports.mock}/auth/sign/kajo?identity=`,
    RETURNS_URL: process.env.RETURNS_URL || `http://127.0.0.1:${ports.mock}/returns/v1/`,
    SHOP_DOMAINS: MARKET_CODES.map((market) => `${market}=https://${market}.localhost:${ports.https}`).join(','),
    // Both nginx and Varnish add an address to X-Forwarded-For.
    TRUSTED_PROXIES: '2',
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    ASSETS_DIR: join(folder, 'assets'),
    EDGE_PURGE_URLS: `http://127.0.0.1:${ports.varnish}/`,
    // tests and measurements come from one address
    RENDERINGS_PER_MINUTE: '100000',
    ...env,
  }
  const shop = (port) => ({
    command: process.execPath,
    args: [inRoot('scripts', 'serve.mjs')],
    cwd: root,
    env: { ...shopEnv, PORT: String(port) },
  })
  const varnishFolder = join(folder, 'varnish')
  return {
    redis: {
      command: 'redis-server',
      args: ['--port', String(ports.redis), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    },
    mock: {
      command: process.execPath,
      args: ['--import', 'tsx', inRoot('packages', 'mock-backend', 'server.ts')],
      cwd: root,
      env: {
        ...MOCK_MEMORY,
        MOCK_STATE: join(folder, 'state.json'),
        MOCK_LOG: 'silent',
        ...env,
        MOCK_PORT: String(ports.mock),
      },
    },
    'shop 1': shop(ports.shops[0]),
    'shop 2': shop(ports.shops[1]),
    varnish: {
      command: 'varnishd',
      // biome-ignore format: one option a line
      args: [
        '-F', '-j', 'none', '-n', join(varnishFolder, 'work'), '-a', `127.0.0.1:${ports.varnish}`,
        '-T', '127.0.0.1:0',
        '-f', join(varnishFolder, 'kajo.vcl'), '-p', `vcl_path=${varnishFolder}`,
        '-p', 'http_req_hdr_len=64k', '-p', 'http_req_size=96k', '-p', 'workspace_client=256k', '-p', 'workspace_backend=256k',
        '-s', 'main=malloc,256m', '-s', 'second=malloc,64m', '-p', 'vsl_space=16m',
      ],
      env: { EDGE_PURGE_SECRET: env.EDGE_PURGE_SECRET ?? process.env.EDGE_PURGE_SECRET ?? '' },
    },
    nginx: {
      command: 'nginx',
      args: ['-p', join(folder, 'nginx'), '-c', join(folder, 'nginx', 'nginx.conf'), '-g', 'daemon off;'],
    },
  }
}

/**
 * Starts a cluster of the built shop. Resolves when all programs answer; rejects with a message when one does not.
 * @param {{
 *   ports?: Partial<Ports>, env?: Record<string, string>, onExit?: (name: string) => void, logFile?: string
 * }} [options]
 */
export async function startCluster({ ports: given = {}, env = {}, onExit, logFile } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kajo-cluster-'))
  // Started by root, nginx runs its workers as another user, which must be able to write large bodies to this folder.
  chmodSync(folder, 0o711)
  mkdirSync(join(folder, 'varnish', 'work'), { recursive: true })
  const ports = await choosePorts(given)
  const hasMock = !(env.COMMERCE_URL || process.env.COMMERCE_URL)
  const tls = await makeCertificate(folder, [
    'localhost',
    PICTURE_HOST,
    ...MARKET_CODES.map((name) => `${name}.localhost`),
  ])
  writeConfig(folder, ports, { ...tls, pictures: hasMock ? `http://127.0.0.1:${ports.mock}` : null })
  const running = createPrograms({ onExit, log: logFile ? openSync(logFile, 'a') : 'ignore' })
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  // Remove the folder also when the command ends during the start.
  process.once('exit', removeFolder)
  const table = programs(folder, ports, env)

  const answersOn = (port, path) => async () =>
    answers(`http://127.0.0.1:${port}${path}`, { timeout: 1000, alive: () => true })
  /** @type {Record<ProgramName, () => Promise<boolean>>} */
  const checks = {
    redis: () => listens(ports.redis),
    mock: answersOn(ports.mock, '/health'),
    'shop 1': answersOn(ports.shops[0], '/api/health'),
    'shop 2': answersOn(ports.shops[1], '/api/health'),
    varnish: () => listens(ports.varnish),
    nginx: () => listens(ports.http),
  }

  /** @param {ProgramName} name */
  async function start(name) {
    running.start(name, table[name])
    if (await until(checks[name], () => running.isRunning(name))) return
    throw new Error(`${name} did not start`)
  }

  async function stop() {
    // Stop from the outside in, so that responses in progress can be completed.
    for (const name of ['nginx', 'varnish']) await running.stop(name)
    await Promise.all(SHOPS.map((name) => running.stop(name)))
    await Promise.all(['mock', 'redis'].map((name) => running.stop(name)))
    removeFolder()
    process.off('exit', removeFolder)
  }

  try {
    await Promise.all([start('redis'), hasMock && start('mock')])
    await Promise.all(SHOPS.map(start))
    await start('varnish')
    await start('nginx')
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ports,
    folder,
    start,
    stop,
    /** @param {ProgramName} name */
    kill: (name) => running.stop(name, 'SIGKILL'),
    /** @param {ProgramName} name */
    pidOf: (name) => running.pidOf(name),
  }
}
