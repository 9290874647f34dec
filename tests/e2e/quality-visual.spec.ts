import type { Locator, Page } from '@playwright/test'
import { routeHref } from '@/lib/routing/href'
import { drawEverything } from '@/scripts/screens/draw-everything.mjs'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { readAs, reflowProblems } from '@/tests/support/reflow-problems'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { hydrate } from '@/tests/support/touch-page'

test.use({
  pictures: 'blank',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: [/status of 404.*no-such-page/],
})

const LAPTOP = { width: 1280, height: 720 }
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The page margin at desktop widths, in px. */
const MARGIN = 48

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing is drawn')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Box of a slider arrow as drawn, without the room around it. */
const arrowBox = (page: Page, name: string) => boxOf(page.locator(`${name} [data-step="1"] svg path`).first())

test(
  'a laptop: menu rings, the whole menu, the header line, margins of cart word and arrows',
  FULL_RUN,
  async ({ page }) => {
    const { origin } = storefrontOf('dk')
    await page.setViewportSize(LAPTOP)
    await page.goto(origin)
    const first = page.locator('nav summary:visible').first()
    await first.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    // the ring is drawn around the word inside the summary: the summary would cut off a ring of its own
    await expect(first).toHaveCSS('outline-style', 'none')
    await expect(first.locator('span')).toHaveCSS('outline-style', 'solid')
    await expect(first.locator('span')).toHaveCSS('outline-offset', '5px')
    await first.press('Enter')
    const panel = page.locator('details[open] [data-panel]')
    await expect(panel).toBeVisible()
    expect((await boxOf(panel)).bottom).toBeLessThanOrEqual(LAPTOP.height)
    expect(await panel.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0)
    await first.press('Enter')

    const word = page.getByTestId('cart-count').locator('xpath=preceding-sibling::span').first()
    expect(Math.round((await boxOf(word)).right)).toBe(LAPTOP.width - MARGIN)
    const home = await arrowBox(page, 'main')
    await hydrate(page)
    // a header that holds the focus stays
    await first.blur()
    await page.mouse.wheel(0, 1600)
    const header = page.locator('header[data-away]')
    await expect(header).toBeAttached()
    // one pixel further than its height: its line is a shadow below it
    expect((await boxOf(header)).bottom).toBeLessThanOrEqual(-1)

    const { canonicalUrl } = await findProduct(storefrontOf('dk'), 'dress')
    await page.goto(origin + encodeURI(canonicalUrl))
    const product = await arrowBox(page, '#main section')
    expect(Math.abs(home.right - product.right)).toBeLessThan(1)
    expect(Math.abs(LAPTOP.width - MARGIN - product.right)).toBeLessThan(2)
  },
)

test(
  'a desktop: the focus ring surrounds the whole card, footer rows are aligned, no link is alone on its line',
  FULL_RUN,
  async ({ page }) => {
    const shop = storefrontOf('fi')
    const { dresses } = await findDresses(shop)
    await page.setViewportSize(DESK)
    await page.goto(shop.origin + encodeURI(dresses.canonicalUrl))
    const card = page.getByTestId('product-card').first()
    await card.getByRole('heading').getByRole('link').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const ring = await card
      .getByRole('heading')
      .getByRole('link')
      .evaluate((link) => {
        const { outlineStyle, width, height } = getComputedStyle(link, '::after')
        return { outlineStyle, width: Number.parseFloat(width), height: Number.parseFloat(height) }
      })
    const { width, height } = await boxOf(card)
    expect(ring).toEqual({ outlineStyle: 'solid', width: expect.closeTo(width, 0), height: expect.closeTo(height, 0) })

    const columns = await page
      .locator('footer h2')
      .evaluateAll((titles) =>
        titles.map((title) =>
          [...(title.parentElement?.querySelectorAll('li, h2 + p') ?? [])].map(
            (row) => row.getBoundingClientRect().top,
          ),
        ),
      )
    const menus = columns.filter((tops) => tops.length > 1)
    expect(menus.length).toBeGreaterThan(2)
    for (const [row, top] of (menus[0] ?? []).entries()) {
      const others = menus.flatMap((tops) => tops[row] ?? [])
      expect(Math.max(...others.map((other) => Math.abs(other - top))), `row ${row} of the footer`).toBeLessThan(0.5)
    }

    await page.goto(`${shop.origin}/no-such-page`)
    const tops = await page
      .locator('main nav li')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
    const lines = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    expect(Math.min(...lines)).toBeGreaterThan(1)
  },
)

