import type { Locator, Page } from '@playwright/test'
import { LIST_PAGE_SIZE } from '@/lib/config/constants'
import { findDresses } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { tabTo } from '@/tests/support/press-keys'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { cards } from '@/tests/support/shop-walk'
import { hydrate, whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank', expectedComplaints: [/status of 503/] })

const PHONE = { width: 390, height: 844 }

/** Elements of a list that are not always visible. */
function listOf(page: Page, { lang }: Storefront) {
  const t = translatorFor(lang)
  const main = page.getByRole('main')
  return {
    sort: page.getByTestId('sort-select'),
    more: main.getByRole('button', { name: t('list.more'), exact: true }),
    busy: main.getByRole('button', { name: t('list.moreBusy'), exact: true }),
    failed: main.getByText(t('list.moreFailed')),
    progress: main.getByRole('progressbar'),
    /** Placeholders of the cards. */
    shapes: main.locator('ul[aria-hidden="true"] > li'),
    expectSeen: async (seen: number, total: number) => {
      await expect(cards(page)).toHaveCount(seen)
      await expect(main.getByText(t('list.seen', { seen, total }), { exact: true })).toBeVisible()
      await expect(main.getByRole('progressbar')).toHaveJSProperty('value', seen)
      await expect(main.getByRole('progressbar')).toHaveJSProperty('max', total)
    },
  }
}

/** Opens the longest list; resolves with its number of products. */
async function openClothes(page: Page, { market, lang, origin }: Storefront): Promise<number> {
  const { clothes } = await findDresses({ market, lang })
  await page.goto(`${origin}${encodeURI(clothes.canonicalUrl)}`)
  await whenStarted(page)
  return Number(await page.getByRole('main').getByRole('progressbar').getAttribute('max'))
}

const secondPicture = (card: Locator) => card.locator('[data-second] img')
const sizesOf = (card: Locator) => card.getByTestId('card-sizes')

/** The bar with the sort order stays visible while the products scroll below it. */
async function expectBarStays(page: Page, shop: Storefront): Promise<void> {
  const { sort } = listOf(page, shop)
  await cards(page).nth(30).scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500)
  await expect(sort).toBeInViewport({ ratio: 1 })
  expect((await sort.boundingBox())?.y, 'at the top').toBeLessThan(150)
}

/** First a failing page, then the same page delayed, then the page. */
async function expectMore(page: Page, shop: Storefront, total: number): Promise<void> {
  const { more, busy, failed, shapes, expectSeen } = listOf(page, shop)
  await expectSeen(LIST_PAGE_SIZE, total)
  await page.route('**/api/list/**', (route) => route.fulfill({ status: 503, body: '' }))
  await more.click()
  await expect(failed).toBeVisible()
  await expectSeen(LIST_PAGE_SIZE, total)

  let comeNow = () => {}
  const isFree = new Promise<void>((resolve) => {
    comeNow = resolve
  })
  await page.unroute('**/api/list/**')
  await page.route('**/api/list/**', async (route) => {
    await isFree
    await route.fallback()
  })
  await expect(shapes).toHaveCount(0)
  await more.click()
  await expect(shapes.first()).toBeVisible()
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(failed).toBeHidden()
  await expect(page, 'nothing has come yet').not.toHaveURL(/page=/)
  comeNow()
  await expectSeen(2 * LIST_PAGE_SIZE, total)
  await expect(shapes).toHaveCount(0)
  await expect(more).not.toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\?page=2$/)
  const aliases = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-alias')))
  expect(new Set(aliases).size, 'no piece twice').toBe(2 * LIST_PAGE_SIZE)
}

test('R-LIST-03 R-LIST-08 a list on a desktop: hover and focus show second picture and sizes, the bar is sticky, further pages are added in place', async ({
  page,
}) => {
  const shop = storefrontOf('fi')
  const total = await openClothes(page, shop)
  const [pointed, reached] = [cards(page).nth(1), cards(page).nth(2)]
  const expectShown = async (card: Locator, isShown: boolean) => {
    await expect(secondPicture(card)).toBeVisible({ visible: isShown })
    await expect(sizesOf(card)).toBeVisible({ visible: isShown })
  }
  await expectShown(pointed, false)
  await pointed.hover()
  await expectShown(pointed, true)
  await expectShown(reached, false)
  await pointed.getByRole('heading').getByRole('link').focus()
  await page.mouse.move(0, 0)
  await tabTo(page, reached.getByRole('heading').getByRole('link'))
  await expectShown(reached, true)
  await expectShown(pointed, false)

  await expectBarStays(page, shop)
  await expectMore(page, shop, total)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test(
    'R-LIST-03 R-LIST-08 a list on a phone: a swipe shows the second picture, the bar is sticky, further pages are added in place',
    FULL_RUN,
    async ({ page }) => {
      const shop = storefrontOf('dk')
      const total = await openClothes(page, shop)
      await hydrate(page)
      const card = cards(page).first()
      await expect(secondPicture(card)).toHaveCount(0)
      await card.dispatchEvent('touchstart')
      await expect(secondPicture(card)).toBeAttached()
      const pictures = card.locator('[data-card-pictures]')
      await pictures.evaluate((scroller) => scroller.scrollTo({ left: scroller.clientWidth, behavior: 'instant' }))
      await expect(secondPicture(card)).toBeInViewport()

      await expectBarStays(page, shop)
      await expectMore(page, shop, total)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sideways').toBe(PHONE.width)
    },
  )
})
