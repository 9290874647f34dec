import { type IncomingHttpHeaders, request } from 'node:http'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string; ms: number }

type RawOptions = { method?: string; headers?: Record<string, string>; body?: string }

/**
 * Sends a request without normalising the path, following redirects or adding headers. Connects to 127.0.0.1 and
 * sends the host as a header, because only browsers resolve `fi.localhost`.
 */
export function rawRequest(origin: string, path: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { host, port } = new URL(origin)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: options.method ?? 'GET',
        headers: { host, ...options.headers },
        agent: false,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString('utf8'),
            ms: performance.now() - started,
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(options.body)
  })
}
