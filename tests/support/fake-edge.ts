import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** A request that the cache has received; header names in lower case. */
export type EdgeRequest = { method: string; url: string; headers: Record<string, string> }

function parse(head: string): EdgeRequest {
  const [line = '', ...rest] = head.split('\r\n')
  const [method = '', url = ''] = line.split(' ')
  const headers = Object.fromEntries(
    rest.map((header) => {
      const colon = header.indexOf(':')
      return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()]
    }),
  )
  return { method, url, headers }
}

export type FakeEdge = { address: string; seen: EdgeRequest[]; server: Server }

/**
 * A fake cache that answers each request with the next of `statuses`, and all further ones with the last. Not Node's
 * HTTP server, which refuses the method BAN.
 */
export async function startFakeEdge(statuses: number[], onRequest: () => void = () => undefined): Promise<FakeEdge> {
  const seen: EdgeRequest[] = []
  const server = createServer((socket) => {
    let text = ''
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk
      if (!text.includes('\r\n\r\n')) return
      seen.push(parse(text.slice(0, text.indexOf('\r\n\r\n'))))
      onRequest()
      const status = statuses[Math.min(seen.length, statuses.length) - 1] ?? 200
      socket.end(`HTTP/1.1 ${status} X\r\nlocation: /elsewhere\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return { seen, server, address: `http://127.0.0.1:${address.port}/` }
}
