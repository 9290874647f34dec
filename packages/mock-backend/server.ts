import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { createCms } from './catalogue/cms/create-cms'
import { createCatalogue } from './catalogue/create-catalogue'
import { createCommerce } from './commerce/create-commerce'
import { logLine } from './commerce/http/log-line'
import { sendJson } from './commerce/http/send-json'
import { serveCommerce } from './commerce/http/serve-commerce'
import { lazyImages } from './commerce/lazy-images'
import { listen } from './commerce/listen'
import { MARKETS } from './commerce/markets'
import { readMockEnv } from './commerce/mock-env'
import { openState } from './commerce/open-state'
import { stopOnSignal } from './commerce/stop-on-signal'
import { createNextRow } from './images/next-row'
import { sendMissedWebhooks } from './payments/payment-webhook'
import { warmUpSearch } from './search/warm-up-search'

const answerStarting: RequestListener = (_request, response) => sendJson(response, 503, { status: 'starting' })

async function start(): Promise<void> {
  const env = readMockEnv(process.env)
  const server = createServer(answerStarting)
  // Listen first: if the port is taken, the state file may belong to the process that has it.
  await listen(server, env.MOCK_PORT)
  const state = await openState(env.MOCK_STATE)
  const catalogue = createCatalogue({ products: env.MOCK_PRODUCTS, seed: env.MOCK_SEED, today: new Date() })
  const { listed, after } = createNextRow()
  const commerce = createCommerce({
    catalogue,
    cms: createCms({ catalogue }),
    state,
    onListed: listed,
    providerOrigin: `http://localhost:${env.MOCK_PORT}`,
    tokenLife: env.MOCK_TOKEN_LIFE,
    origins: env.MOCK_ORIGINS,
    shopOrigins: env.shopOrigins,
    photosDir: path.join(path.dirname(env.MOCK_STATE), 'complaint-photos'),
    returnSecrets: { service: env.RETURNS_SECRET, link: env.RETURNS_LINK_SECRET },
  })
  const images = lazyImages({ cacheDir: env.MOCK_PICTURES, after })
  server.off('request', answerStarting)
  const { search, endUpdates } = serveCommerce(server, { commerce, images: images.handle })
  stopOnSignal(server, endUpdates, async () => {
    await state.close()
    await images.close()
  })
  const startedIn = Math.round(process.uptime() * 1000)
  logLine('info', 'ready', { port: env.MOCK_PORT, products: commerce.index.entries.length, ms: startedIn })
  process.send?.('ready')
  // Build the index of every market in advance, so that the first requests are fast.
  for (const market of Object.values(MARKETS)) setImmediate(() => commerce.marketIndexOf(market))
  void sendMissedWebhooks(commerce, env.MOCK_PORT)
  await warmUpSearch(search)
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The mock backend did not start'}\n`)
  process.exit(1)
})
