import { once } from 'node:events'
import type { Server } from 'node:http'

/** Starts listening on `port`. Rejects with an error whose message names MOCK_PORT. */
export async function listen(server: Server, port: number): Promise<void> {
  try {
    await once(server.listen(port), 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EADDRINUSE') throw new Error(`MOCK_PORT ${port} is taken by another process`)
    throw new Error(`MOCK_PORT ${port} cannot be listened on: ${code ?? 'unknown reason'}`)
  }
}
