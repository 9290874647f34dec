// npm start: from a fresh clone to a running shop.
import { build } from './build.mjs'
import { MARKET_CODES } from './market-codes.mjs'
import { readPorts } from './ports.mjs'
import { install } from './run.mjs'
import { fail, isEnding, serviceAddresses, startMock, startShopServer } from './services.mjs'
import { warm } from './warm.mjs'

const { port, mockPort } = await readPorts(process.env).catch((error) => fail(error.message))

await install()
await build()
if (!process.env.COMMERCE_URL) await startMock(mockPort)
await startShopServer(port, { env: serviceAddresses(mockPort) })
await warm(port)
if (!isEnding()) {
  for (const host of MARKET_CODES) console.log(`http://${host}.localhost:${port}`)
  console.log('Kajo is ready')
}