test('a phone: names on two lines, room between neighbours, and text at 200 %', FULL_RUN, async ({ page }) => {
  const shop = storefrontOf('se')
  const { dresses } = await findDresses(shop)
  await page.setViewportSize(PHONE)
  await page.goto(shop.origin + encodeURI(dresses.canonicalUrl))
  const cut = await page
    .locator('main [data-testid="product-card"] h2 a')
    .evaluateAll(
      (names) =>
        names.filter((name) => (name.parentElement?.scrollWidth ?? 0) > (name.parentElement?.clientWidth ?? 0)).length,
    )
  expect(cut, 'names that are cut').toBe(0)

  const { canonicalUrl } = await findProduct(shop, 'dress')
  await page.goto(shop.origin + encodeURI(canonicalUrl))
  const row = page.locator('#main [data-row]').first()
  await drawEverything(page)
  await expect(row.locator('h3').nth(1)).toBeVisible()
  const [left, right] = await row
    .locator('h3')
    .evaluateAll((names) => names.slice(0, 2).map((name) => name.getBoundingClientRect()))
  expect((right?.left ?? 0) - (left?.right ?? 0), 'px between the words of two cards').toBeGreaterThanOrEqual(12)

  for (const path of ['/', dresses.canonicalUrl]) {
    await page.goto(shop.origin + encodeURI(path))
    await readAs(page, 'large')
    expect.soft(await reflowProblems(page), `${path} at 390 px, text at 200 %`).toEqual([])
    const [mark, line] = [
      await boxOf(page.getByRole('banner').getByRole('link', { name: 'Kajo', exact: true })),
      await boxOf(page.locator('header > div')),
    ]
    expect.soft(mark.bottom, `${path}: the shop's name stays above the header's line`).toBeLessThanOrEqual(line.bottom)
    await readAs(page, null)
  }
})

test(
  'WCAG 1.4.4 with text at 200 % no brand name is broken, the count leaves space for the sort order, and the header fits',
  FULL_RUN,
  async ({ page }) => {
    const shop = storefrontOf('no')
    await page.setViewportSize(LAPTOP)
    await page.goto(shop.origin + routeHref({ ...shop, mode: 'domain' }, 'brands'))
    await readAs(page, 'large')
    const lines = await page.locator('main li a[href^="/b/"]').evaluateAll((names) =>
      names.map((name) => {
        const { height } = name.getBoundingClientRect()
        return height / Number.parseFloat(getComputedStyle(name).lineHeight)
      }),
    )
    expect(lines.length).toBeGreaterThan(20)
    expect(Math.max(...lines)).toBeLessThan(2.5)

    await page.setViewportSize(PHONE)
    const finnish = storefrontOf('fi')
    const { dresses } = await findDresses(finnish)
    await page.goto(finnish.origin + encodeURI(dresses.canonicalUrl))
    await readAs(page, 'large')
    const count = await boxOf(page.locator('main p.num').first())
    const sort = await boxOf(page.locator('main select').first())
    const isOver = count.right > sort.x && count.bottom > sort.y && count.y < sort.bottom
    expect(isOver, 'the count lies on the sort').toBe(false)

    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(finnish.origin)
    await readAs(page, 'large')
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways, 'px that home at 1024 px scrolls sideways').toBeLessThanOrEqual(0)
  },
)
