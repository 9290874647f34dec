import type { IncomingMessage } from 'node:http'

const LARGEST = 4 * 1024 * 1024

/** The body of a request, at most `largest` bytes, 4 MiB unless told; null when it is larger. */
export async function readBody(request: IncomingMessage, largest = LARGEST): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > largest) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** JSON of a body; undefined when it is none. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
