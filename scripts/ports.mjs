// Reads and checks the ports of the shop and the mock backend before they are started.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The port number in `env[name]`. Throws an error that names the variable. */
function readPort(env, name, defaultPort) {
  const text = env[name] || String(defaultPort)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Error(`${name} must be a number from 1 to 65535, not "${text}"`)
}

/** Whether a port is free on all addresses and on the loopback address. */
async function isFree(port) {
  for (const host of [undefined, '127.0.0.1']) {
    const probe = createServer()
    try {
      await once(probe.listen({ port, host }), 'listening')
    } catch (error) {
      if (error.code === 'EADDRINUSE') return false
      throw error
    }
    probe.close()
    await once(probe, 'close')
  }
  return true
}

async function checkFree(name, port) {
  const isPortFree = await isFree(port).catch((error) => {
    throw new Error(`${name} ${port} cannot be used: ${error.code}`)
  })
  if (!isPortFree) throw new Error(`${name} ${port} is taken by another process`)
}

/** The free port in `env[name]`. Throws an error that names the variable. */
export async function readFreePort(env, name, defaultPort) {
  const port = readPort(env, name, defaultPort)
  await checkFree(name, port)
  return port
}

/**
 * Ports of the shop and the mock backend from the environment. Throws an error that names the variable when a port is
 * invalid or taken. With `COMMERCE_URL` no mock backend is started, so its port may be taken.
 */
export async function readPorts(env) {
  const ports = { port: readPort(env, 'PORT', 3000), mockPort: readPort(env, 'MOCK_PORT', 4000) }
  const hasMock = !env.COMMERCE_URL
  if (hasMock && ports.port === ports.mockPort) throw new Error(`PORT and MOCK_PORT are both ${ports.port}`)
  await checkFree('PORT', ports.port)
  if (hasMock) await checkFree('MOCK_PORT', ports.mockPort)
  return ports
}
