import type { Locator, Page } from '@playwright/test'
import { deliveryWindow } from '@/lib/delivery/delivery-window'
import { formatDelivery } from '@/lib/delivery/format-delivery'
import { LOCALES } from '@/lib/market/market-table'
import { findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { tabAndPress, tabTo } from '@/tests/support/press-keys'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { cards, expectAmount } from '@/tests/support/shop-walk'
import { hydrate } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

type Article = Parameters<typeof findProduct>[1]

async function openProduct(page: Page, shop: Storefront, article: Article) {
  const product = await findProduct(shop, article)
  await page.goto(`${shop.origin}${encodeURI(product.canonicalUrl)}`)
  return product
}

const pictureButtons = (page: Page): Locator => page.locator('main button[aria-haspopup="dialog"]:not([data-testid])')

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const shop = storefrontOf('fi')
  const t = translatorFor('fi')

  test('Tab moves through pictures, colours, sizes and button in visual order', async ({ page }) => {
    const { skus } = await openProduct(page, shop, 'dress')
    const main = page.getByRole('main')
    const sizes = page.getByTestId('size-option').getByRole('radio')
    const count = await pictureButtons(page).count()
    expect(count).toBeGreaterThanOrEqual(3)
    for (let index = 0; index < count; index += 1) await tabTo(page, pictureButtons(page).nth(index))
    const colours = main.locator('li a[href^="/p/"]')
    await tabTo(page, colours.first())
    await tabTo(page, main.getByRole('button', { name: t('productPage.sizeGuide') }).first())
    await tabTo(page, sizes.first())
    // a radio group is one tab stop; arrow keys move within it
    await page.keyboard.press('ArrowRight')
    await expect(sizes.nth(1)).toBeFocused()
    await expect(sizes.nth(1)).toBeChecked()
    for (let index = 2; index < skus.length; index += 1) await page.keyboard.press('ArrowRight')
    await expect(sizes.nth(skus.length - 1)).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(page.getByTestId('add-to-cart')).toBeFocused()
    await tabTo(page, main.locator('summary').first())
    await page.keyboard.press('Enter')
    await expect(main.locator('details').first()).not.toHaveAttribute('open')
    await tabTo(page, cards(page).first().getByRole('heading').getByRole('link'))
  })

  test('R-PDP-12 the size guide opens with the table of these sizes and returns the focus when closed', async ({
    page,
  }) => {
    await openProduct(page, shop, 'dress')
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: t('productPage.sizeGuide') })
      .first()
    await tabAndPress(page, opener)
    const guide = page.getByRole('dialog', { name: t('productPage.sizeGuide') })
    await expect(guide).toBeVisible()
    await expect(guide.getByRole('table')).toHaveCount(1)
    await expect(guide.getByRole('rowheader', { name: '38 / M' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(guide).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test(
  'R-PDP-05 T15 T17 promises below the button; working days before a size is chosen, the days themselves afterwards',
  FULL_RUN,
  async ({ page }) => {
    const shop = storefrontOf('fi')
    const t = translatorFor(shop.lang)
    const { name } = await openProduct(page, shop, 'dress')
    // right below the button
    const promises = page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasText: t('productPage.returnsText', { days: 14 }) })
      .getByRole('listitem')
    const delivery = promises.first()
    await expect(promises).toHaveText([
      t('product.delivery.normal'),
      t('productPage.freeShipping', { amount: '69 €' }),
      t('productPage.returnsText', { days: 14 }),
    ])
    const promised = () => {
      const arrival = deliveryWindow(new Date(), { market: shop.market, speed: 'normal', way: null })
      return t('productPage.deliveredOn', { dates: formatDelivery(LOCALES[shop.lang].iso, arrival, 'short') })
    }
    const today = promised()
    await hydrate(page)
    await expect(delivery, 'no text changes by itself').toHaveText(t('product.delivery.normal'))
    await page.getByTestId('size-option').first().click()
    await expect(delivery).not.toHaveText(t('product.delivery.normal'))
    // the cut-off hour for shipping may pass meanwhile
    expect([today, promised()]).toContain(await delivery.textContent())
    // the buy column, when shorter than the pictures, stays visible beside them
    const add = page.getByTestId('add-to-cart')
    await page.getByRole('main').locator('details[open] > summary').click()
    const before = (await add.boundingBox())?.y ?? 0
    await page.mouse.wheel(0, 250)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(250)
    expect(before - ((await add.boundingBox())?.y ?? 0), 'it has hardly moved').toBeLessThan(100)
    await expect(add).toBeInViewport({ ratio: 1 })
    // recommendations and alternatives in the currency of the market
    for (const title of [t('productPage.outfit'), t('productPage.alternatives', { name })]) {
      const row = page.getByRole('region', { name: title, exact: true })
      expect(await row.getByTestId('product-card').count()).toBeGreaterThanOrEqual(3)
      await expectAmount(row.getByTestId('product-price').first(), shop)
    }
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const shop = storefrontOf('no')
  const t = translatorFor('nb')

  test('pictures are swiped and counted', FULL_RUN, async ({ page }) => {
    await openProduct(page, shop, 'dress')
    const main = page.getByRole('main')
    const count = await pictureButtons(page).count()
    await expect(main.getByText(`1 / ${count}`)).toBeVisible()
    await main
      .getByRole('list')
      .filter({ has: page.locator('button[aria-haspopup="dialog"]:not([data-testid])') })
      .evaluate((row) => row.scrollTo({ left: 390 }))
    await expect(main.getByText(`2 / ${count}`)).toBeVisible()
  })

  test('R-PDP-03 the bar asks for a size, adds it, and is hidden at the footer', FULL_RUN, async ({ page }) => {
    const { name, skus } = await openProduct(page, shop, 'dress')
    const button = page.getByText(t('productPage.addShort'), { exact: true })
    const bar = button.locator('..')
    await expect(button).toBeHidden()
    await page.getByRole('main').locator('details').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await expect(button).toBeVisible()
    await expect(bar).toContainText(name)
    await expect(bar).toContainText(t('productPage.chooseSizeShort'))

    await button.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('product.chooseSize'))
    const sizes = page.getByTestId('size-option').getByRole('radio')
    await expect(sizes.first()).toBeFocused()
    await expect(sizes.first()).toBeInViewport()
    await expect(button).toBeHidden()

    await page.getByTestId('size-option').first().click()
    await page.getByRole('main').locator('details').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await expect(bar).toContainText(t('productPage.sizeName', { size: skus[0]?.name ?? '' }))
    await button.click()
    await expect(page.getByTestId('cart-count')).toHaveText('1')
    await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 4000)
    await expect(button).toBeHidden()
  })

  test('a sold-out size shows a message when it is chosen, and stays legible', FULL_RUN, async ({ page }) => {
    await openProduct(page, shop, 'onePieceDress')
    const size = page.locator('[data-testid="size-option"][data-sold-out]').first()
    await size.click()
    await expect(size.getByRole('radio')).toBeChecked()
    await expect(page.getByText(t('product.stock.OUT_OF_STOCK')).filter({ visible: true })).toBeVisible()
    const { color, backgroundColor } = await size.locator('input + span').evaluate((span) => {
      const { color, backgroundColor } = getComputedStyle(span)
      return { color, backgroundColor }
    })
    // axe cannot judge text in the colour of its background
    expect(color).not.toBe(backgroundColor)
  })
})
