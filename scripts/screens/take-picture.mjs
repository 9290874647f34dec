// Brings one page into its state and keeps what is seen of it.
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { drawEverything } from './draw-everything.mjs'
import { SIZES } from './spread-screens.mjs'

/** A page longer than this is cut: what follows repeats itself. */
const MOST_HEIGHT = 4000
/** The studio may be drawing a picture for the first time. */
const PATIENCE = 60_000
const QUALITY = 72
/** Around a part of a page, px. */
const AIR = 24

/**
 * Runs in the page: what is still to come between the edges of the window and `bottom`: addresses of pictures, and the
 * words of what is busy unless that is the picture. Asks for the pictures, since they would wait for the shopper to scroll.
 */
function stillToCome({ bottom, isWaiting }) {
  const isInReach = (image) => {
    const { top, bottom: end, left, right } = image.getBoundingClientRect()
    return top < bottom && end > 0 && right > 0 && left < window.innerWidth
  }
  const seen = [...document.images].filter(
    (image) => image.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isInReach(image),
  )
  const missing = seen.filter((image) => !image.complete || image.naturalWidth === 0)
  for (const image of missing) image.loading = 'eager'
  const busy = [...document.querySelectorAll(isWaiting ? 'none' : '[aria-busy="true"]')].filter((element) =>
    element.checkVisibility(),
  )
  return [...missing.map((image) => image.currentSrc || image.src), ...busy.map((element) => element.textContent)]
}

/** Runs in the page: the camera does not wait for a picture that is unpacked beside the page. Resolves when they are drawn. */
async function unpackPictures() {
  const came = [...document.images].filter((image) => image.complete && image.naturalWidth > 0)
  for (const image of came) image.decoding = 'sync'
  await Promise.all(came.map((image) => image.decode().catch(() => {})))
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

async function waitUntilDrawn(page, bottom, isWaiting) {
  await page.evaluate(() => document.fonts.ready)
  const missing = () => page.evaluate(stillToCome, { bottom, isWaiting })
  const isTold = { timeout: PATIENCE, intervals: [100, 250, 500], message: 'what did not come' }
  await expect.poll(missing, isTold).toEqual([])
  await page.evaluate(unpackPictures)
}

/** Across the window, with some air above and below. */
async function clipOf(page, part) {
  const { y, height } = await page.locator(part).first().boundingBox()
  const top = Math.max(0, y - AIR)
  return { x: 0, y: top, width: page.viewportSize().width, height: Math.min(height + 2 * AIR, MOST_HEIGHT) }
}

async function shoot(page, { isWhole, part, media, isWaiting }) {
  if (media) await page.emulateMedia({ media })
  const { width, height } = page.viewportSize()
  if (!isWhole && !part) {
    await waitUntilDrawn(page, height, isWaiting)
    return page.screenshot({ animations: 'disabled' })
  }
  await drawEverything(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await waitUntilDrawn(page, MOST_HEIGHT)
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  const whole = { x: 0, y: 0, width, height: Math.min(length, MOST_HEIGHT) }
  // a part is cut out of the whole page, where no header lies over it
  const clip = part ? await clipOf(page, part) : whole
  return page.screenshot({ animations: 'disabled', fullPage: true, clip })
}

/** Opens a screen in a window of its own, acts, waits for its pictures and writes the file; resolves with its bytes. */
export async function takePicture(browser, { screen, market, width, origin, paths, backend }, target) {
  const context = await browser.newContext({
    // pictures of states, not of what an earlier visit has left
    serviceWorkers: 'block',
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
    const { size } = await sharp(await shoot(page, screen))
      .webp({ quality: QUALITY, effort: 5 })
      .toFile(target)
    return size
  } finally {
    await context.close()
  }
}
