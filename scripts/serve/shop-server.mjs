import { createServer, STATUS_CODES } from 'node:http'
import { CLIENT_ADDRESS, clientAddress } from '../../lib/http/client-address.mjs'
import { logLine } from '../../lib/log/log-line.mjs'
import { writeCacheControl } from './cache-headers.mjs'
import { createCompressedBodies } from './compressed-bodies.mjs'
import { countRequest } from './count-request.mjs'
import { finishBody } from './finish-body.mjs'
import { keepParameters } from './keep-parameters.mjs'
import { isUpload, plainAnswer, requestRefusal } from './refusal.mjs'
import { createVisits } from './visits.mjs'

const HSTS = 'max-age=31536000; includeSubDomains'
/** Time limits in ms for receiving the headers of a request, its body, and that of an upload from a slow telephone. */
const HEADERS_TIMEOUT = 10_000
const BODY_TIMEOUT = 30_000
const UPLOAD_TIMEOUT = 100_000
/** In ms. Longer than proxies keep idle connections, so that the proxy closes them first. */
const KEEP_ALIVE = 65_000
/** In bytes. Other tools on the domain can set more cookies than the 16 KiB that Node allows by default. */
const MAX_HEADERS = 64 * 1024

/** Default limit of the renderings that one visitor may cause. A rendering takes about 0.1 s of processor time. */
const RENDERINGS_PER_MINUTE = 240

/** Status by error code of the HTTP parser; 400 for all other codes. */
const PARSER_STATUS = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Servers that are shutting down: their health check fails, so that load balancers choose another one. */
const leaving = new WeakSet()
const HEALTH = /^\/api\/health(?:\?|$)/
const UNHEALTHY = { status: 503, headers: { 'cache-control': 'no-store' } }

/** @param {number} status @param {Record<string, string>} more */
function rawAnswer(status, more) {
  const { body, headers } = plainAnswer(status, more)
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': String(Buffer.byteLength(body)) })
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/**
 * Answers on the bare connection and closes it, even when the client keeps its own half open.
 * @param {import('node:net').Socket} socket @param {number} status @param {Record<string, string>} headers
 */
function hangUp(socket, status, headers) {
  socket.end(rawAnswer(status, headers))
  socket.destroySoon()
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, headers?: Record<string, string> }} refusal
 */
function refuse(response, { status, headers: more = {} }) {
  const { body, headers } = plainAnswer(status, more)
  // The body may not have been read, so the connection cannot be reused.
  response.writeHead(status, { ...headers, connection: 'close' })
  response.end(body)
}

const hasBody = ({ headers }) => Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers

/**
 * Hangs up when the body has not arrived in time, unless it is an upload: Node's own limit is one for all requests.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @param {number} ms @param {Record<string, string>} headers
 */
function limitBodyTime(request, response, ms, headers) {
  if (!hasBody(request) || isUpload(request)) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (response.headersSent) request.socket.destroy()
    else hangUp(request.socket, 408, headers)
  }, ms)
  request.once('end', () => clearTimeout(timer))
  request.once('close', () => clearTimeout(timer))
}

/**
 * HTTP server of the shop in front of the framework's handler (docs/design.md, Caching).
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handle
 * @param {{ trustedProxies: number, isHttps: boolean, hasEdge?: boolean, limits?: import('node:http').ServerOptions,
 *   renderingsPerMinute?: number, bodyTimeout?: number,
 *   serveFile?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<boolean>
 * }} options `serveFile` is called before the framework; it resolves to true when it has answered
 */
export function createShopServer(
  handle,
  {
    trustedProxies,
    isHttps,
    hasEdge = false,
    limits = {},
    renderingsPerMinute = RENDERINGS_PER_MINUTE,
    bodyTimeout = BODY_TIMEOUT,
    serveFile,
  },
) {
  const always = isHttps ? { 'strict-transport-security': HSTS } : {}
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: HEADERS_TIMEOUT + UPLOAD_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE,
    connectionsCheckingInterval: 5000,
    maxHeaderSize: MAX_HEADERS,
    ...limits,
  })

  const bodies = createCompressedBodies()
  const visits = createVisits({ perMinute: renderingsPerMinute, portOf: () => server.address()?.port })

  /** Sets the final headers just before they are written, so that they also replace headers of a stored page. */
  const finishHeaders = (response) => {
    const { writeHead } = response
    response.writeHead = (...args) => {
      for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
      // The framework sets the header when it renders a redirect, and adds it again from the stored page.
      const location = [response.getHeader('location')].flat()[0]
      if (location) response.setHeader('location', keepParameters(location, response))
      // This header would reveal the internal path.
      response.removeHeader('x-middleware-rewrite')
      writeCacheControl(response, { hasEdge, status: Number(args[0]), url: response.req.url })
      if (!server.listening) response.setHeader('connection', 'close')
      return writeHead.apply(response, args)
    }
  }

  let isWarned = false
  const addressOf = ({ headers, socket }) => {
    const forwardedFor = [headers['x-forwarded-for']].flat().join(',')
    if (forwardedFor && trustedProxies === 0 && !isWarned) {
      isWarned = true
      const warning = 'X-Forwarded-For arrives but TRUSTED_PROXIES is 0: behind a proxy all visitors count as one'
      logLine('warn', 'environment', { warning })
    }
    return clientAddress(forwardedFor, socket.remoteAddress, trustedProxies)
  }

  const unhealthy = ({ url }) => (leaving.has(server) && HEALTH.test(url) ? UNHEALTHY : null)

  const answer = async (request, response) => {
    if (await serveFile?.(request, response)) return
    await handle(request, response)
  }

  server.on('request', async (request, response) => {
    finishHeaders(response)
    countRequest(request, response)
    const refusal = requestRefusal(request) ?? unhealthy(request)
    if (refusal) return refuse(response, refusal)
    limitBodyTime(request, response, bodyTimeout, always)
    request.headers[CLIENT_ADDRESS] = addressOf(request)
    const visit = visits.begin(request, response)
    if (visit.refusal) return refuse(response, visit.refusal)
    finishBody(request, response, bodies)
    try {
      await visit.run(() => answer(request, response))
    } catch (error) {
      logLine('error', 'request-failed', { reason: error?.name ?? 'unknown' })
      if (response.headersSent) response.destroy()
      else refuse(response, { status: 500 })
    }
  })
  server.on('connect', (_request, socket) => {
    // Node has removed its own error listener from this socket; without one, an error would end the process.
    socket.on('error', () => undefined)
    hangUp(socket, 405, { ...always, allow: 'GET, HEAD' })
  })
  server.on('clientError', (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    hangUp(socket, PARSER_STATUS[error.code] ?? 400, always)
  })
  return server
}

/**
 * Until `isKnown` resolves, answers `/api/health` with 503 and all other requests as usual. Then stops accepting
 * connections and waits for responses in progress, at most `patience` ms.
 * @param {import('node:http').Server} server @param {number} patience @param {Promise<unknown>} [isKnown]
 */
export async function drain(server, patience, isKnown = Promise.resolve()) {
  leaving.add(server)
  await isKnown
  const timer = setTimeout(() => server.closeAllConnections(), patience)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(timer)
}
