import { createCms } from './catalogue/cms/create-cms'
import { createCatalogue } from './catalogue/create-catalogue'
import { createCommerce } from './commerce/create-commerce'
import { createCommerceServer } from './commerce/http/create-server'
import { logLine } from './commerce/http/log-line'
import { lazyImages } from './commerce/lazy-images'
import { MARKETS } from './commerce/markets'
import { readMockEnv } from './commerce/mock-env'
import { createShopState } from './commerce/shop-state'
import { stopOnSignal } from './commerce/stop-on-signal'

const env = readMockEnv(process.env)
const today = new Date()

const catalogue = createCatalogue({ products: env.MOCK_PRODUCTS, seed: env.MOCK_SEED, today })
const cms = createCms({ catalogue })
const state = createShopState(env.MOCK_STATE)
const commerce = createCommerce({ catalogue, cms, state })
const images = lazyImages(env.MOCK_PICTURES)
const server = createCommerceServer({ commerce, images: images.handle })

stopOnSignal(server, async () => {
  state.save()
  await images.close()
})

server.once('error', (error) => {
  logLine('error', 'cannot listen', { port: env.MOCK_PORT, error: error.message })
  process.exit(1)
})

server.listen(env.MOCK_PORT, () => {
  const startedIn = Math.round(process.uptime() * 1000)
  logLine('info', 'ready', { port: env.MOCK_PORT, products: commerce.index.entries.length, ms: startedIn })
  // Prices and facets of every market are laid out now, so that no shopper waits for it.
  for (const market of Object.values(MARKETS)) setImmediate(() => commerce.shelfOf(market))
})
