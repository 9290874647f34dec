// Measures a first visit of a phone on a throttled connection: largest contentful paint, blocking time and bytes.
import { gzipSync } from 'node:zlib'
import { slowDown } from './input-to-paint.mjs'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const SLOWDOWN = 4
/** Lighthouse's slow 4G with the values that Chromium applies to each request. */
const LINE = { offline: false, latency: 562, downloadThroughput: 184_320, uploadThroughput: 86_400 }
/** A page has loaded when it has had no request and no long task for this time, ms. */
const QUIET_MS = 2000
const LIMIT_MS = 60_000
/** The part of a task beyond this duration counts as blocking, ms. */
const TASK_MS = 50

function installObservers() {
  const seen = { largest: 0, tasks: [] }
  Object.assign(window, { benchLoad: seen })
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => Object.assign(seen, { largest: startTime }))
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))
}

/** Runs in the page. Resolves when nothing has been fetched or executed for `quiet` ms. */
const untilQuiet = ([quiet, limit]) =>
  new Promise((resolve) => {
    const look = () => {
      const ends = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)
      const tasks = window.benchLoad.tasks.map(({ startTime, duration }) => startTime + duration)
      const last = Math.max(performance.getEntriesByType('navigation')[0].loadEventEnd || Infinity, ...ends, ...tasks)
      const now = performance.now()
      if (now > last + quiet || now > limit) resolve()
      else setTimeout(look, 100)
    }
    look()
  })

const gzipped = (bodies) => bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0)

/**
 * @param {import('@playwright/test').Browser} browser @param {string} address
 * @returns {Promise<{
 *   largest: number, blocking: number, longest: number, cpu: number, html: number, script: number, style: number
 * }>}
 *   times in ms, weights in gzipped bytes; `cpu` is the main thread's processor time
 */
export async function firstLoad(browser, address) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(installObservers)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await slowDown(page, SLOWDOWN)
    const bodies = { document: [], script: [], stylesheet: [] }
    page.on('response', (response) => bodies[response.request().resourceType()]?.push(response.body()))
    await page.goto(address)
    await page.evaluate(untilQuiet, [QUIET_MS, LIMIT_MS])
    const { largest, tasks } = await page.evaluate(() => window.benchLoad)
    const { metrics } = await session.send('Performance.getMetrics')
    const [html, script, style] = await Promise.all(
      Object.values(bodies).map(async (answers) => gzipped(await Promise.all(answers))),
    )
    return {
      largest,
      blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - TASK_MS), 0),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      cpu: metrics.find(({ name }) => name === 'TaskDuration').value * 1000,
      html,
      script,
      style,
    }
  } finally {
    await context.close()
  }
}
