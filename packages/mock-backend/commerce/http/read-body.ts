import type { IncomingMessage } from 'node:http'

const MEGABYTE = 1024 * 1024
const LARGEST = 4 * MEGABYTE
/** What is read of a body that is too large, so that the client gets its answer; after that the connection is closed. */
const MOST_READ = 8 * MEGABYTE

/** The body of a request, at most `largest` bytes, 4 MiB unless told; null when it is larger. */
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

/** JSON of a body; undefined when it is none. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
