import { FULL_RUN } from '@/tests/support/full-run'
import { expect, storefrontOf, storefrontsAt, test } from '@/tests/support/shop-test'
import { cards, expectLanguage } from '@/tests/support/shop-walk'
import { hydrate } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

test('R-ROUTE-26 R-LIST-03 R-LIST-05 R-SEARCH-09 a search is filtered in place, reports the click on a hit, and is restored on going back', async ({
  page,
  privateShop,
}) => {
  const shop = storefrontOf('fi', storefrontsAt(privateShop.port))
  const t = translatorFor(shop.lang)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/search/') && asked.push(request.url()))
  await page.goto(`${shop.origin}/s?q=Mekko++`)
  await expect(page).toHaveURL(`${shop.origin}/s/Mekko`)
  await expectLanguage(page, shop)
  await expect(page).toHaveTitle(/^Haku: Mekko, \d+ tuotetta – Kajo$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(t('searchPage.heading', { text: 'Mekko' }))
  await expect(page.getByTestId('sort-select')).toHaveValue('RELEVANCE')
  await hydrate(page)
  expect(asked, 'the first view asks no second time').toEqual([])

  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('filter.open'), exact: true }).click()
  const panel = page.getByRole('dialog', { name: t('filter.open') })
  const size = page
    .getByTestId('filter-value')
    .filter({ has: page.locator('[name="skus"]:enabled') })
    .first()
  const count = Number(await size.locator('small').textContent())
  await size.click()
  await panel.getByRole('button', { name: t('filter.show', { count }), exact: true }).click()
  await expect(page).toHaveURL(/\/s\/Mekko\?skus=[^~]+~/)
  await expect(cards(page)).toHaveCount(Math.min(count, 48))
  const left = cards(page).nth(2)
  const alias = await left.getAttribute('data-alias')
  const told = page.waitForRequest(/\/notifications\/click\?/)
  await left.getByRole('heading').getByRole('link').click()
  expect((await told).postDataJSON(), 'the page was opened by its address').toEqual({ ticket: expect.any(String) })
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/s\/Mekko\?skus=/)
  await expect(heading).toHaveText(t('searchPage.heading', { text: 'Mekko' }))
  await expect(page.locator(`[data-alias="${alias}"]`).getByRole('heading').getByRole('link')).toBeFocused()
  await expect(cards(page)).toHaveCount(Math.min(count, 48))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'R-ROUTE-26 R-LIST-03 search and sorting are forms, and links lead to products and pages',
    FULL_RUN,
    async ({ page, privateShop }) => {
      const shop = storefrontOf('dk', storefrontsAt(privateShop.port))
      const t = translatorFor(shop.lang)
      await page.goto(`${shop.origin}/s`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('searchPage.startTitle'))
      await page.getByRole('searchbox', { name: t('searchPage.label') }).fill('  kjole ')
      await page
        .getByRole('main')
        .getByRole('button', { name: t('searchPage.submit'), exact: true })
        .click()
      await expect(page).toHaveURL(`${shop.origin}/s/kjole`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('searchPage.heading', { text: 'kjole' }))
      const best = await cards(page).first().getAttribute('data-alias')
      await page.getByTestId('sort-select').selectOption('PRICE_DESC')
      await page.getByRole('button', { name: t('list.apply'), exact: true }).click()
      await expect(page).toHaveURL(`${shop.origin}/s/kjole?sort=PRICE_DESC`)
      await expect(cards(page).first()).not.toHaveAttribute('data-alias', best ?? '')
      const pages = page.getByRole('navigation', { name: t('list.pages') })
      await pages.getByRole('link', { name: t('list.pageNumber', { page: 2 }), exact: true }).click()
      await expect(page).toHaveURL(`${shop.origin}/s/kjole?sort=PRICE_DESC&page=2`)
      await expect(cards(page).first()).toBeVisible()
    },
  )
})

test.describe('the search service is down', () => {
  test.use({ expectedComplaints: [/503/] })

  test('R-PAGE-05 a search shows a message, and other pages work', FULL_RUN, async ({ page, privateShop }) => {
    const shop = storefrontOf('se', storefrontsAt(privateShop.port))
    const t = translatorFor(shop.lang)
    await privateShop.control({ fault: 'unavailable', operations: ['search-page', 'autocomplete', 'landing-page'] })
    const answer = await page.goto(`${shop.origin}/s/jacka`)
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '10'])
    await expectLanguage(page, shop)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('searchPage.downHeading'))
    await page
      .getByRole('navigation', { name: t('errorPage.popular') })
      .getByRole('link')
      .first()
      .click()
    await expect(cards(page).first()).toBeVisible()
    await privateShop.control({ fault: null })
    await page.goBack()
    await page.getByRole('button', { name: t('common.retry'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('searchPage.heading', { text: 'jacka' }))
  })
})
