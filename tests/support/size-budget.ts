import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Most gzipped JavaScript a page may fetch before anybody touches it, in bytes. */
export const FIRST_LOAD_BUDGET = 152 * 1024

/** Scripts of the quiet after loading count as well: what a page fetches "for later" is paid for now. */
const QUIET_MS = 5000

export type Script = { name: string; bytes: number }

/** Opens an address and weighs, gzipped, every script fetched until five seconds after the load event. */
export async function weighScripts(page: Page, address: string): Promise<Script[]> {
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script' || /\.m?js(\?|$)/.test(response.url())
    if (isScript) bodies.set(response.url(), response.body())
  })
  await page.goto(address)
  await page.waitForFunction((quiet) => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return entry !== undefined && entry.loadEventEnd > 0 && performance.now() > entry.loadEventEnd + quiet
  }, QUIET_MS)
  const weighed = [...bodies].map(async ([url, body]) => ({
    name: url.replace(/^.*\/chunks\//, ''),
    bytes: gzipSync(await body).byteLength,
  }))
  return (await Promise.all(weighed)).sort((a, b) => b.bytes - a.bytes)
}
