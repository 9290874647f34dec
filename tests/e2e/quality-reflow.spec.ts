import type { Page } from '@playwright/test'
import { routeHref } from '@/lib/routing/href'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { checkoutOf, GUESTS } from '@/tests/support/guest'
import { readAs, reflowProblems } from '@/tests/support/reflow-problems'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { addFirstSize } from '@/tests/support/shop-walk'
import { speak } from '@/tests/support/speak'

test.describe.configure({ mode: 'parallel' })
test.use({
  pictures: 'blank',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: [/status of 404/],
})

/** The narrowest window that counts, 1280 px at 400 %. */
const NARROW = { width: 320, height: 640 }
const DESK = { width: 1280, height: 900 }

/** Every way of reading the page as it stands; whatever is wrong in any of them. */
async function expectReadable(page: Page, what: string): Promise<void> {
  await page.setViewportSize(NARROW)
  expect.soft(await reflowProblems(page), `${what}, 320 px wide`).toEqual([])
  await readAs(page, 'spacing')
  expect.soft(await reflowProblems(page), `${what}, 320 px wide with text spacing`).toEqual([])
  await page.setViewportSize(DESK)
  expect.soft(await reflowProblems(page), `${what}, text spacing`).toEqual([])
  await readAs(page, 'large')
  expect.soft(await reflowProblems(page), `${what}, text at 200 %`).toEqual([])
  await readAs(page, null)
}

async function expectReadableAt(page: Page, what: string, styles: readonly ('spacing' | 'large' | null)[]) {
  for (const style of styles) {
    await readAs(page, style)
    expect.soft(await reflowProblems(page), `${what}, ${style ?? 'as it is'}`).toEqual([])
  }
}

const checkoutPath = ({ market, lang }: Storefront) => routeHref({ market, lang, mode: 'domain' }, 'checkout')

// the two languages with the longest words
for (const shop of [storefrontOf('fi'), storefrontOf('dk')]) {
  const { lang, market, origin } = shop
  const t = speak(lang)
  const productPath = async (article: Parameters<typeof findProduct>[1]) =>
    origin + encodeURI((await findProduct(shop, article)).canonicalUrl)

  test.describe(lang, () => {
    test('WCAG 1.4.4 1.4.10 1.4.12 home', async ({ page }) => {
      await page.goto(origin)
      await expectReadable(page, 'home')
    })

    test('WCAG 1.4.4 1.4.10 1.4.12 list', async ({ page }) => {
      const { dresses } = await findDresses(shop)
      await page.goto(origin + encodeURI(dresses.canonicalUrl))
      await expectReadable(page, 'list')
    })

    test('WCAG 1.4.4 1.4.10 1.4.12 product', async ({ page }) => {
      await page.goto(await productPath('longNameSkirt'))
      await page.locator('main details').evaluateAll((sections) => {
        for (const section of sections) section.setAttribute('open', '')
      })
      await expectReadable(page, 'product')
      await page.getByTestId('add-to-cart').click()
      await expect(page.getByText(t('product.chooseSize'))).toBeVisible()
      await expectReadable(page, 'size missing')
    })

    test('WCAG 1.4.4 1.4.10 1.4.12 not found', async ({ page }) => {
      await page.goto(`${origin}/no-such-page`)
      await expectReadable(page, 'not found')
    })

    test('WCAG 1.4.4 1.4.10 1.4.12 bag, checkout and confirmation', async ({ page }) => {
      await page.goto(await productPath('longNameSkirt'))
      await addFirstSize(page, shop)
      await page.getByTestId('cart-count').click()
      await expect(page.getByTestId('cart-line')).toBeVisible()
      await expectReadable(page, 'bag')
      await page.goto(origin + checkoutPath(shop))
      const checkout = checkoutOf(page, shop)
      await checkout.placeOrder.click()
      await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
      await expectReadable(page, 'checkout with errors')
      await checkout.fill(GUESTS[market])
      await expectReadable(page, 'checkout filled')
      await checkout.placeOrder.click()
      await expect(page.getByTestId('order-number')).toBeVisible()
      await expectReadable(page, 'confirmation')
    })

    test('WCAG 1.4.10 1.4.12 the menu of a phone, 320 px wide', async ({ page }) => {
      await page.setViewportSize(NARROW)
      await page.goto(origin)
      await page.getByRole('button', { name: t('layout.menu'), exact: true }).click()
      await expect(page.locator('#phone-menu')).toBeVisible()
      await expectReadableAt(page, 'menu', [null, 'spacing'])
      await page.locator('#phone-menu summary').first().click()
      await expectReadableAt(page, 'second level', [null, 'spacing'])
    })

    test('WCAG 1.4.4 1.4.12 the menu of a desktop', async ({ page }) => {
      await page.setViewportSize(DESK)
      await page.goto(origin)
      await page.locator('nav summary:visible').first().click()
      await expectReadableAt(page, 'menu', [null, 'spacing', 'large'])
    })
  })
}
