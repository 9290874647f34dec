import type { Server } from 'node:http'
import { logLine } from './http/log-line'

const PATIENCE = 1000

/** Ends cleanly on SIGTERM and SIGINT: no new calls, running ones answered, then `finish`. */
export function stopOnSignal(server: Server, finish: () => Promise<void>): void {
  const stop = (signal: string) => {
    logLine('info', 'stopping', { signal })
    server.close(() => {
      finish().finally(() => process.exit(0))
    })
    server.closeIdleConnections()
    // A client that never finishes would hold the door open for ever.
    setTimeout(() => server.closeAllConnections(), PATIENCE).unref()
  }
  process.once('SIGTERM', () => stop('SIGTERM'))
  process.once('SIGINT', () => stop('SIGINT'))
}
