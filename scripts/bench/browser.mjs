// Chromium for the benchmarks, and the pages that they measure.
import { chromium } from '@playwright/test'
import { CHROMIUM, CHROMIUM_FLAGS } from '../chromium.mjs'

export const launchBrowser = () => chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS })

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
