// Chromium for the benchmarks, and the pages they look at.
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

/** Addresses of home, its first list and that list's first product, found as a shopper would. */
export async function findPages(browser, origin) {
  const page = await browser.newPage()
  await page.goto(origin)
  const list = await page.locator('a[href^="/c/"]').first().getAttribute('href')
  await page.goto(origin + list)
  const product = await page.locator('a[href^="/p/"]').first().getAttribute('href')
  await page.close()
  return { home: `${origin}/`, list: origin + list, product: origin + product }
}
