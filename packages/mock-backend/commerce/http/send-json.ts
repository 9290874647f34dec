import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Shorter texts fit into one packet anyway. */
const LEAST_TO_COMPRESS = 1400
/** The fastest level: the mock answers on the machine that measures the shop. */
const LEVEL = 1

const takesGzip = ({ req }: ServerResponse): boolean => /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))

/** Sends JSON, compressed where the client accepts it, as the real services do. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  const isCompressed = text.length >= LEAST_TO_COMPRESS && takesGzip(response)
  // beside the `Origin` of cors.ts
  response.appendHeader('Vary', 'Accept-Encoding')
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
  })
  response.end(isCompressed ? gzipSync(text, { level: LEVEL }) : text)
}
