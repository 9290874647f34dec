import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './shop-test'
import { picturesToCome, readToEnd, watched, watchShift } from './watch-shift'

const WIDTH = 800
/** Cache of pictures by height, because only few proportions are requested. */
const grains = new Map<number, Promise<Buffer>>()

function makeGrain(height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 }
  const create = { width: WIDTH, height, channels: 3, background: '#888', noise }
  return sharp({ create: create as never })
    .webp({ quality: 40 })
    .toBuffer()
}

/**
 * A picture of the requested proportions with visible content, because browsers ignore plain backgrounds for the
 * largest paint.
 */
function grain(address: string): Promise<Buffer> {
  const sizeOf = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(address)?.[1] ?? WIDTH)
  const height = Math.round((WIDTH * sizeOf('height')) / sizeOf('width'))
  const picture = grains.get(height) ?? makeGrain(height)
  grains.set(height, picture)
  return picture
}

/** Pages that already record layout shifts: a second observer would count each shift twice. */
const watching = new WeakSet<Page>()

const PICTURES = '**/cdn-cgi/image/**'

/** Opens a page. Its pictures are answered only after the first contentful paint, as on a slow connection. */
async function openWithLatePictures(page: Page, address: string): Promise<void> {
  let comeNow = () => {}
  const painted = new Promise<void>((resolve) => {
    comeNow = resolve
  })
  await page.route(PICTURES, async (route) => {
    await painted
    await route.fulfill({ contentType: 'image/webp', body: await grain(route.request().url()) })
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), 'is painted')
    .toBe(1)
  comeNow()
  await page.waitForLoadState()
}

/**
 * Opens a page with delayed pictures and expects no layout shift while it loads and scrolls, and an eagerly loaded
 * picture as the largest paint.
 */
export async function expectNoLayoutShift(page: Page, address: string, what: string): Promise<void> {
  if (!watching.has(page)) await watchShift(page)
  watching.add(page)
  await openWithLatePictures(page, address)
  await expect.poll(() => picturesToCome(page), `${what}: pictures in view have come`).toBe(0)
  await expect
    .poll(async () => (await watched(page)).largest?.isPicture, `${what}: a picture is the largest`)
    .toBe(true)
  const { largest } = await watched(page)
  expect.soft(largest?.isFirst, `${what}: ${largest?.words} is preloaded or has priority`).toBe(true)
  await readToEnd(page)
  const { score, shifts } = await watched(page)
  // Reported as 0.00. Allows the smaller shift of text when its font has loaded.
  expect.soft(score, `${what}: ${shifts.join('; ')}`).toBeLessThan(0.005)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}
