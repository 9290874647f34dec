import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findPlaces } from '@/tests/support/find-places'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { whenAwake } from '@/tests/support/touch-page'
import { withoutTimer } from '@/tests/support/without-timer'

const { origin } = storefrontOf('fi')

test.use({ viewport: { width: 390, height: 844 } })

/** When the largest picture had come, and when each script and each other picture was asked for, in milliseconds. */
const read = (page: Page) =>
  page.evaluate(async () => {
    const largest = await new Promise<PerformanceEntry & { element?: Element; url?: string; loadTime: number }>(
      (resolve) =>
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          if (last) resolve(last as typeof last & { loadTime: number })
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
    )
    const asked = (pattern: RegExp) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => pattern.test(name) && name !== largest.url)
        .map(({ startTime }) => startTime)
    return {
      cameAt: largest.loadTime,
      isAwaited: largest.element?.matches('img[fetchpriority="high"]') ?? false,
      scripts: asked(/\/_next\/static\/chunks\//),
      pictures: asked(/\/cdn-cgi\/image\//),
    }
  })

/** The page waits for its first picture however long it takes. */
const waitForever = (page: Page) => withoutTimer(page, 1000)

/** Holds back what is first asked to come at once. */
const holdPicture = (page: Page) => page.route(/\/cdn-cgi\/image\/.*scene\.hero/, () => {})

test('the largest picture of home, list and product comes before the scripts are asked for', async ({ page }) => {
  await waitForever(page)
  const { list, products } = await findPlaces(origin)
  for (const path of ['/', list, products[0] ?? '']) {
    await page.goto(origin + path)
    await whenAwake(page)
    const { cameAt, isAwaited, scripts, pictures } = await read(page)
    expect.soft(isAwaited, `${path}: the largest is one that is fetched first`).toBe(true)
    expect.soft(scripts.length, path).toBeGreaterThan(3)
    expect.soft(Math.min(...scripts), path).toBeGreaterThan(cameAt)
    if (path === '/') expect.soft(Math.min(...pictures), 'what lies below waits').toBeGreaterThan(cameAt)
  }
})

test('on a phone the further pictures of a product, and those of what goes with it, are asked for once its first has come', async ({
  page,
}) => {
  await waitForever(page)
  const { products } = await findPlaces(origin)
  const asked: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/cdn-cgi\/image\//, async (route) => {
    asked.push(route.request().url())
    await released
    await route.continue()
  })
  await page.goto(origin + (products[0] ?? ''), { waitUntil: 'domcontentloaded' })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  })
  // what is on the first screen: the first picture, and the small ones of its colours
  const onScreen = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => {
        const { top, left } = image.getBoundingClientRect()
        return top < window.innerHeight && left < window.innerWidth
      })
      .map(({ src, srcset }) => `${src} ${srcset}`)
      .join(' '),
  )
  expect(asked).not.toHaveLength(0)
  for (const url of asked) expect(onScreen).toContain(url)
  release()
  for (const place of ['article section', '#outfit']) {
    const sources = (await page.locator(`${place} li:nth-child(2) img`).getAttribute('srcset')) ?? ''
    // before anybody swipes or scrolls to it; the studio may have to draw the first one
    await expect.poll(() => asked.some((url) => sources.includes(url)), { message: place, timeout: 120_000 }).toBe(true)
  }
})

test('the rest of a page is laid out over several frames, then its scripts are asked for', async ({ page }) => {
  await waitForever(page)
  await page.addInitScript(() => {
    const steps: { step: string | undefined; scripts: number }[] = []
    Object.assign(window, { steps })
    new MutationObserver(() => {
      const step = document.documentElement.dataset.first
      if (step !== steps.at(-1)?.step)
        steps.push({ step, scripts: document.querySelectorAll('script[src*="/chunks/"]:not([nomodule])').length })
    }).observe(document, { attributes: true, attributeFilter: ['data-first'], subtree: true })
  })
  await page.goto(origin)
  await whenAwake(page)
  const steps = await page.evaluate(() => (window as typeof window & { steps: object[] }).steps)
  expect(steps).toEqual(['', '1', '2', '3', undefined].map((step) => ({ step, scripts: 0 })))
  // what the framework puts there and waits for, so that it wakes in a task of its own
  await expect(page.locator('head > script[type="text/plain"]')).toHaveCount(1)
})

test('a first picture that never comes keeps nobody waiting', async ({ page }) => {
  await holdPicture(page)
  await page.goto(origin, { waitUntil: 'domcontentloaded' })
  await whenAwake(page)
  await expect(page.locator('html[data-first]')).toHaveCount(0)
})

test('the first touch starts the page, whatever its pictures do', async ({ page }) => {
  await holdPicture(page)
  await waitForever(page)
  await page.goto(origin, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-first]')).toBeAttached()
  expect(await page.locator('script[src*="/chunks/"]:not([nomodule])').count()).toBe(0)
  await page.keyboard.press('Shift')
  await whenAwake(page)
  await expect(page.locator('html[data-first]')).toHaveCount(0)
})

test('a picture that does not come leaves its quiet ground, not the mark of a torn page', async ({ page }) => {
  await page.route(/\/cdn-cgi\/image\//, (route) => route.fulfill({ contentType: 'image/webp', body: 'torn' }))
  await page.goto(`${origin}/offline`)
  const still = page.locator('main img').first()
  await still.scrollIntoViewIfNeeded()
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  // where browsers put the mark
  const corner = await sharp(await still.screenshot())
    .extract({ left: 0, top: 0, width: 24, height: 24 })
    .toBuffer()
  for (const { stdev } of (await sharp(corner).stats()).channels) expect(stdev).toBeLessThan(1)
})
