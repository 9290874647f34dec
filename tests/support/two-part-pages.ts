import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type TwoPartPages = { origin: string; sendRest: () => void; close: () => void }

/**
 * Serves a storefront on a separate port. Documents are sent in two parts, as on a slow connection: up to and including
 * the first `mark`, and the rest after `sendRest` is called.
 */
export async function serveInTwoParts(origin: string, mark: string): Promise<TwoPartPages> {
  const { host, hostname, port } = new URL(origin)
  let sendRest = () => {}
  const restAllowed = new Promise<void>((resolve) => {
    sendRest = resolve
  })
  const server = createServer((req, res) => {
    const headers = { ...req.headers, host, 'accept-encoding': 'identity' }
    get({ host: '127.0.0.1', port, path: req.url, headers }, async (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(res)
      const html = await buffer(answer)
      const end = html.indexOf(mark) + mark.length
      res.write(html.subarray(0, end))
      await restAllowed
      res.end(html.subarray(end))
    }).on('error', () => res.destroy())
  }).listen(0)
  await once(server, 'listening')
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    sendRest,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
