// npm run screens [name …]: takes screenshots of the running shop (npm start) for docs/screens: every screen and state,
// or only those with these names.
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from './bench/browser.mjs'
import { MARKET_CODES } from './market-codes.mjs'
import { inRoot } from './run.mjs'
import { ACCOUNT_SCREENS } from './screens/account-screens.mjs'
import { AFTER_ORDER_SCREENS } from './screens/after-order-screens.mjs'
import { PURCHASE_SCREENS } from './screens/cart-screens.mjs'
import { HOME_SCREENS, LIST_SCREENS, PRODUCT_SCREENS } from './screens/catalogue-screens.mjs'
import { findScreenPaths } from './screens/find-paths.mjs'
import { SHELL_SCREENS, TROUBLE_SCREENS, WORD_SCREENS } from './screens/shell-screens.mjs'
import { spreadScreens } from './screens/spread-screens.mjs'
import { takePicture } from './screens/take-picture.mjs'
import { WAITING_SCREENS } from './screens/waiting-screens.mjs'
import { writeIndex } from './screens/write-index.mjs'

const SCREENS = [
  ...HOME_SCREENS,
  ...SHELL_SCREENS,
  ...LIST_SCREENS,
  ...PRODUCT_SCREENS,
  ...PURCHASE_SCREENS,
  ...WAITING_SCREENS,
  ...WORD_SCREENS,
  ...TROUBLE_SCREENS,
  ...ACCOUNT_SCREENS,
  ...AFTER_ORDER_SCREENS,
]
/** Maximum size of the folder in bytes. */
const BUDGET = 12 * 1024 * 1024
const AT_ONCE = Number(process.env.SCREENS_AT_ONCE ?? 2)

const port = process.env.PORT ?? '3000'
const backend = `http://127.0.0.1:${process.env.MOCK_PORT ?? '4000'}`
const folder = process.env.SCREENS_FOLDER ?? inRoot('docs', 'screens')

const pictures = spreadScreens(SCREENS)
const asked = process.argv.slice(2)
const isAsked = ({ screen }) => asked.length === 0 || asked.includes(screen.name)
const paths = Object.fromEntries(
  await Promise.all(MARKET_CODES.map(async (market) => [market, await findScreenPaths(backend, market)])),
)

const failed = []

async function take(browser, { screen, market, width, file }) {
  const stage = { screen, market, width, origin: `http://${market}.localhost:${port}`, paths: paths[market], backend }
  const started = performance.now()
  try {
    const bytes = await takePicture(browser, stage, join(folder, file))
    console.log(`${file} ${Math.round(bytes / 1024)} KB ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } catch (error) {
    failed.push(file)
    console.log(
      `${file} FAILED: ${String(error.message ?? error)
        .split('\n')
        .slice(0, 6)
        .join(' | ')}`,
    )
  }
}

/** Takes all screenshots, `atOnce` at a time, in one browser with a context for each. */
async function takeAll(browser, rows, atOnce) {
  const waiting = [...rows]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await take(browser, next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Removes screenshots that are no longer in the table. */
async function removeStale() {
  const known = new Set(['README.md', ...pictures.map(({ file }) => file)])
  for (const file of await readdir(folder)) if (!known.has(file)) await rm(join(folder, file))
}

async function weigh() {
  const sizes = (await readdir(folder)).map(async (file) => (await stat(join(folder, file))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

await mkdir(folder, { recursive: true })
const browser = await launchBrowser()
const wanted = pictures.filter(isAsked)
await takeAll(
  browser,
  wanted.filter(({ screen }) => !screen.isAlone),
  AT_ONCE,
)
await takeAll(
  browser,
  wanted.filter(({ screen }) => screen.isAlone),
  1,
)
await browser.close()
await removeStale()
// Only some screenshots may have been requested; list those that exist.
const taken = new Set(await readdir(folder))
await writeIndex(
  folder,
  pictures.filter(({ file }) => taken.has(file)),
)
const bytes = await weigh()
const isHeavy = bytes > BUDGET
console.log(`${wanted.length - failed.length} of ${wanted.length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB`)
if (isHeavy) console.log(`The folder may have at most ${BUDGET / 1024 / 1024} MB`)
for (const file of failed) console.log(`not reached: ${file}`)
process.exit(failed.length > 0 || isHeavy ? 1 : 0)
