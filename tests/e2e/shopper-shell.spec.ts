import type { Locator, Page } from '@playwright/test'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { tabAndPress, tabTo } from '@/tests/support/press-keys'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { hydrate, whenHydrated, whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

const shop = storefrontOf('fi')
const { origin } = shop
const t = translatorFor(shop.lang)

const focused = (page: Page) => page.locator('*:focus')
const scrolledTo = (page: Page, y: number) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('Tab order of the header: skip link, promise, menu, home, search, account, favourites, cart', async ({
    page,
  }) => {
    await page.goto(origin)
    const nav = page.getByRole('navigation', { name: t('shell.mainNavigation') })
    const tops = nav.locator('summary, a').and(page.locator(':visible'))
    const banner = page.getByRole('banner')
    const promises = await page
      .getByRole('complementary', { name: t('shell.promises') })
      .getByRole('link')
      .all()
    expect(promises.length).toBeGreaterThan(1)
    const stops = [
      page.getByRole('link', { name: t('shell.skipToContent') }),
      ...promises,
      ...(await tops.all()),
      banner.getByRole('link', { name: 'Kajo', exact: true }),
      banner.getByRole('button', { name: t('searchField.open'), exact: true }),
      banner.getByRole('link', { name: t('shell.account') }),
      banner.getByRole('link', { name: t('favorites.open', { count: 0 }) }),
      banner.getByRole('button', { name: t('cart.open', { count: 0 }) }),
    ]
    for (const stop of stops) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
  })

  test('the category menu by keyboard: it opens, arrow keys move through its columns, Escape and Tab close it', async ({
    page,
  }) => {
    const { clothes, dresses } = await findDresses(shop)
    await page.goto(origin)
    const nav = page.getByRole('navigation', { name: t('shell.mainNavigation') })
    const top = nav.locator('summary').filter({ hasText: clothes.name })
    const first = nav.getByRole('link', { name: dresses.name, exact: true })
    await tabAndPress(page, top)
    await expect(first).toBeVisible()
    await whenHydrated(page)
    await expect(first, 'hydration leaves it open').toBeVisible()

    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(first).not.toBeFocused()
    await page.keyboard.press('Home')
    await expect(first).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(focused(page)).toHaveAttribute('href', new RegExp(`^${encodeURI(dresses.canonicalUrl)}/`))
    await page.keyboard.press('ArrowLeft')
    await expect(first).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(top).toBeFocused()

    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    const next = nav.locator('summary').nth(1)
    await tabTo(page, next)
    await expect(first, 'who has left it does not see it any more').toBeHidden()
  })

  test(
    'the category menu opens when the mouse rests on it and not when it passes, and stays open on a diagonal move to the panel',
    FULL_RUN,
    async ({ page }) => {
      const { clothes, dresses } = await findDresses(shop)
      // fake timers: the hover delay is set, not waited for
      await page.clock.install()
      await page.goto(origin)
      await page.keyboard.press('Shift')
      await whenHydrated(page)
      const nav = page.getByRole('navigation', { name: t('shell.mainNavigation') })
      const top = nav.locator('summary').filter({ hasText: clothes.name })
      const next = nav.locator('summary').nth(1)
      const first = nav.getByRole('link', { name: dresses.name, exact: true })
      const panel = nav.locator('details[open] [data-panel]')
      const isOpen = (entry: Locator) => entry.evaluate((summary) => summary.parentElement?.hasAttribute('open'))
      const middleOf = async (entry: Locator) => {
        const { x, y, width, height } = (await entry.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        return { x: x + width / 2, y: y + height / 2, bottom: y + height }
      }
      const [here, beside] = [await middleOf(top), await middleOf(next)]
      await page.mouse.move(700, 12)
      await page.clock.pauseAt(Date.now() + 60_000)

      await page.mouse.move(here.x, here.y)
      await page.clock.runFor(80)
      await page.mouse.move(700, 12)
      await page.clock.runFor(1000)
      expect(await isOpen(top), 'a mouse that passes opens nothing').toBe(false)

      await page.mouse.move(here.x, here.y)
      await page.clock.runFor(200)
      await expect(first).toBeVisible()
      await expect(panel.locator('img')).toHaveCount(2)
      for (const picture of await panel.locator('img').all()) await expect(picture).toBeVisible()
      await top.click()
      await expect(first, 'a press on what has just opened keeps it').toBeVisible()

      // down across the neighbouring item to the panel
      await page.mouse.move(beside.x, beside.bottom - 4)
      await page.clock.runFor(200)
      expect(await isOpen(next)).toBe(false)
      const { x, y } = await middleOf(panel.locator('a').last())
      await page.mouse.move(x, y)
      await page.clock.runFor(1000)
      expect([await isOpen(top), await isOpen(next)], 'the way there changes nothing').toEqual([true, false])

      await page.mouse.move(beside.x, beside.y, { steps: 5 })
      await page.clock.runFor(200)
      expect([await isOpen(top), await isOpen(next)], 'who rests there gets it').toEqual([false, true])
      await page.mouse.move(700, 12)
      await page.clock.runFor(1000)
      await expect(nav.locator('details[open]')).toHaveCount(0)
    },
  )

  test('the header is hidden on scrolling down and shown on scrolling up', async ({ page }) => {
    await page.goto(origin)
    await hydrate(page)
    const mark = page.getByRole('banner').getByRole('link', { name: 'Kajo', exact: true })
    // each scroll ends before the next, because wheel scrolling is smooth
    await page.mouse.wheel(0, 900)
    await scrolledTo(page, 900)
    await expect(mark).not.toBeInViewport()
    await page.mouse.wheel(0, -200)
    await scrolledTo(page, 700)
    await expect(mark).toBeInViewport()
    await page.mouse.wheel(0, 600)
    await scrolledTo(page, 1300)
    await expect(mark).not.toBeInViewport()
    await mark.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(mark, 'never while the focus is in it').toBeInViewport()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu traps the focus, opens levels and goes back, and returns the focus', async ({ page }) => {
    const { clothes, dresses } = await findDresses(shop)
    await page.goto(origin)
    const opener = page.getByRole('button', { name: t('shell.menu'), exact: true })
    await tabTo(page, opener)
    await whenStarted(page)
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Kajo' })
    await expect(menu).toBeVisible()
    await expect(menu.locator(':focus')).toHaveCount(1)
    await expect(page.locator('main')).toHaveAttribute('inert')

    const step = menu.locator('summary').filter({ hasText: clothes.name })
    await tabAndPress(page, step)
    await expect(step, 'the row becomes the way back and keeps the focus').toBeFocused()
    const deeper = menu.locator('summary').filter({ hasText: dresses.name }).first()
    await tabAndPress(page, deeper)
    await expect(step, 'one step at a time').toBeHidden()
    await expect(
      menu.getByRole('link', { name: t('layout.showAll', { name: dresses.name }), exact: true }),
    ).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(step).toBeVisible()
    await tabTo(page, step, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(deeper).toBeHidden()
    await expect(menu.locator('summary').nth(1)).toBeHidden()

    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })
})

test.describe('without a network', () => {
  // the browser's own line for what was fetched ahead
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test(
    'R-PAGE-16 a link pressed offline keeps the page and opens when the network is back',
    FULL_RUN,
    async ({ page, context }) => {
      const { dresses } = await findDresses(shop)
      await page.goto(`${origin}${encodeURI(dresses.canonicalUrl)}`)
      await whenStarted(page)
      await hydrate(page)
      await context.setOffline(true)
      const bar = page.getByText(t('layout.offline'))
      await expect(bar).toBeVisible()
      await page.getByTestId('product-card').first().getByRole('heading').getByRole('link').click()
      const notice = page.getByText(t('offline.title'))
      await expect(notice).toBeVisible()
      await expect(bar, 'one of them at a time').toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dresses.name)
      await context.setOffline(false)
      await page.getByRole('button', { name: t('common.retry') }).click()
      await expect(page).toHaveURL(/\/p\//)
      await expect(notice).toBeHidden()
    },
  )
})

test.describe('a page that is not there', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('R-PAGE-03 links to popular categories and to the products viewed last', async ({ page }) => {
    const product = await findProduct(shop, 'dress')
    await page.goto(`${origin}${encodeURI(product.canonicalUrl)}`)
    await hydrate(page)
    const stored = () => page.evaluate(() => sessionStorage.getItem('kajo-visited-fi-fi'))
    await expect.poll(stored).toContain(product.name)
    await page.goto(`${origin}/ei-ole`)
    await expect(
      page
        .getByRole('navigation', { name: t('errorPage.popular') })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    const visited = page.getByRole('region', { name: t('errors.visited') })
    await visited.getByRole('link', { name: product.name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  })
})
