import { createGzip } from 'node:zlib'
import { chooseEncoding, mayCompress, varyByEncoding } from './content-encoding.mjs'
import { isHeld, readTag } from './entity-tag.mjs'

/** In bytes. A larger body is compressed while it is sent, and not cached. */
const MOST_COLLECTED = 2 * 1024 * 1024

/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {Pick<Response, 'write' | 'end'>} Raw the response's own methods */
/**
 * @typedef {{ write: (...args: any[]) => boolean, end: (...args: any[]) => unknown, keepsHeaders?: boolean }} Sender
 *   `keepsHeaders`: the headers are sent with the body, because its length must be known first
 */

/** Answers `304`, because the browser has this version. @param {Response} response @param {Raw} raw */
function withoutBody(response, raw) {
  response.statusCode = 304
  for (const name of ['content-type', 'content-length', 'content-encoding']) response.removeHeader(name)
  return { write: () => true, end: () => raw.end() }
}

/** Compresses the body while it is sent. @param {Response} response @param {Raw} raw */
function streamed(response, raw) {
  const stream = createGzip()
  response.removeHeader('content-length')
  response.setHeader('content-encoding', 'gzip')
  stream.on('data', (chunk) => {
    if (!raw.write(chunk)) stream.pause()
  })
  stream.on('end', () => raw.end())
  stream.on('drain', () => response.emit('drain'))
  response.on('drain', () => stream.resume())
  response.on('close', () => stream.destroy())
  // The framework calls `flush` after each part of a streamed page.
  response.flush = () => stream.flush()
  return { write: (...args) => stream.write(...args), end: (...args) => stream.end(...args) }
}

/**
 * Collects the body. Sends the compressed body that is cached for its entity tag, or compresses and caches it.
 * @param {Response} response @param {Raw} raw
 * @param {{ key: string, encoding: 'br' | 'gzip', bodies: import('./compressed-bodies.mjs').CompressedBodies }} options
 */
function collected(response, raw, { key, encoding, bodies }) {
  const chunks = []
  const add = (chunk, charset) => {
    if (chunk) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, charset) : chunk)
  }
  const send = (body) => {
    if (response.destroyed) return
    response.setHeader('content-length', body.length)
    response.setHeader('content-encoding', encoding)
    raw.end(body)
  }
  return {
    keepsHeaders: true,
    write: (chunk, charset, done = charset) => {
      add(chunk, typeof charset === 'string' ? charset : undefined)
      if (typeof done === 'function') done()
      return true
    },
    end: (chunk, charset) => {
      const cached = bodies.get(key)
      if (cached) return send(cached)
      add(chunk, charset)
      bodies.compress(key, encoding, Buffer.concat(chunks)).then(send, (error) => response.destroy(error))
    },
  }
}

/** Chooses how the body is sent; called when the headers are complete. */
function choose(request, response, raw, bodies) {
  const { method } = request
  const etag = readTag(response)
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && response.statusCode === 200 && isHeld(request, etag)) return withoutBody(response, raw)
  if (!mayCompress(response)) return raw
  varyByEncoding(response)
  if (method === 'HEAD') return raw
  const length = Number(response.getHeader('content-length'))
  if (etag && length <= MOST_COLLECTED) {
    const encoding = chooseEncoding(request, ['br', 'gzip'])
    // one not-found page is the answer at any number of addresses
    const path = response.statusCode < 400 ? request.url.split('?')[0] : ''
    const key = [encoding, response.getHeader('content-type'), etag, path].join(' ')
    return encoding ? collected(response, raw, { key, encoding, bodies }) : raw
  }
  return chooseEncoding(request, ['gzip']) ? streamed(response, raw) : raw
}

/**
 * Adds conditional requests and compression to the answers of the framework.
 * @param {import('node:http').IncomingMessage} request @param {Response} response
 * @param {import('./compressed-bodies.mjs').CompressedBodies} bodies
 */
export function finishBody(request, response, bodies) {
  const raw = { write: response.write.bind(response), end: response.end.bind(response) }
  const flushHeaders = response.flushHeaders.bind(response)
  /** @type {Sender | undefined} */
  let chosen
  const sender = () => {
    chosen ??= response.headersSent ? raw : choose(request, response, raw, bodies)
    return chosen
  }
  response.write = (...args) => sender().write(...args)
  response.end = (...args) => {
    if (typeof args.at(-1) === 'function') response.once('finish', args.pop())
    sender().end(...args)
    return response
  }
  response.flushHeaders = () => {
    if (!sender().keepsHeaders) flushHeaders()
  }
}
