// npm run cluster: runs two shops behind Varnish and nginx, on free ports (CLUSTER_PORT sets the HTTPS port of nginx).
import { build } from './build.mjs'
import { obeyParent } from './cluster/obey-parent.mjs'
import { startCluster } from './cluster/start-cluster.mjs'
import { MARKET_CODES } from './market-codes.mjs'
import { readFreePort } from './ports.mjs'
import { install } from './run.mjs'
import { CLUSTER_PACKAGES, installCommand } from './system-packages.mjs'
import { warm } from './warm.mjs'

const command = installCommand(CLUSTER_PACKAGES)
if (command) {
  console.error(`A cluster needs packages of Debian. Run as root: ${command}`)
  process.exit(1)
}

let isEnding = false
let cluster = null
async function end(code) {
  if (isEnding) return
  isEnding = true
  await cluster?.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))

await install()
await build()
try {
  cluster = await startCluster({
    ports: process.env.CLUSTER_PORT ? { https: await readFreePort(process.env, 'CLUSTER_PORT') } : {},
    // One program has ended; the others keep running.
    onExit: (name) => isEnding || console.error(`${name} ended`),
    logFile: process.env.CLUSTER_LOG,
  })
} catch (error) {
  if (!isEnding) console.error(error.message)
  process.exit(1)
}
const { ports } = cluster
await warm(ports.http)
for (const market of MARKET_CODES) console.log(`https://${market}.localhost:${ports.https}`)
console.log(`without TLS: http://fi.localhost:${ports.http}`)
console.log(`Varnish ${ports.varnish}, shops ${ports.shops.join(' and ')}, Redis ${ports.redis}`)
console.log('Kajo is ready')
if (process.send) obeyParent(cluster, () => end(0))
