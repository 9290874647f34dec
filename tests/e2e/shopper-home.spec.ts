import type { Locator, Page } from '@playwright/test'
import { FULL_RUN } from '@/tests/support/full-run'
import { rawRequest } from '@/tests/support/raw-request'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { whenHydrated } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const FI = storefrontOf('fi')
const t = translatorFor('fi')
const PHONE = { width: 390, height: 844 }

const scrolled = (row: Locator) => row.evaluate((element) => Math.round(element.scrollLeft))
/** Address of the largest painted picture; empty while the largest element is text. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          resolve(last && 'url' in last ? String(last.url) : '')
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
const firstRow = (page: Page) => {
  const slider = page.locator('[data-slider]').first()
  return { slider, row: slider.locator('[data-row]') }
}

/** The first interaction is a mouse that moves. */
async function pointAt(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await element.hover()
  await whenHydrated(page)
}

async function expectRowByButtons(page: Page): Promise<void> {
  const { slider, row } = firstRow(page)
  const title = (await slider.getByRole('heading').first().textContent()) ?? ''
  const next = slider.getByRole('button', { name: t('content.nextIn', { title }), exact: true })
  const previous = slider.getByRole('button', { name: t('content.previousIn', { title }), exact: true })
  await pointAt(page, next)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.poll(() => scrolled(row)).toBeGreaterThan(600)
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await previous.click()
  await expect.poll(() => scrolled(row)).toBe(0)
}

async function expectRowByKeys(page: Page): Promise<void> {
  const { slider, row } = firstRow(page)
  await pointAt(page, slider)
  await row.focus()
  const card = await row
    .locator('li')
    .first()
    .evaluate((element) => element.getBoundingClientRect().width)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => scrolled(row)).toBeGreaterThan(card * 0.9)
  expect(await scrolled(row), 'one card, not a page').toBeLessThan(card * 1.3)
  await page.keyboard.press('End')
  await expect(slider.locator('[data-step="1"]')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Home')
  await expect.poll(() => scrolled(row)).toBe(0)
}

async function expectOnePieceOpen(page: Page): Promise<void> {
  const outfit = page.locator('[data-hotspots]').first()
  const points = outfit.locator('summary')
  await pointAt(page, points.first())
  await points.first().click()
  await points.nth(2).click()
  await expect(outfit.locator('details[open]')).toHaveCount(1)
  await outfit.click({ position: { x: 10, y: 10 } })
  await expect(outfit.locator('details[open]')).toHaveCount(0)
}

async function expectPieceByKeys(page: Page): Promise<void> {
  const outfit = page.locator('[data-hotspots]').first()
  const points = outfit.locator('summary')
  await pointAt(page, points.first())
  const name = (await points.nth(1).getAttribute('aria-label')) ?? ''
  const link = outfit.getByRole('link', { name, exact: true })
  await points.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(points.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test.describe('with blank pictures', () => {
  test.use({ pictures: 'blank' })

  test('R-CMS-01 a row of products and an outfit work with mouse and keyboard', async ({ page }) => {
    await page.goto(FI.origin)
    await test.step('a row by its buttons', () => expectRowByButtons(page))
    await test.step('a row by the keyboard', () => expectRowByKeys(page))
    await test.step('one piece is open at a time, and a press elsewhere closes it', () => expectOnePieceOpen(page))
    await test.step('a piece by the keyboard', () => expectPieceByKeys(page))
  })

  test('R-CMS-01 on phones an outfit is a list, and rows are scrolled by touch', FULL_RUN, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(FI.origin)
    const outfit = page.locator('[data-hotspots]').first()
    await expect(outfit.locator('summary').first()).toBeHidden()
    const pieces = outfit.locator('xpath=..').getByRole('listitem')
    await expect(pieces).toHaveCount(await outfit.locator('summary').count())
    await expect(pieces.first().getByRole('link')).toBeVisible()
    const room = await pieces.getByRole('link').evaluateAll((names) =>
      names.map((name) => {
        const words = document.createRange()
        words.selectNodeContents(name)
        const [line, piece] = [words.getBoundingClientRect(), name.closest('li')?.getBoundingClientRect()]
        return Math.min(line.top - (piece?.top ?? 0), (piece?.bottom ?? 0) - line.bottom)
      }),
    )
    expect(Math.min(...room), 'px above and below a name on two lines').toBeGreaterThanOrEqual(6)
    const { row } = firstRow(page)
    await row.evaluate((element) => element.scrollTo({ left: 300 }))
    await expect.poll(() => scrolled(row)).toBeGreaterThan(100)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, 'no sideways scrolling of the page').toBe(PHONE.width)
  })
})

for (const { name, viewport, crop, other } of [
  { name: 'phone', viewport: PHONE, crop: 'scene.hero-tall.webp', other: 'scene.hero-wide.webp' },
  {
    name: 'desktop',
    viewport: { width: 1440, height: 900 },
    crop: 'scene.hero-wide.webp',
    other: 'scene.hero-tall.webp',
  },
]) {
  test(
    `R-CMS-06 the opening picture is announced in the head and only its ${name} crop is fetched`,
    name === 'phone' ? {} : FULL_RUN,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await page.goto(FI.origin, { waitUntil: 'load' })
      const announced = page.locator('head link[rel="preload"][as="image"]')
      await expect(announced).toHaveCount(2)
      expect(await announced.evaluateAll((links) => links.map((link) => link.getAttribute('media')))).toEqual([
        '(max-width: 767px)',
        '(min-width: 768px)',
      ])
      // text and smaller pictures may be painted before it
      await expect.poll(() => largestPaint(page), 'the largest paint').toContain(crop)
      expect(fetched.filter((url) => url.includes(crop))).toHaveLength(1)
      expect(fetched.filter((url) => url.includes(other))).toEqual([])
    },
  )
}

const AT_ONCE = 6

test('R-CMS-01 every link of the home page answers 200', FULL_RUN, async () => {
  const { origin } = FI
  const { body } = await rawRequest(origin, '/')
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  const paths = [
    ...new Set([...main.matchAll(/href="(\/[^"#]*)"/g)].map(([, path]) => path?.replaceAll('&amp;', '&') ?? '')),
  ]
  expect(paths.length).toBeGreaterThan(25)
  const wrong: string[] = []
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const answers = await Promise.all(
      paths.slice(from, from + AT_ONCE).map(async (path) => ({ path, ...(await rawRequest(origin, path)) })),
    )
    wrong.push(...answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`))
  }
  expect(wrong).toEqual([])
})
