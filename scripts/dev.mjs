// npm run dev: mock backend and the shop in development.
import { install } from './run.mjs'
import { serviceAddresses, startMock, startShop } from './services.mjs'

const port = Number(process.env.PORT ?? 3000)
const mockPort = Number(process.env.MOCK_PORT ?? 4000)

await install()
if (!process.env.COMMERCE_URL) await startMock(mockPort)
await startShop(port, { isDev: true, env: serviceAddresses(mockPort) })
console.log(`http://fi.localhost:${port}`)
