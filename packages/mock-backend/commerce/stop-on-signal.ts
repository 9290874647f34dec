import type { Server } from 'node:http'
import { logLine } from './http/log-line'

const PATIENCE = 1000

/**
 * Shuts down on SIGTERM and SIGINT: stops accepting requests, calls `hangUp` for connections that do not end, answers the
 * running requests, then calls `finish`.
 */
export function stopOnSignal(server: Server, hangUp: () => void, finish: () => Promise<void>): void {
  const stop = (signal: string) => {
    logLine('info', 'stopping', { signal })
    server.close(() => {
      finish().finally(() => process.exit(0))
    })
    hangUp()
    server.closeIdleConnections()
    // A client that never ends its request must not prevent the shutdown.
    setTimeout(() => server.closeAllConnections(), PATIENCE).unref()
  }
  process.once('SIGTERM', () => stop('SIGTERM'))
  process.once('SIGINT', () => stop('SIGINT'))
}
