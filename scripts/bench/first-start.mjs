// Measures the time from `npm start` in a fresh clone until four home pages show all their visible pictures.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../free-port.mjs'
import { MARKET_CODES } from '../market-codes.mjs'
import { root } from '../run.mjs'
import { launchBrowser } from './browser.mjs'

const WIDTHS = [1440, 390]

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

/** Runs in the page. Whether every picture in the viewport has loaded. */
const areVisibleThere = () =>
  [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      const isSeen = image.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return isSeen && width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    })
    .every((image) => image.complete && image.naturalWidth > 0)

/** Starts the shop of a clone; `ready` resolves when it prints that it is ready. */
function start(clone, env) {
  const child = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const ready = new Promise((resolve, reject) => {
    // Read all output, because the process would block on a full pipe.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'Kajo is ready') resolve()
    })
    child.once('exit', () => reject(new Error('npm start ended before the shop was ready')))
  })
  return { child, ready }
}

async function seeHomes(port) {
  const browser = await launchBrowser()
  for (const width of WIDTHS) {
    for (const market of MARKET_CODES) {
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      const opened = performance.now()
      await page.goto(`http://${market}.localhost:${port}/`, { waitUntil: 'commit' })
      await page.waitForFunction(areVisibleThere)
      console.log(`home of ${market} at ${width} px: visible pictures loaded after ${seconds(opened)} s`)
      await page.close()
    }
  }
  await browser.close()
}

/** Prints the times. Resolves to true, because there is no goal. */
export async function benchFirstStart() {
  const clone = await mkdtemp(path.join(tmpdir(), 'bench-clone-'))
  let child
  try {
    execFileSync('git', ['clone', '--quiet', root, clone])
    const [port, mockPort] = [await freePort(), await freePort()]
    const env = { ...process.env, PORT: String(port), MOCK_PORT: String(mockPort) }
    const started = performance.now()
    const shop = start(clone, env)
    child = shop.child
    await shop.ready
    console.log(`packages installed, shop built and started after ${seconds(started)} s`)
    await seeHomes(port)
    console.log(`four home pages loaded at two widths after ${seconds(started)} s`)
    console.log(`load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`)
    return true
  } finally {
    if (child && child.exitCode === null) {
      // Shop and mock backend are in the process group of the command.
      process.kill(-child.pid, 'SIGTERM')
      await once(child, 'exit')
    }
    await rm(clone, { recursive: true, force: true })
  }
}
