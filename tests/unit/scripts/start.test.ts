import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A port on which something else answers every health check. */
async function takenPort(host?: string): Promise<string> {
  const server = createServer((_request, response) => response.end('{"status":"ok"}'))
  servers.push(server)
  await once(server.listen({ port: 0, host }), 'listening')
  return String((server.address() as AddressInfo).port)
}

async function freePort(): Promise<string> {
  const port = await takenPort()
  await new Promise((resolve) => servers.pop()?.close(resolve))
  return port
}

/** Runs `npm start`'s command to its end. */
async function start(env: Record<string, string>, script = 'scripts/start.mjs') {
  const child = spawn(process.execPath, [script], { env: { ...process.env, KAJO_SKIP_BUILD: '1', ...env } })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output: output.trim() }
}

describe('npm start', () => {
  it('ends with a message about MOCK_PORT when the port is in use', async () => {
    const mockPort = await takenPort()
    const { code, output } = await start({ PORT: await freePort(), MOCK_PORT: mockPort })
    expect(output).toBe(`MOCK_PORT ${mockPort} is taken by another process`)
    expect(code).toBe(1)
  })

  it.each(['scripts/start.mjs', 'scripts/dev.mjs'])(
    '%s names PORT when it is taken on the loopback address',
    async (script) => {
      const port = await takenPort('127.0.0.1')
      const { code, output } = await start({ PORT: port, MOCK_PORT: await freePort() }, script)
      expect(output).toBe(`PORT ${port} is taken by another process`)
      expect(code).toBe(1)
    },
  )

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 1 to 65535, not "abc"'],
    [{ PORT: '0' }, 'PORT must be a number from 1 to 65535, not "0"'],
    [{ MOCK_PORT: '70000' }, 'MOCK_PORT must be a number from 1 to 65535, not "70000"'],
    [{ PORT: '3555', MOCK_PORT: '3555' }, 'PORT and MOCK_PORT are both 3555'],
  ])('stops at %j with a message', async (env, sentence) => {
    expect(await start(env)).toEqual({ code: 1, output: sentence })
  })

  it('ends with the message of the mock backend when its environment is invalid', async () => {
    const { code, output } = await start({
      PORT: await freePort(),
      MOCK_PORT: await freePort(),
      MOCK_PRODUCTS: '-5',
    })
    expect(output).toMatch(/^MOCK_PRODUCTS is not usable: .+\nThe mock backend ended$/)
    expect(code).toBe(1)
  })
})
