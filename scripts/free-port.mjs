import { once } from 'node:events'
import { createServer } from 'node:net'

/** A free port. @returns {Promise<number>} */
export async function freePort() {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
  probe.close()
  await once(probe, 'close')
  return port
}
