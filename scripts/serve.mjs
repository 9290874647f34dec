// Runs the built shop: the framework's public handler behind an HTTP server of our own.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import next from 'next'
import { readBuildId } from '../lib/cache/keys.mjs'
import { hasOnlyHttps } from '../lib/config/has-only-https.mjs'
import { registerMetrics } from '../lib/metrics/record.mjs'
import { inRoot, root } from './run.mjs'
import { createMetrics } from './serve/metrics.mjs'
import { openSharedAssets } from './serve/open-shared-assets.mjs'
import { createShopServer, drain } from './serve/shop-server.mjs'
import { structureConsole } from './serve/structured-console.mjs'

/** After SIGTERM or SIGINT the server waits at most this long for responses in progress, in ms. */
const DRAIN_TIMEOUT = 10_000

// With much memory available, V8 collects garbage only once the heap has grown fourfold. Live data is about 100 MiB.
setFlagsFromString('--heap-growing-percent=60')

structureConsole()
process.env.NODE_ENV = 'production'
const dist = process.env.NEXT_DIST_DIR || '.next'
registerMetrics(
  createMetrics({ build: await readBuildId({ fs: { readFile }, serverDistDir: inRoot(dist, 'server') }) }),
)
const sharedFolder = process.env.ASSETS_DIR
const port = Number(process.env.PORT || 3000)

// `instrumentation.ts` checks the environment here and ends the process when a value is wrong.
// Next.js adds a WebSocket upgrade handler without any checks to `httpServer`: it gets a server that never listens.
const app = next({ dev: false, dir: root, hostname: 'localhost', port, httpServer: createServer() })
await app.prepare()

const server = createShopServer(app.getRequestHandler(), {
  trustedProxies: Number(process.env.TRUSTED_PROXIES || 0),
  serveFile: sharedFolder ? await openSharedAssets(inRoot(dist, 'static'), sharedFolder) : undefined,
  hasEdge: Boolean(process.env.EDGE_PURGE_URLS),
  renderingsPerMinute: Number(process.env.RENDERINGS_PER_MINUTE) || undefined,
  isHttps: hasOnlyHttps(process.env.SHOP_DOMAINS),
})
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `PORT: ${port} is already in use` : `The shop stopped: ${error.message}`)
  process.exit(1)
})

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  await drain(server, DRAIN_TIMEOUT, setTimeout(Number(process.env.DRAIN_DELAY || 0)))
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

server.listen(port)
