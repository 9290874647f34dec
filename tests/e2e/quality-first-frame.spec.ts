import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findPlaces } from '@/tests/support/find-places'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { whenStarted } from '@/tests/support/touch-page'
import { serveInTwoParts } from '@/tests/support/two-part-pages'
import { watched, watchShift } from '@/tests/support/watch-shift'
import { withoutTimer } from '@/tests/support/without-timer'

const { origin } = storefrontOf('fi')

test.use({ viewport: { width: 390, height: 844 } })

/** Whether the largest paint is an eagerly loaded picture, and whether every other picture was requested later. */
const read = (page: Page) =>
  page.evaluate(async () => {
    const largest = await new Promise<PerformanceEntry & { element?: Element; url?: string; loadTime: number }>(
      (resolve) =>
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          if (last) resolve(last as typeof last & { loadTime: number })
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
    )
    const pictures = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/cdn-cgi/image/') && name !== largest.url)
    return {
      isFirst: largest.element?.matches('img[fetchpriority="high"]') ?? false,
      othersWait: pictures.every(({ startTime }) => startTime > largest.loadTime),
    }
  })

/** Elements that move without end. */
const restless = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
      .filter((effect) => effect.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map(({ target }) => target?.outerHTML.slice(0, 200)),
  )

/** Lets the page wait for its first picture without limit. */
const waitForever = (page: Page) => withoutTimer(page, 1000)

/** Delays the pictures that are requested eagerly. */
const holdPicture = (page: Page) => page.route(/\/cdn-cgi\/image\/.*scene\.hero/, () => {})

test('the largest paint of home, list and product is an eagerly loaded picture', FULL_RUN, async ({ page }) => {
  await waitForever(page)
  const { list, products } = await findPlaces(origin)
  for (const path of ['/', list, products[0] ?? '']) {
    await page.goto(origin + path)
    await whenStarted(page)
    const { isFirst, othersWait } = await read(page)
    expect.soft(isFirst, path).toBe(true)
    if (path === '/') expect.soft(othersWait, 'what lies below waits').toBe(true)
    expect.soft(await restless(page), `${path}: motion without end`).toEqual([])
  }
})

test(
  'on a phone the further pictures and the recommendations of a product are requested after its first picture',
  FULL_RUN,
  async ({ page }) => {
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
    // visible at first: the first picture and the small pictures of the colours
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
    for (const place of ['article section', '#style-with']) {
      const sources = (await page.locator(`${place} li:nth-child(2) img`).getAttribute('srcset')) ?? ''
      // before a swipe or scroll; the studio may have to render the first one
      await expect
        .poll(() => asked.some((url) => sources.includes(url)), { message: place, timeout: 120_000 })
        .toBe(true)
    }
  },
)

test('content below the first screen is laid out over several frames', FULL_RUN, async ({ page }) => {
  await waitForever(page)
  await page.addInitScript(() => {
    const steps: (string | undefined)[] = []
    Object.assign(window, { steps })
    new MutationObserver(() => {
      const step = document.documentElement.dataset.first
      if (step !== steps.at(-1) || steps.length === 0) steps.push(step)
    }).observe(document, { attributes: true, attributeFilter: ['data-first'], subtree: true })
  })
  await page.goto(origin)
  await expect(page.locator('html[data-first]')).toHaveCount(0)
  const steps = await page.evaluate(() => (window as typeof window & { steps: (string | undefined)[] }).steps)
  expect(steps).toEqual(['', '1', '2', '3', undefined])
})

test('the rest of the page is shown when the first picture never loads', FULL_RUN, async ({ page }) => {
  await holdPicture(page)
  await page.goto(origin, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html[data-first]')).toHaveCount(0)
})

test('the first interaction shows the whole page, also when pictures are still loading', FULL_RUN, async ({ page }) => {
  await holdPicture(page)
  await waitForever(page)
  await page.goto(origin, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-first]')).toBeAttached()
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-first]')).toHaveCount(0)
})

test('a failed picture leaves its background and no broken-image icon', FULL_RUN, async ({ page }) => {
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

for (const mark of ['</option>', '</select>']) {
  test(
    `the sort order stays in its place when the page after its first ${mark} arrives later`,
    FULL_RUN,
    async ({ page }) => {
      await watchShift(page)
      const { list } = await findPlaces(origin)
      const pages = await serveInTwoParts(origin, mark)
      try {
        await page.goto(`${pages.origin}${list}?sort=MOST_SOLD`, { waitUntil: 'commit' })
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), 'is painted')
          .toBe(1)
        pages.sendRest()
        await expect(page.getByTestId('sort-select')).toBeVisible()
        await page.waitForLoadState()
        const { shifts } = await watched(page)
        expect(shifts.filter((shift) => shift.includes('sort'))).toEqual([])
        // requests of the page may not fail when the server closes
        await page.goto('about:blank')
      } finally {
        pages.close()
      }
    },
  )
}
