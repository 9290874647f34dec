import type { Locator, Page } from '@playwright/test'
import { findDresses } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { cards } from '@/tests/support/shop-walk'
import { hydrate } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

/** The parts of a list that filter it. */
function filtersOf(page: Page, { lang }: Storefront) {
  const t = translatorFor(lang)
  const main = page.getByRole('main')
  const value = (key: string) =>
    page.getByTestId('filter-value').filter({ has: page.locator(`[name="${key}"]:enabled`) })
  return {
    t,
    main,
    value,
    opener: main.getByRole('button', { name: new RegExp(`^${t('filter.open')}( \\(\\d+\\))?$`) }),
    panel: page.getByRole('dialog', { name: t('filter.open') }),
    chips: main.getByRole('list', { name: t('filter.chosen') }),
    sort: page.getByTestId('sort-select'),
  }
}

const countOf = async (value: Locator): Promise<number> => Number(await value.locator('small').textContent())

async function openDresses(page: Page, shop: Storefront): Promise<string> {
  const { dresses } = await findDresses(shop)
  const address = `${shop.origin}${encodeURI(dresses.canonicalUrl)}`
  await page.goto(address)
  return address
}

test('R-LIST-01 R-LIST-02 R-LIST-03 filters on a desktop change the list and the address in place; one step back leaves the list', async ({
  page,
}) => {
  const shop = storefrontOf('fi')
  const { t, value, opener, panel, chips, main } = filtersOf(page, shop)
  await page.goto(shop.origin)
  const plain = await openDresses(page, shop)
  await hydrate(page)
  await opener.click()
  await expect(panel).toBeVisible()
  await expect(page.locator('body > header'), 'the page behind cannot be reached').toHaveAttribute('inert', '')
  const size = value('skus').first()
  const count = await countOf(size)
  await size.click()
  await expect(panel.getByRole('button', { name: t('filter.show', { count }), exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\?skus=[^~]+~s_/)
  await value('p-Color').first().click()
  await expect(page).toHaveURL(/\?skus=[^&]+&p-Color=/)
  await expect(panel, 'stays open').toBeVisible()
  const total = await countOf(value('p-Color').filter({ has: page.locator(':checked') }))
  await panel.getByRole('button', { name: t('filter.show', { count: total }), exact: true }).click()
  await expect(panel).toBeHidden()
  await expect(opener, 'the focus is where it was').toBeFocused()
  await expect(cards(page)).toHaveCount(Math.min(total, 48))
  await expect(main.getByText(t('list.count', { count: total }), { exact: true }).first()).toBeVisible()
  const aliases = () => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-alias')))
  const chosen = await aliases()

  await page.reload()
  expect(await aliases(), 'the address alone restores the list').toEqual(chosen)
  await hydrate(page)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  await page.goBack()
  await expect(chips.getByRole('listitem')).toHaveCount(3)
  expect(await aliases()).toEqual(chosen)

  await chips.getByRole('link').first().click()
  await expect(page).toHaveURL(/\?p-Color=[^&]+$/)
  await chips.getByRole('link', { name: t('filter.clearAll') }).click()
  await expect(page).toHaveURL(plain)
  await expect(chips).toBeHidden()
  await page.goBack()
  await expect(page, 'a choice is no step').toHaveURL(`${shop.origin}/`)
})

test('R-LIST-03 R-LIST-10 R-NAV-01 a list filtered in place follows the back and forward buttons, and its tabs open other pages', async ({
  page,
}) => {
  const shop = storefrontOf('no')
  const { t, value, opener, chips, main } = filtersOf(page, shop)
  const plain = await openDresses(page, shop)
  await hydrate(page)
  await opener.click()
  await value('skus').first().click()
  await expect(page).toHaveURL(/\?skus=/)
  await page.keyboard.press('Escape')
  const filtered = page.url()
  const tabs = main.getByRole('navigation', { name: t('listPage.subCategories') })
  await tabs.locator('[aria-current]').click()
  await expect(page).toHaveURL(plain)
  await expect(chips).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await expect(chips.getByRole('listitem')).toHaveCount(2)
})

test('R-LIST-05 back from a product, reloaded or not, a list opened at its second page shows that product, focused', async ({
  page,
}) => {
  const shop = storefrontOf('se')
  const { t, main } = filtersOf(page, shop)
  const plain = await openDresses(page, shop)
  await page.goto(`${plain}?page=2`)
  await hydrate(page)
  const link = cards(page).nth(30).getByRole('heading').getByRole('link')
  const path = await link.getAttribute('href')
  const back = main.locator(`[data-testid="product-card"] :is(h2, h3) a[href="${path}"]`)
  for (const isReloaded of [false, true]) {
    await link.click()
    await expect(page.getByTestId('add-to-cart')).toBeVisible()
    if (isReloaded) {
      await page.reload()
      await expect(page.getByTestId('add-to-cart')).toBeVisible()
    }
    await page.goBack()
    await expect(page).toHaveURL(`${plain}?page=2`)
    await expect(back, `reloaded: ${isReloaded}`).toBeFocused()
    await expect(back).toBeInViewport()
  }

  const before = await back.boundingBox()
  const previous = main.getByRole('link', { name: t('filter.previous') })
  await previous.evaluate((element) => (element as HTMLElement).click())
  await expect(cards(page)).toHaveCount(96)
  await expect(previous, 'page 1 is the first').toHaveCount(0)
  await expect
    .poll(async () => Math.abs(((await back.boundingBox())?.y ?? 0) - (before?.y ?? 0)), 'nothing moved')
    .toBeLessThan(120)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'R-LIST-01 T25 on a phone, the price fields and the slider change the same filter',
    FULL_RUN,
    async ({ page }) => {
      const shop = storefrontOf('dk')
      const { t, opener, panel, chips } = filtersOf(page, shop)
      await openDresses(page, shop)
      await hydrate(page)
      await opener.click()
      expect(Math.round((await panel.boundingBox())?.width ?? 0), 'the panel takes the screen').toBe(390)
      const [low, high] = ['low', 'high'].map((side) =>
        panel.getByRole('textbox', { name: t(`filter.${side}`, { currency: 'kr.' }) }),
      ) as [Locator, Locator]
      await low.fill('900')
      await high.fill('400')
      await high.press('Tab')
      await expect(panel.getByText(t('filter.order'))).toBeVisible()
      await expect(page, 'the first field counted when it was left, the second does not').toHaveURL(/~900-$/)
      await high.fill('1500')
      await high.press('Tab')
      await expect(page).toHaveURL(/\?price=[^~]+~900-1500$/)
      const thumb = panel.getByRole('slider', { name: t('filter.highest') })
      await expect(thumb).toHaveValue('1500')
      await thumb.focus()
      await thumb.press('ArrowLeft')
      await expect(high).not.toHaveValue('1500')
      await expect(page).toHaveURL(new RegExp(`~900-${await high.inputValue()}$`))
      await panel.getByRole('button', { name: t('common.close') }).click()
      await expect(chips.getByRole('listitem')).toHaveCount(2)
      const texts = await cards(page).getByTestId('product-price').allInnerTexts()
      const prices = texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
      expect(prices.length).toBeGreaterThan(0)
      expect(prices.filter((price) => price < 900 || price > 1500)).toEqual([])
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-LIST-01 R-LIST-02 R-LIST-03 the panel is a form with one redirect to joined values, chips are links, the sort order is a form', async ({
    page,
  }) => {
    const shop = storefrontOf('se')
    const { t, value, opener, panel, chips, sort } = filtersOf(page, shop)
    await openDresses(page, shop)
    await opener.click()
    await value('p-Color').nth(0).locator('input').check({ force: true })
    await value('p-Color').nth(1).locator('input').check({ force: true })
    await panel.getByRole('textbox', { name: t('filter.low', { currency: 'kr' }) }).fill('300')
    await panel.getByRole('button', { name: t('filter.showPlain'), exact: true }).click()
    await expect(page).toHaveURL(/\?price=300-&p-Color=[^&,]+~[^&,]+,[^&,]+~[^&,]+$/)
    await expect(chips.getByRole('listitem')).toHaveCount(4)
    await sort.selectOption('PRICE')
    await page.getByRole('button', { name: t('list.apply'), exact: true }).click()
    await expect(page).toHaveURL(/price=.*p-Color=.*sort=PRICE$/)
    await expect(chips.getByRole('listitem')).toHaveCount(4)
    await chips.getByRole('link').first().click()
    await expect(chips.getByRole('listitem')).toHaveCount(3)
    await expect(page).toHaveURL(/\?p-Color=.*sort=PRICE$/)
  })
})
