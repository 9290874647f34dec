// Compares builds in one run with alternating measurements; each shop has its own mock backend.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../run.mjs'
import { findPages, launchBrowser } from './browser.mjs'
import { RESPONSE_TIMES } from './feel.mjs'
import { firstLoad } from './first-load.mjs'
import { firstPressParts, launchWithBackCache } from './first-press.mjs'
import { launchBackend, launchShop } from './launch.mjs'
import { openLighthouse } from './lighthouse.mjs'
import { median } from './median.mjs'
import { readPage } from './read-page.mjs'
import { findLinkedList, load } from './requests.mjs'

const TURN_MS = Number(process.env.BENCH_TURN_MS ?? 3000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const PARTS = (process.env.BENCH_PARTS ?? 'requests,weight,load,lighthouse,feel').split(',')

/** @typedef {{ folder?: string, env?: Record<string, string> }} Build */

async function launchBuild({ folder = root, env = {} }, browser) {
  const { port } = await launchShop(await launchBackend({}, folder), env, folder)
  return { port, list: await findLinkedList(port), pages: await findPages(browser, `http://fi.localhost:${port}`) }
}

const requestParts = () =>
  ['identity', 'gzip'].map((encoding) => ({
    name: `cached list, ${encoding}, requests/s`,
    once: async ({ list }) => (await load(list, encoding, TURN_MS)).perSecond,
  }))

const weigh = async ({ port }, address, headers, query = '') => {
  const path = new URL(address).pathname + query
  const { status, html } = await readPage({ port, path, host: `fi.localhost:${port}`, headers })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return gzipSync(html).byteLength
}

const weightParts = () =>
  ['home', 'list', 'product'].flatMap((page) => [
    { name: `${page}, HTML, gzip bytes`, rounds: 1, once: (build) => weigh(build, build.pages[page]) },
    {
      name: `${page}, client navigation, gzip bytes`,
      rounds: 1,
      once: (build) => weigh(build, build.pages[page], { rsc: '1' }, '?_rsc='),
    },
  ])

const LOADS = {
  largest: 'largest paint, ms',
  blocking: 'total blocking, ms',
  longest: 'longest task, ms',
  cpu: 'main thread, ms',
  script: 'scripts, gzip bytes',
  style: 'sheets, gzip bytes',
}

const loadParts = (browser) =>
  ['home', 'list', 'product'].map((page) => ({
    names: Object.fromEntries(Object.entries(LOADS).map(([key, text]) => [key, `${page}, ${text}`])),
    once: ({ pages }) => firstLoad(browser, pages[page]),
  }))

const lighthouseParts = (visit) =>
  ['home', 'list', 'product'].map((page) => ({
    names: {
      score: `${page}, Lighthouse`,
      largest: `${page}, Lighthouse LCP, ms`,
      blocking: `${page}, Lighthouse TBT, ms`,
    },
    once: async ({ pages }) => {
      const { categories, audits } = await visit(pages[page], ['performance'])
      return {
        score: Math.round(categories.performance.score * 100),
        largest: audits['largest-contentful-paint'].numericValue,
        blocking: audits['total-blocking-time'].numericValue,
      }
    },
  }))

const feelParts = (browser) =>
  Object.entries(RESPONSE_TIMES).map(([name, { once }]) => ({
    name: `${name}, ms`,
    rounds: 3 * ROUNDS,
    // Each round can use another product, whose page and pictures are rendered at the first visit.
    warmEachRound: true,
    once: ({ pages }, round) => once(browser, pages, round),
  }))

function record(rows, build, found) {
  for (const [row, value] of Object.entries(found)) {
    rows[row] ??= {}
    rows[row][build] ??= []
    rows[row][build].push(value)
  }
}

/** The results by row name: one number for a part with `name`, several for one with `names`, none for null. */
function named({ name, names }, found) {
  if (found === null) return {}
  return name ? { [name]: found } : Object.fromEntries(Object.entries(names).map(([key, row]) => [row, found[key]]))
}

/**
 * Measures the builds in turn, after warm-up visits, because pages and pictures are rendered at their first visit. The
 * order is reversed in every second round, so that no build is always last.
 */
async function measure(part, builds) {
  const { rounds = ROUNDS, warmEachRound = false, once } = part
  const rows = {}
  for (let round = 1; round <= (warmEachRound ? rounds : 1); round++) {
    for (const subject of Object.values(builds)) await once(subject, round)
  }
  for (let round = 1; round <= rounds; round++) {
    const entries = Object.entries(builds)
    for (const [build, subject] of round % 2 ? entries : entries.toReversed()) {
      record(rows, build, named(part, await once(subject, round)))
    }
  }
  return rows
}

const cell = (values = [Number.NaN]) => {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(Math.round)
  const middle = Math.round(median(values))
  return low === high ? `${middle}` : `${middle} (${low}–${high})`
}

function print(rows) {
  for (const [row, builds] of Object.entries(rows)) {
    const [first, ...others] = Object.values(builds)
    const ratios = others.map((values) => (median(values) / median(first)).toFixed(2))
    console.log(`| ${[row, ...Object.values(builds).map(cell), ...ratios].join(' | ')} |`)
  }
}

/**
 * Prints a table of medians, with the least and greatest value, and writes all values to `BENCH_JSON` if it is set.
 * @param {Record<string, Build>} builds the others are compared with the first one
 * @param {string[]} chosen parts to measure
 */
export async function compareBuilds(builds, chosen) {
  const browser = await launchBrowser()
  const pressBrowser = chosen.includes('press') ? await launchWithBackCache() : null
  const lighthouse = chosen.includes('lighthouse') ? await openLighthouse() : null
  const subjects = {}
  for (const [name, build] of Object.entries(builds)) subjects[name] = await launchBuild(build, browser)
  const parts = {
    requests: requestParts,
    weight: weightParts,
    load: () => loadParts(browser),
    lighthouse: () => lighthouseParts(lighthouse?.visit),
    feel: () => feelParts(browser),
    press: () => firstPressParts(pressBrowser),
  }
  const names = Object.keys(builds)
  console.log(
    `| ${['median (least–greatest)', ...names, ...names.slice(1).map((name) => `${name} / ${names[0]}`)].join(' | ')} |`,
  )
  console.log(`|${'---|'.repeat(2 * names.length)}`)
  const all = {}
  for (const part of chosen.flatMap((name) => parts[name]())) {
    const rows = await measure(part, subjects)
    Object.assign(all, rows)
    print(rows)
  }
  if (process.env.BENCH_JSON) writeFileSync(process.env.BENCH_JSON, `${JSON.stringify(all)}\n`)
  await lighthouse?.close()
  await pressBrowser?.close()
  await browser.close()
  return true
}

/** Compares the build in another folder, whose packages must be installed, with the build in this folder. */
export const benchCompare = (folder, parts = PARTS) =>
  compareBuilds({ before: { folder: resolve(folder) }, now: { folder: root } }, parts)
