// Brings a page into a state and takes a screenshot.
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { REFUSED_CONSENT } from '../refused-consent.mjs'
import { drawEverything } from './draw-everything.mjs'
import { SIZES } from './spread-screens.mjs'

/** Maximum height of a screenshot in px; longer pages are cut, because their rest is repetitive. */
const MOST_HEIGHT = 4000
/** Time limit in ms for loading pictures, which the studio may have to draw first, and for every action. */
const TIMEOUT = 60_000
const QUALITY = 72
/** Margin around a part of a page, px. */
const AIR = 24

/**
 * Runs in the page. Lists addresses of pictures that are not loaded yet, above `bottom` and within the window's width,
 * and texts of busy elements unless the state is a waiting one. Also starts loading lazy pictures.
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

/** Runs in the page. Resolves when all pictures are decoded, because a screenshot does not wait for that. */
async function unpackPictures() {
  const came = [...document.images].filter((image) => image.complete && image.naturalWidth > 0)
  for (const image of came) image.decoding = 'sync'
  await Promise.all(came.map((image) => image.decode().catch(() => {})))
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

async function waitUntilDrawn(page, bottom, isWaiting) {
  await page.evaluate(() => document.fonts.ready)
  const missing = () => page.evaluate(stillToCome, { bottom, isWaiting })
  const isTold = { timeout: TIMEOUT, intervals: [100, 250, 500], message: 'not loaded' }
  await expect.poll(missing, isTold).toEqual([])
  await page.evaluate(unpackPictures)
}

/** Clip of a part over the full width of the window, with a margin above and below. */
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
  // Clip parts from a full-page screenshot, in which the header does not cover them.
  const clip = part ? await clipOf(page, part) : whole
  return page.screenshot({ animations: 'disabled', fullPage: true, clip })
}

/** Opens a screen in a new context, performs its actions and writes the screenshot. Resolves to its size in bytes. */
export async function takePicture(browser, { screen, market, width, origin, paths, backend }, target) {
  const context = await browser.newContext({
    // A service worker could show content of an earlier visit.
    serviceWorkers: 'block',
    viewport: SIZES[width],
    reducedMotion: 'reduce',
    hasTouch: width < 1024,
    ...(screen.isAsked ? null : { storageState: REFUSED_CONSENT }),
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT)
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
