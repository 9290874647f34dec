import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { picturesToCome, readToEnd, watched, watchShift } from '@/tests/support/watch-shift'

test.describe.configure({ mode: 'parallel' })

const VIEWPORTS = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const

/** A picture with something to see in it: the browser takes none for the largest paint that could be a mere ground. */
const grain = (): Promise<Buffer> => {
  const create = {
    width: 800,
    height: 1000,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  }
  return sharp({ create: create as never })
    .webp({ quality: 40 })
    .toBuffer()
}

/** Opens a page whose pictures, in every place, come after it has been painted without them, as on a slow line. */
async function openWithLatePictures(page: Page, address: string): Promise<void> {
  const body = await grain()
  let comeNow = () => {}
  const painted = new Promise<void>((resolve) => {
    comeNow = resolve
  })
  await page.route('**/cdn-cgi/image/**', async (route) => {
    await painted
    await route.fulfill({ contentType: 'image/webp', body })
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), 'is painted')
    .toBe(1)
  comeNow()
  await page.waitForLoadState()
}

async function pathsOf(shop: Storefront): Promise<Record<string, string>> {
  const { dresses } = await findDresses(shop)
  const { canonicalUrl } = await findProduct(shop, 'dress')
  return { home: '/', list: encodeURI(dresses.canonicalUrl), product: encodeURI(canonicalUrl) }
}

for (const shop of [storefrontOf('se'), storefrontOf('no')]) {
  for (const [width, viewport] of Object.entries(VIEWPORTS)) {
    test.describe(`${shop.lang} at ${width}`, () => {
      test.use({ viewport })

      for (const name of ['home', 'list', 'product']) {
        test(`nothing moves on ${name} while it loads and is read, and its largest paint is a picture fetched first`, async ({
          page,
        }) => {
          const path = (await pathsOf(shop))[name]
          await watchShift(page)
          await openWithLatePictures(page, shop.origin + path)
          await expect.poll(() => picturesToCome(page), 'pictures in view have come').toBe(0)
          await expect.poll(async () => (await watched(page)).largest?.isPicture, 'a picture is the largest').toBe(true)
          const { largest } = await watched(page)
          expect(largest?.isFirst, `${largest?.words} is preloaded or has priority`).toBe(true)
          await readToEnd(page)
          const { score, shifts } = await watched(page)
          // 0.00 as it is reported: letters that settle when their font has come are below it
          expect(score, shifts.join('; ')).toBeLessThan(0.005)
        })
      }
    })
  }
}
