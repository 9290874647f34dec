// Brings one page into its state and keeps what is seen of it.
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { SIZES } from './spread-screens.mjs'

/** A page longer than this is cut: what follows repeats itself. */
const MOST_HEIGHT = 4000
/** The studio may be drawing a picture for the first time. */
const PATIENCE = 60_000
const QUALITY = 72

/**
 * Runs in the page: addresses of the pictures that are seen between the edges of the window and `bottom` and have not
 * come yet. Asks for them, since they would wait for the shopper to scroll.
 */
function missingPictures(bottom) {
  const isInReach = (image) => {
    const { top, bottom: end, left, right } = image.getBoundingClientRect()
    return top < bottom && end > 0 && right > 0 && left < window.innerWidth
  }
  const seen = [...document.images].filter(
    (image) => image.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isInReach(image),
  )
  const missing = seen.filter((image) => !image.complete || image.naturalWidth === 0)
  for (const image of missing) image.loading = 'eager'
  return missing.map((image) => image.currentSrc || image.src)
}

async function waitUntilDrawn(page, bottom) {
  await page.evaluate(() => document.fonts.ready)
  const missing = () => page.evaluate(missingPictures, bottom)
  const isTold = { timeout: PATIENCE, intervals: [100, 250, 500], message: 'pictures that did not come' }
  await expect.poll(missing, isTold).toEqual([])
}

async function shoot(page, { isWhole, part, media }) {
  if (media) await page.emulateMedia({ media })
  const { width, height } = page.viewportSize()
  if (part) {
    const element = page.locator(part).first()
    await element.scrollIntoViewIfNeeded()
    await waitUntilDrawn(page, MOST_HEIGHT)
    return element.screenshot({ animations: 'disabled' })
  }
  if (!isWhole) {
    await waitUntilDrawn(page, height)
    return page.screenshot({ animations: 'disabled' })
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await waitUntilDrawn(page, MOST_HEIGHT)
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(length, MOST_HEIGHT) }
  return page.screenshot({ animations: 'disabled', fullPage: true, clip })
}

/** Opens a screen in a window of its own, acts, waits for its pictures and writes the file; resolves with its bytes. */
export async function takePicture(browser, { screen, market, width, origin, paths, backend }, target) {
  const context = await browser.newContext({
    viewport: SIZES[width],
    reducedMotion: 'reduce',
    hasTouch: width < 1024,
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const stage = { page, context, market, width, origin, paths, backend }
    const path = screen.path?.(paths) ?? '/'
    await page.goto(origin + path, { waitUntil: 'load' })
    await screen.act?.(stage)
    const picture = sharp(await shoot(page, screen))
    const { width: across, height } = await picture.metadata()
    const { size } = await picture
      .extract({ left: 0, top: 0, width: across, height: Math.min(height, MOST_HEIGHT) })
      .webp({ quality: QUALITY, effort: 5 })
      .toFile(target)
    return size
  } finally {
    await context.close()
  }
}
