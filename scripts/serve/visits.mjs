import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { provideVisits } from '../../lib/cache/visit.mjs'
import { addressGroup, CLIENT_ADDRESS, shortAddress } from '../../lib/http/client-address.mjs'
import { OVER_LIMIT } from '../../lib/http/over-limit.mjs'
import { createRateLimit } from '../../lib/http/rate-limit.mjs'
import { logLine } from '../../lib/log/log-line.mjs'
import { kindOf } from './count-request.mjs'

const MINUTE = 60_000
/** Part of a minute's renderings that a visitor may use at once. */
const AT_ONCE = 1 / 4
/** In ms. Without an answer by then, a page is rendered without asking first. */
const PATIENCE = 10_000
/** Requests of the server to itself carry this header with a secret that is made anew for each process. */
const INTERNAL = 'x-kajo-internal'
const ADDRESS_PATH = '/api/address'
/** What an address has, by the status of `/api/address`. */
const FOUND = { 308: 'redirect', 404: 'nothing' }
const PAGES = ['document', 'navigation', 'prefetch']

const NOT_FOUND = { status: 404, headers: { 'cache-control': 'no-store' } }

/** @param {string} segment of a key of the page cache, which escapes only what divides a path */
function encodeSegment(segment) {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return encodeURIComponent(segment)
  }
}

/** True for a page that the framework rendered for this request alone. @param {import('node:http').ServerResponse} response */
const wasUncached = (response) => response.statusCode === 200 && !response.getHeader('x-nextjs-cache')

/** Public address of a shared page: an unknown address of its site. @param {string} path `/fi-path/sv/404` */
function publicAddress(path) {
  const [, market, lang, page] = path.split('/')
  const [alias, mode] = market.split('-')
  return mode === 'path'
    ? { host: '127.0.0.1', path: `/${alias}/${lang}/${page}` }
    : { host: `${alias}.localhost`, path: `/${lang}/${page}` }
}

/**
 * Tells the page cache whose request it answers (`lib/cache/visit.mjs`), and limits the renderings of one visitor per
 * minute; stored pages cost nothing. What costs what is in `lib/cache/admit.mjs`; a page that is rendered for each
 * request, such as the checkout, counts as one.
 * @param {{ perMinute: number, portOf: () => number | undefined }} options `portOf`: port at which this server listens
 */
export function createVisits({ perMinute, portOf }) {
  const secret = randomUUID()
  const storage = new AsyncLocalStorage()
  provideVisits(storage)
  const most = Math.max(1, perMinute * AT_ONCE)
  const take = createRateLimit({ most, within: (most / perMinute) * MINUTE })
  const mayLog = createRateLimit({ most: 1, within: MINUTE })
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })

  /** @param {{ host: string, path: string, headers?: Record<string, string> }} address */
  const ask = ({ host, path, headers = {} }) =>
    new Promise((resolve, reject) => {
      const port = portOf()
      if (!port) return reject(new Error('the server does not listen'))
      const options = { host: '127.0.0.1', port, path, agent, timeout: PATIENCE }
      const sent = get({ ...options, headers: { ...headers, host: `${host}:${port}`, [INTERNAL]: secret } }, (answer) =>
        answer
          .resume()
          .once('error', reject)
          .once('end', () => resolve(answer)),
      )
      sent.once('error', reject).once('timeout', () => sent.destroy(new Error('no answer')))
    })

  const findContent = async (path) => {
    const encoded = path.split('/').map(encodeSegment).join('/')
    try {
      const { statusCode, headers } = await ask({ host: '127.0.0.1', path: ADDRESS_PATH + encoded })
      return {
        found: FOUND[statusCode] ?? 'content',
        tags: String(headers['cache-tag'] ?? '')
          .split(',')
          .filter(Boolean),
      }
    } catch (error) {
      logLine('warn', 'address-not-checked', { reason: error.message })
      return { found: 'content', tags: [] }
    }
  }

  /** Requests that are under way, by path. @type {Map<string, Promise<void>>} */
  const underWay = new Map()
  const requestShared = (path) => {
    const run = async () => {
      try {
        await ask({ ...publicAddress(path), headers: path.endsWith('/limited') ? { [OVER_LIMIT]: 'any' } : {} })
      } catch (error) {
        logLine('warn', 'shared-page-not-loaded', { path, reason: error.message })
      } finally {
        underWay.delete(path)
      }
    }
    if (!underWay.has(path)) underWay.set(path, run())
    return underWay.get(path)
  }

  /** @param {string} address @returns {import('../../lib/cache/visit.mjs').Visit} */
  const visitOf = (address) => {
    const client = addressGroup(address)
    const mayRender = (share) => {
      if (take(client, share)) return true
      // without the address, which may contain a search text
      if (mayLog(client)) logLine('warn', 'rate-limited', { path: 'renderings', client: shortAddress(address) })
      return false
    }
    return { mayRender, findContent, request: requestShared }
  }

  return {
    /**
     * Prepares the headers of a request that the framework will answer.
     * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
     * @returns {{ refusal?: { status: number, headers: Record<string, string> },
     *   run: <T>(work: () => Promise<T>) => Promise<T> }} `run`: runs the work as this visit
     */
    begin: (request, response) => {
      const { headers } = request
      const isInternal = headers[INTERNAL] === secret
      delete headers[INTERNAL]
      if (isInternal) return { run: (work) => storage.run(undefined, work) }
      delete headers[OVER_LIMIT]
      const address = String(headers[CLIENT_ADDRESS])
      const client = addressGroup(address)
      const visit = visitOf(address)
      if (PAGES.includes(kindOf(request))) {
        if (take.isEmpty(client)) headers[OVER_LIMIT] = 'uncached'
        response.once('close', () => {
          if (wasUncached(response)) take(client)
        })
      }
      const isPrivate = new URL(`http://shop${request.url}`).pathname.startsWith(`${ADDRESS_PATH}/`)
      return { ...(isPrivate && { refusal: NOT_FOUND }), run: (work) => storage.run(visit, work) }
    },
  }
}
