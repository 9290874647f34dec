import type { IncomingMessage } from 'node:http'

const MEGABYTE = 1024 * 1024
const LARGEST = 4 * MEGABYTE
/** Bytes read of a body that is too large, so that the client can receive the 413; then the connection is closed. */
const MOST_READ = 8 * MEGABYTE

/** The body of a request; null when it exceeds `largest` bytes, by default 4 MiB. */
export async function readBody(request: IncomingMessage, largest = LARGEST): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MOST_READ) {
      request.socket.destroy()
      return null
    }
    if (size <= largest) chunks.push(chunk)
  }
  return size > largest ? null : Buffer.concat(chunks)
}

/** The parsed JSON of a body; undefined when it is not JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
