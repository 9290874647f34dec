import type { Page } from '@playwright/test'
import { FAVORITES_KEY } from '@/lib/config/constants'
import { routeHref } from '@/lib/routing/href'
import { findDresses } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { cards, expectCounted } from '@/tests/support/shop-walk'
import { hydrate, whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

const favorites = (shop: Storefront) => shop.origin + routeHref({ ...shop, mode: 'domain' }, 'favorites')
const dresses = async (shop: Storefront) => shop.origin + encodeURI((await findDresses(shop)).dresses.canonicalUrl)
/** Names of the favourites; the cards of the row below them have smaller headings. */
const favoriteNames = (page: Page) => cards(page).getByRole('heading', { level: 2 })
const hearts = (page: Page) => page.getByRole('main').getByTestId('favorite-toggle')
const count = (page: Page) => page.getByTestId('favorites-count')
const nameOf = async (page: Page, nth: number) => (await cards(page).nth(nth).getByRole('heading').textContent()) ?? ''

test('R-FAV-02 R-FAV-03 R-LIST-08 R-ROUTE-09 favourites: buttons, two tabs, the page, undo and moving to the cart', async ({
  page,
  context,
}) => {
  const shop = storefrontOf('fi')
  const t = translatorFor(shop.lang)
  const other = await context.newPage()
  await other.goto(favorites(shop))
  await expect(other.getByRole('heading', { name: t('favoritesPage.emptyTitle') })).toBeVisible()

  await page.goto(await dresses(shop))
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)]
  // the first press comes before the grid is hydrated
  await hearts(page).nth(0).click()
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await hearts(page).nth(1).click()
  await expect(count(page)).toHaveText('2')
  await expect(favoriteNames(other), 'in the other tab, the newest first').toHaveText([second, first])

  await page.reload()
  await whenStarted(page)
  await expect(hearts(page).nth(0), 'filled without an interaction').toHaveAttribute('aria-pressed', 'true')
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'false')

  await other.getByRole('button', { name: t('favorites.remove', { name: second }) }).click()
  await expect(favoriteNames(other)).toHaveText([first])
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false')
  await other
    .getByTestId('snackbar')
    .getByRole('button', { name: t('cart.undo') })
    .click()
  await expect(favoriteNames(other)).toHaveText([second, first])

  const foot = other.getByTestId('favorite-foot').first()
  const size = foot.locator('option:not([disabled])').nth(1)
  await foot.getByRole('combobox').selectOption((await size.getAttribute('value')) ?? '')
  await foot.getByRole('button').click()
  await expectCounted(other, 1)
  await expect(favoriteNames(other)).toHaveText([first])
  await expect(count(page)).toHaveText('1')
  expect(await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length, FAVORITES_KEY)).toBe(1)
  await expectCounted(page, 1)
})

test('R-LIST-09 clicking a size of a card with a mouse adds it', FULL_RUN, async ({ page }) => {
  const shop = storefrontOf('se')
  await page.goto(await dresses(shop))
  const card = cards(page).first()
  await expect(card.getByTestId('card-sizes')).toBeHidden()
  await expect(card.getByTestId('quickshop-open')).toBeHidden()
  await card.hover()
  await card.getByTestId('card-sizes').locator('button:not([data-sold-out])').first().click()
  await expectCounted(page, 1)
  await expect(page.getByText(translatorFor(shop.lang)('cart.addedTitle'))).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'R-LIST-09 a size chosen in the sheet of a card is added, and the focus returns to the card',
    FULL_RUN,
    async ({ page }) => {
      const shop = storefrontOf('no')
      const t = translatorFor(shop.lang)
      await page.goto(await dresses(shop))
      await hydrate(page)
      const name = await nameOf(page, 0)
      const opener = cards(page).first().getByTestId('quickshop-open')
      await opener.tap()
      const sheet = page.getByRole('dialog', { name })
      await sheet
        .getByTestId('size-option')
        .filter({ hasNotText: t('product.soldOut') })
        .first()
        .tap()
      await sheet.getByRole('button', { name: t('product.add') }).tap()
      await expect(sheet).toBeHidden()
      await expectCounted(page, 1)
      await expect(opener).toBeFocused()
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'buttons that need JavaScript are hidden, and the favourites page says that it needs it',
    FULL_RUN,
    async ({ page }) => {
      const shop = storefrontOf('dk')
      const t = translatorFor(shop.lang)
      await page.goto(await dresses(shop))
      await cards(page).first().hover()
      for (const dead of ['favorite-toggle', 'quickshop-open', 'card-sizes'])
        await expect(cards(page).first().getByTestId(dead)).toBeHidden()
      await page.goto(favorites(shop))
      // the runner finds no text inside `noscript`
      await expect(page.getByRole('main').locator('noscript p')).toContainText(t('favoritesPage.noScript'))
      await expect(page.getByRole('main').getByRole('link', { name: t('favoritesPage.emptyWay') })).toBeVisible()
      await expect(page.getByTestId('favorites-wait')).toBeHidden()
    },
  )
})
