import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/**
 * Maximum size of the JavaScript that a page loads until its `load` event, gzipped, in bytes (T40). On a slow machine
 * that event comes after a chunk of 4 KiB that is otherwise loaded while idle.
 */
export const FIRST_LOAD_BUDGET = 170 * 1024

/** The same for what it loads later, while the browser is idle and before the first interaction. */
export const IDLE_BUDGET = 65 * 1024

/** Maximum size of a page's HTML, gzipped, in bytes; the list has 48 cards. */
export const HTML_BUDGET = { home: 30_500, list: 34_000, product: 27_500 }

/** Maximum size of the style sheets that a catalogue page links, gzipped, in bytes. */
export const SHEET_BUDGET = 20 * 1024

/** Scripts fetched within this time in ms after loading count too. */
const QUIET_MS = 5000

/** `isIdle`: requested after the `load` event. */
export type Script = { name: string; bytes: number; text: string; isIdle: boolean }

/**
 * Opens an address and measures the gzipped size of every script fetched until 5 s after the document's last script.
 */
export async function weighScripts(page: Page, address: string): Promise<Script[]> {
  const bodies = new Map<string, Promise<Buffer>>()
  const keep = (response: Response) => {
    const isScript = response.request().resourceType() === 'script' || /\.m?js(\?|$)/.test(response.url())
    if (isScript) bodies.set(response.url(), response.body())
  }
  page.on('response', keep)
  await page.goto(address)
  await page.waitForFunction((quiet) => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!page?.loadEventEnd) return false
    const ends = new Map(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((file) => [
        file.name,
        file.responseEnd,
      ]),
    )
    const scripts = [...document.scripts].filter(({ src, noModule }) => src && !noModule)
    // A script that is still loading has no entry yet; `quiet` begins after the last one.
    if (!scripts.every(({ src }) => ends.has(src))) return false
    return performance.now() > Math.max(page.loadEventEnd, ...scripts.map(({ src }) => ends.get(src) ?? 0)) + quiet
  }, QUIET_MS)
  const idle = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource')
    return files.filter(({ startTime }) => startTime > (page?.loadEventEnd ?? 0)).map(({ name }) => name)
  })
  // Ignore later scripts: the page may close before their bodies are read.
  page.off('response', keep)
  const weighed = [...bodies].map(async ([url, body]) => ({
    name: url.replace(/^.*\/chunks\//, ''),
    bytes: gzipSync(await body).byteLength,
    text: (await body).toString(),
    isIdle: idle.includes(url),
  }))
  return (await Promise.all(weighed)).sort((a, b) => b.bytes - a.bytes)
}
