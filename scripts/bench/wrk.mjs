import { capture } from '../run.mjs'

const UNITS = { us: 0.001, ms: 1, s: 1000 }

/** Parses the output of wrk; `p99` in ms. Throws when a request failed. @param {string} output */
export function readWrk(output) {
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output)
  const latency = /99%\s+([\d.]+)(us|ms|s)\b/.exec(output)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    requests: Number(/(\d+) requests in/.exec(output)?.[1]),
    p99: latency ? Number(latency[1]) * UNITS[latency[2]] : Number.NaN,
  }
}

/**
 * Sends load with wrk (Debian), which can measure tens of thousands of requests per second.
 * @param {{ port: number, path: string, host: string, encoding: string }} subject @param {number} connections
 * @param {number} seconds a whole number, which wrk needs
 */
export async function wrk({ port, path, host, encoding }, connections, seconds) {
  const headers = ['-H', `Host: ${host}`, '-H', `Accept-Encoding: ${encoding}`]
  const { code, output } = await capture('wrk', [
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency'],
    ...[...headers, `http://127.0.0.1:${port}${path}`],
  ])
  if (code === 127) throw new Error('This bench needs wrk. Run as root: apt-get install wrk')
  if (code !== 0) throw new Error(output)
  return readWrk(output)
}
