// npm run dev: starts the mock backend and the shop in development mode.
import { readPorts } from './ports.mjs'
import { install } from './run.mjs'
import { fail, serviceAddresses, startMock, startShopServer } from './services.mjs'

const { port, mockPort } = await readPorts(process.env).catch((error) => fail(error.message))

await install()
if (!process.env.COMMERCE_URL) await startMock(mockPort)
await startShopServer(port, { isDev: true, env: serviceAddresses(mockPort) })
console.log(`http://fi.localhost:${port}`)
