import { findDresses } from '@/tests/support/find-product'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { hydrate, whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

const shop = storefrontOf('fi')
const { origin } = shop

test.use({ pictures: 'blank', viewport: { width: 390, height: 844 } })

test('R-NAV-01 R-NAV-05 a new page is scrolled to the top, without a document load', async ({ page }) => {
  await page.goto(origin)
  await whenStarted(page)
  const card = page.getByTestId('product-card').last()
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await card.getByRole('heading').getByRole('link').press('Enter')
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(loads).toBe(0)
})

test('R-PAGE-09 a navigation keeps the element of the colour scheme, because a new one would restyle the document', async ({
  page,
}) => {
  await page.goto(origin)
  await whenStarted(page)
  const mark = await page.locator('meta[name="color-scheme"]').elementHandle()
  await page.getByTestId('product-card').first().getByRole('heading').getByRole('link').press('Enter')
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  await expect(page.locator('meta[name="color-scheme"]')).toHaveCount(1)
  expect(await mark?.evaluate((element) => element.isConnected)).toBe(true)
})

test('R-NAV-01 downloads of pictures of the previous page are cancelled, and those of the new page load', async ({
  page,
}) => {
  const held = /slow-picture/
  await page.route(held, () => {})
  const givenUp: string[] = []
  page.on('requestfailed', (request) => givenUp.push(request.url()))
  await page.goto(origin)
  await whenStarted(page)
  await hydrate(page)
  const asked = page.waitForRequest(held)
  const card = page.getByTestId('product-card').first()
  await card
    .locator('img')
    .first()
    .evaluate((picture: HTMLImageElement) => {
      const slow = picture.cloneNode() as HTMLImageElement
      slow.loading = 'eager'
      slow.srcset = '/slow-picture 2x'
      slow.src = '/slow-picture'
      picture.after(slow)
    })
  await asked
  await card.getByRole('heading').getByRole('link').press('Enter')
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  await expect.poll(() => givenUp.filter((url) => held.test(url))).toHaveLength(1)
})

test('R-PAGE-12 the progress bar appears 200 ms after a press and grows every 100 ms for 5000 ms', async ({ page }) => {
  await page.goto(origin)
  await whenStarted(page)
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/_rsc=/, async (route) => {
    await isFree
    await route.fallback()
  })
  await page.getByTestId('product-card').first().getByRole('heading').getByRole('link').press('Enter')
  const bar = page.locator('progress[data-phase]')
  const timing = await bar.evaluate((element) => {
    const effect = element.getAnimations()[0]?.effect
    return { ...effect?.getComputedTiming(), steps: getComputedStyle(element).animationTimingFunction }
  })
  expect(timing).toMatchObject({ delay: 200, duration: 5000, steps: 'steps(50)' })
  await expect(bar).toHaveCSS('height', '5px')
  letGo()
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  await expect(bar, 'R-PAGE-13 and goes once the page is there').toHaveCount(0)
})

test('R-NAV-02 a hash in the address scrolls to its target', async ({ page }) => {
  const target = page.locator('#newsletter')
  await page.goto(`${origin}/`)
  await whenStarted(page)
  await expect(target).not.toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // on the page that is open, and on one that comes with the hash
  for (const from of [null, 'about:blank']) {
    if (from) await page.goto(from)
    await page.goto(`${origin}/#newsletter`)
    await whenStarted(page)
    await expect(target).toBeInViewport({ ratio: 1 })
    // under the header, not at the far end of the window
    await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(300)
  }
})

test('R-NAV-05 R-PAGE-13 a navigation that is redirected to the page it began on ends its progress bar', async ({
  page,
}) => {
  const link = page.locator('#redirected')
  const bar = page.locator('progress[data-phase]')
  await page.goto(origin)
  await whenStarted(page)
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/moved-home\?/, async (route) => {
    await isFree
    const { search } = new URL(route.request().url())
    await route.fulfill({ status: 307, headers: { location: `${origin}/${search}` } })
  })
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<a id="redirected" data-link href="/moved-home">Moved</a>')
  })
  await link.press('Enter')
  await expect(bar).toHaveAttribute('data-phase', 'loading')
  letGo()
  await expect(bar).toHaveCount(0)
  await expect(page).toHaveURL(`${origin}/`)
})

test('R-NAV-05 a page-number link of a list moves the focus to the heading, which screen readers then read', async ({
  page,
}) => {
  const t = translatorFor(shop.lang)
  const { clothes } = await findDresses(shop)
  await page.goto(`${origin}${encodeURI(clothes.canonicalUrl)}`)
  await whenStarted(page)
  const pages = page.getByRole('navigation', { name: t('list.pages') })
  for (const number of [2, 3]) {
    await pages.getByRole('link', { name: t('list.pageNumber', { page: number }), exact: true }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`\\?page=${number}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
  await page.keyboard.press('Tab')
  const inMain = page.getByRole('main').locator(':focus')
  await expect(inMain, 'the next stop follows the heading').toBeAttached()
})
