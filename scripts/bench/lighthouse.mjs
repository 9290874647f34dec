// Lighthouse, mobile, of home, list and product in one run.
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { CHROMIUM, FLAGS, findPages } from './browser.mjs'
import { freePort, launchBackend, launchShop } from './launch.mjs'

const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const MARKET = process.env.MARKET ?? 'fi'

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
  return scores.every(({ score, goal }) => score >= goal) && shift < 0.005
}

/** Prints the scores of the three pages; resolves with whether all keep their goals. */
export async function benchLighthouse() {
  const backend = await launchBackend()
  const shop = await launchShop(backend)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  })
  const pages = await findPages(browser, `http://${MARKET}.localhost:${shop.port}`)
  const results = []
  for (const [name, url] of Object.entries(pages)) {
    // the first visit draws page and pictures; shoppers meet the second
    await lighthouse(url, { port, onlyCategories: ['performance'] })
    const { lhr } = await lighthouse(url, { port, onlyCategories: Object.keys(GOALS), logLevel: 'error' })
    results.push(report(name, lhr))
  }
  await browser.close()
  return results.every(Boolean)
}
