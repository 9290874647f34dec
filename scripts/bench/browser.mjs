// Chromium for the benchmarks, and the pages that they measure.
import { chromium } from '@playwright/test'

export const CHROMIUM = '/usr/bin/chromium'
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchBrowser = () => chromium.launch({ executablePath: CHROMIUM, args: FLAGS })

/** Addresses of the home page, its first list and the first product of that list, found by following links. */
export async function findPages(browser, origin) {
  const page = await browser.newPage()
  await page.goto(origin)
  const list = await page.locator('a[href^="/c/"]').first().getAttribute('href')
  await page.goto(origin + list)
  const product = await page.locator('a[href^="/p/"]').first().getAttribute('href')
  await page.close()
  return { home: `${origin}/`, list: origin + list, product: origin + product }
}
