import type { Locator } from '@playwright/test'
import { routeHref } from '@/lib/routing/href'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { cards, expectAmount, expectLanguage } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ javaScriptEnabled: false, pictures: 'blank' })

/** Every picture has an alternative text or is decorative, and has a size and several widths. */
async function expectPictures(pictures: Locator): Promise<void> {
  for (const picture of await pictures.all()) {
    expect(await picture.getAttribute('alt'), 'has alt').not.toBeNull()
    if ((await picture.getAttribute('aria-hidden')) === 'true') continue
    expect(await picture.getAttribute('srcset')).toMatch(/\/cdn-cgi\/image\/\S+ \d+w, .+ \d+w/)
    expect(Number(await picture.getAttribute('width'))).toBeGreaterThan(0)
  }
}

const shop = storefrontOf('dk')
const { origin } = shop
const t = translatorFor(shop.lang)

test('R-CMS-01 R-CMS-04 R-CMS-06 the home page without JavaScript', async ({ page }) => {
  await page.goto(origin)
  await expectLanguage(page, shop)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const { dresses } = await findDresses(shop)
  const main = page.getByRole('main')
  await expect(main.locator(`a[href^="/c/"]`).first()).toBeVisible()
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /^\/p\//)
  await expectAmount(cards(page).first().getByTestId('product-price'), shop)
  await expectPictures(main.locator('img'))
  // the menu opens without JavaScript, and its links work
  const menu = page.getByRole('navigation', { name: t('shell.mainNavigation') })
  await menu.locator('summary').first().click()
  await menu.getByRole('link', { name: dresses.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dresses.name)
})

test('R-LIST-03 a list without JavaScript is sorted by its form and paged by links', FULL_RUN, async ({ page }) => {
  const { clothes } = await findDresses(shop)
  await page.goto(`${origin}${encodeURI(clothes.canonicalUrl)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(clothes.name)
  await expect(
    page
      .getByRole('navigation', { name: t('shell.breadcrumbs') })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await expectPictures(cards(page).first().locator('img'))
  const latest = await cards(page).first().getAttribute('data-alias')

  await page.getByTestId('sort-select').selectOption('PRICE_DESC')
  await page.getByRole('button', { name: t('list.apply'), exact: true }).click()
  await expect(page).toHaveURL(/\?sort=PRICE_DESC$/)
  await expect(page.getByTestId('sort-select')).toHaveValue('PRICE_DESC')
  await expectAmount(cards(page).first().getByTestId('product-price'), shop)
  const dearest = await cards(page).first().getAttribute('data-alias')
  expect(dearest, 'another order').not.toBe(latest)

  const pages = page.getByRole('navigation', { name: t('list.pages') })
  await pages.getByRole('link', { name: t('list.pageNumber', { page: 2 }), exact: true }).click()
  await expect(page).toHaveURL(/\?sort=PRICE_DESC&page=2$/)
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2')
  await expect(cards(page).first()).not.toHaveAttribute('data-alias', dearest ?? '')
})

test('R-PDP-01 R-CMS-04 a product without JavaScript', async ({ page }) => {
  const product = await findProduct(shop, 'dress')
  await page.goto(`${origin}${encodeURI(product.canonicalUrl)}`)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expectAmount(main.getByTestId('product-price').first(), shop)
  await expect(main.getByTestId('size-option')).toHaveCount(product.skus.length)
  await expectPictures(main.locator('img'))
  await expect(main.getByRole('img', { name: product.name }).first()).toBeVisible()
  // the other colours have pages of their own
  await expect(main.locator(`a[href^="/p/"]`).first()).toBeVisible()
  await expect(main.getByText(t('productPage.description'), { exact: true })).toBeVisible()
  // a button that needs JavaScript is hidden; a text says what to do instead
  await expect(main.getByTestId('add-to-cart')).toBeHidden()
  // the runner finds no text inside `noscript`
  const note = main.locator('noscript p')
  await expect(note).toBeVisible()
  await expect(note).toContainText(t('productPage.noScript'))
  await expect(main.getByRole('link', { name: t('footer.mail') })).toHaveAttribute('href', `mailto:${t('footer.mail')}`)
})

test('without JavaScript the checkout shows a message within the page margins and no empty fields', async ({
  page,
}) => {
  await page.goto(origin + routeHref({ ...shop, mode: 'domain' }, 'checkout'))
  const main = page.getByRole('main')
  const note = main.locator('noscript p')
  await expect(note).toContainText(t('checkout.noScript'))
  expect(await note.evaluate((words) => Number.parseFloat(getComputedStyle(words).paddingLeft))).toBeGreaterThan(0)
  for (const field of await main.locator('[aria-hidden="true"]').all()) await expect(field).toBeHidden()
})
