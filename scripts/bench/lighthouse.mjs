// Runs Lighthouse (mobile) on home page, list and product.
import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { CHROMIUM, CHROMIUM_FLAGS } from '../chromium.mjs'
import { freePort } from '../free-port.mjs'
import { findPages } from './browser.mjs'
import { launchBackend, launchShop } from './launch.mjs'

const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const MARKET = process.env.MARKET ?? 'fi'
/** Visits to each page; the median is reported. */
const RUNS = Number(process.env.RUNS ?? 5)
/** Limit of the rounds; visits made while the machine is busy are repeated. */
const MOST_ROUNDS = 6 * RUNS
/** Blocking time of an almost empty page in ms above which the machine is too busy for measurements. */
const BUSY_MS = 60

/** The audits with a score below 0.9 that count for a category, one text each. */
const lost = ({ categories, audits }) =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim()),
  )

function report(name, lhr) {
  const { categories, audits } = lhr
  const scores = Object.entries(GOALS).map(([id, goal]) => ({
    id,
    goal,
    score: Math.round(categories[id].score * 100),
  }))
  const shift = audits['cumulative-layout-shift'].numericValue
  const largest = audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet ?? ''
  console.log(
    `${name}: ${scores.map(({ id, score }) => `${id} ${score}`).join(', ')}; LCP ${audits['largest-contentful-paint'].displayValue}, TBT ${audits['total-blocking-time'].displayValue}, CLS ${shift.toFixed(3)}`,
  )
  console.log(`  largest: ${largest.slice(0, 160)}`)
  for (const line of lost(lhr)) console.log(`  ${line}`)
  console.log(`  benchmark index of the machine: ${lhr.environment.benchmarkIndex}`)
  return scores.every(({ score, goal }) => score >= goal) && shift < 0.005
}

/** One visit. It is repeated when the browser's trace fails, which can happen on a busy machine. */
async function visitOnce(url, port, onlyCategories, tries = 3) {
  const { lhr } = await lighthouse(url, { port, onlyCategories, logLevel: 'error' })
  if (!lhr.runtimeError) return lhr
  if (tries > 1) return visitOnce(url, port, onlyCategories, tries - 1)
  throw new Error(`${url}: ${lhr.runtimeError.message}`)
}

/** Serves a page with only a heading, to measure the cost of Chromium and the machine themselves. */
async function serveNothing() {
  const html =
    '<!doctype html><html lang="en"><title>Nothing</title><meta name="viewport" content="width=device-width"><h1>Nothing</h1>'
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, resolve))
  return { server, url: `http://localhost:${port}/` }
}

/**
 * Visits the pages in turn, until each has RUNS visits that count. A visit counts when the almost empty page, measured
 * before and after it, was not slowed down.
 */
async function visitInTurn(pages, visit) {
  const { server, url } = await serveNothing()
  const nothing = async () => (await visit(url, ['performance'])).audits['total-blocking-time'].numericValue
  const counted = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
  let before = await nothing()
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const wanting = Object.entries(pages).filter(([name]) => counted[name].length < RUNS)
    if (wanting.length === 0) break
    for (const [name, page] of wanting) {
      const lhr = await visit(page, Object.keys(GOALS))
      const after = await nothing()
      const isQuiet = Math.max(before, after) <= BUSY_MS
      const score = Math.round(lhr.categories.performance.score * 100)
      const around = `${Math.round(before)} and ${Math.round(after)} ms`
      console.log(`${name} ${score}; the almost empty page blocks for ${around}${isQuiet ? '' : ', not counted'}`)
      if (isQuiet) counted[name].push(lhr)
      before = after
    }
  }
  server.close()
  return counted
}

/** Opens a browser for Lighthouse; `visit` makes one mobile visit. */
export async function openLighthouse() {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  })
  return {
    browser,
    /** @param {string} url @param {string[]} categories */
    visit: (url, categories) => visitOnce(url, port, categories),
    close: () => browser.close(),
  }
}

/** Prints the median scores of the three pages. Resolves to whether all goals are reached. */
export async function benchLighthouse() {
  const backend = await launchBackend()
  const shop = await launchShop(backend)
  const { browser, visit, close } = await openLighthouse()
  const pages = await findPages(browser, `http://${MARKET}.localhost:${shop.port}`)
  // A warm-up visit, because pages and pictures are rendered at the first visit.
  for (const page of Object.values(pages)) await visit(page, ['performance'])
  const visits = await visitInTurn(pages, visit)
  await close()
  const isShort = Object.values(visits).some((of) => of.length < RUNS)
  if (isShort) {
    console.log(`The machine was too busy in ${MOST_ROUNDS} rounds for ${RUNS} visits to each page: no result`)
    return false
  }
  return Object.entries(visits)
    .map(([name, of]) => report(name, computeMedianRun(of)))
    .every(Boolean)
}
