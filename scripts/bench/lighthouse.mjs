// Lighthouse, mobile, of home, list and product in one run.
import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { CHROMIUM, FLAGS, findPages } from './browser.mjs'
import { freePort, launchBackend, launchShop } from './launch.mjs'

const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const MARKET = process.env.MARKET ?? 'fi'
/** Visits per page; the median one counts. */
const RUNS = Number(process.env.RUNS ?? 5)

/** What a category lost its points with. */
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
  console.log(`  speed of the machine meanwhile: ${lhr.environment.benchmarkIndex}`)
  return scores.every(({ score, goal }) => score >= goal) && shift < 0.005
}

/** What Chromium and the machine cost by themselves: a page of one heading, without a script or a style. */
async function benchNothing(port) {
  const html =
    '<!doctype html><html lang="en"><title>Nothing</title><meta name="viewport" content="width=device-width"><h1>Nothing</h1>'
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  const own = await freePort()
  await new Promise((resolve) => server.listen(own, resolve))
  const { categories, audits, environment } = await median(`http://localhost:${own}/`, port, ['performance'])
  server.close()
  console.log(
    `a page of one heading: performance ${Math.round(categories.performance.score * 100)}, TBT ${audits['total-blocking-time'].displayValue}; speed of the machine ${environment.benchmarkIndex}`,
  )
}

async function median(url, port, onlyCategories) {
  const visits = []
  for (let run = 0; run < RUNS; run++) {
    const { lhr } = await lighthouse(url, { port, onlyCategories, logLevel: 'error' })
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    visits.push(lhr)
  }
  return computeMedianRun(visits)
}

/** Prints the scores of the three pages, the median of RUNS visits each; resolves with whether all keep their goals. */
export async function benchLighthouse() {
  const backend = await launchBackend()
  const shop = await launchShop(backend)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  })
  const pages = await findPages(browser, `http://${MARKET}.localhost:${shop.port}`)
  await benchNothing(port)
  const results = []
  for (const [name, url] of Object.entries(pages)) {
    // the first visit draws page and pictures; shoppers meet the second
    await lighthouse(url, { port, onlyCategories: ['performance'] })
    results.push(report(name, await median(url, port, Object.keys(GOALS))))
  }
  await browser.close()
  return results.every(Boolean)
}
