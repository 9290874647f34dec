import type { Page } from '@playwright/test'
import { routeHref } from '@/lib/routing/href'
import { axeProblems } from '@/tests/support/axe-problems'
import { findPlaces } from '@/tests/support/find-places'
import { findProduct } from '@/tests/support/find-product'
import { checkoutOf, GUESTS } from '@/tests/support/guest'
import { holdAnswers } from '@/tests/support/hold-answers'
import { withPrivateShop } from '@/tests/support/private-shop'
import { test as base, expect, type Storefront, storefrontOf, TEXTS } from '@/tests/support/shop-test'
import { addFirstSize } from '@/tests/support/shop-walk'
import { speak } from '@/tests/support/speak'
import { touch, whenAwake, whenReady } from '@/tests/support/touch-page'
import { withoutTimer } from '@/tests/support/without-timer'

const test = base.extend(withPrivateShop)

const WIDTHS = [390, 1440] as const
const DOT = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

test.describe.configure({ mode: 'parallel' })

// the browser's own line for a document whose status is the point of the test
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: [/status of (404|503)/] })

const expectClean = async (page: Page, what: string) => expect(await axeProblems(page), what).toEqual([])
const addressOf = ({ market, lang, origin }: Storefront, name: Parameters<typeof routeHref>[1]) =>
  origin + routeHref({ market, lang, mode: 'domain' }, name)

test.beforeEach(async ({ page }) => {
  // axe looks at no pixels; painting them would only take the machine from the other tests
  await page.route('**/cdn-cgi/image/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }))
})

// every screen in two of the four languages: goods and bag in these
for (const shop of [storefrontOf('fi'), storefrontOf('no')]) {
  const t = speak(shop.lang)
  for (const width of WIDTHS) {
    test.describe(`${shop.lang} at ${width}`, () => {
      test.use({ viewport: { width, height: width < 500 ? 844 : 900 } })

      test('home, list, product, content, not-found and offline pages', async ({ page }) => {
        const { list, products } = await findPlaces(shop.origin)
        for (const path of ['/', list, products[0] ?? '', '/no-such-page', '/offline']) {
          await page.goto(shop.origin + path)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
          await expectClean(page, path)
        }
        await page.goto(shop.origin)
        await page.locator('footer a[data-link]').last().click()
        await expect(page).toHaveURL(/localhost:\d+\/.+/)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectClean(page, 'content page')
      })

      test('a picture in full, a missing size, the added notice, the bag full and emptied', async ({ page }) => {
        const dress = await findProduct(shop, 'dress')
        await page.goto(shop.origin + dress.canonicalUrl)
        await page.locator('button[data-large]').first().click()
        await expect(page.getByRole('dialog', { name: dress.name, exact: true })).toBeVisible()
        await expectClean(page, 'picture in full')
        await page.keyboard.press('Escape')
        await page.getByTestId('add-to-cart').click()
        await expect(page.getByText(t('product.chooseSize'))).toBeVisible()
        await expectClean(page, 'size missing')
        await addFirstSize(page, shop)
        // it stays while it is pointed at, however long the check takes
        await page.getByText(t('cart.addedTitle')).hover()
        await expectClean(page, 'added notice')
        await page.getByRole('button', { name: t('cart.addedClose') }).click()
        await page.getByTestId('cart-count').click()
        await expect(page.getByTestId('cart-line')).toBeVisible()
        await expectClean(page, 'bag')
        await page.getByRole('button', { name: t('cart.removeName', { name: dress.name }) }).click()
        await expect(page.getByText(t('cart.emptyTitle'))).toBeVisible()
        await expect(page.getByRole('button', { name: t('cart.undo') })).toBeVisible()
        await expectClean(page, 'emptied bag with undo')
      })
    })
  }
}

// shell, checkout and what goes wrong in the other two
for (const shop of [storefrontOf('se'), storefrontOf('dk')]) {
  const t = speak(shop.lang)
  for (const width of WIDTHS) {
    test.describe(`${shop.lang} at ${width}`, () => {
      test.use({ viewport: { width, height: width < 500 ? 844 : 900 } })

      test('menu with its steps and market picker open', async ({ page }) => {
        await page.goto(shop.origin)
        if (width < 500) {
          await page.getByRole('button', { name: t('layout.menu'), exact: true }).click()
          await page.locator('#phone-menu summary').first().click()
        } else {
          await page.locator('nav summary:visible').first().click()
        }
        await expectClean(page, 'menu')
        // the phone's picker stands at the foot of its menu, one step back
        if (width < 500) await page.locator('#phone-menu summary').first().click()
        else {
          await whenReady(page, 'category-menu')
          await page.keyboard.press('Escape')
          await expect(page.locator('nav details[open]')).toHaveCount(0)
        }
        const place = page.locator(width < 500 ? '#phone-menu' : 'header')
        await place.locator('[popovertarget="market"]:not([popovertargetaction])').click()
        await expect(page.getByText(TEXTS[shop.lang].market.note).locator('visible=true')).toBeVisible()
        await expectClean(page, 'market picker')
      })

      test('a mistake in the newsletter', async ({ page }) => {
        await page.goto(shop.origin)
        await page.getByRole('textbox', { name: t('newsletter.email') }).fill('maja@')
        await page.getByRole('button', { name: t('newsletter.send'), exact: true }).click()
        await expect(page.getByText(t('newsletter.invalid', { tld: shop.market }))).toBeVisible()
        await expectClean(page, 'newsletter with a mistake')
      })

      test.describe('without a network', () => {
        test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

        test('the notice that a page cannot be reached', async ({ page, context }) => {
          await page.goto(shop.origin)
          await whenAwake(page)
          await touch(page, 'offline')
          await context.setOffline(true)
          await page.getByTestId('product-card').first().getByRole('link').click()
          const notice = page.getByRole('status').filter({ hasText: t('market.offlineTitle') })
          await expect(notice.getByRole('button', { name: t('common.retry') })).toBeVisible()
          await expectClean(page, 'offline notice')
        })
      })

      test('checkout empty, with errors, filled, and the confirmation', async ({ page }) => {
        await page.goto(addressOf(shop, 'checkout'))
        await expect(page.getByText(t('checkout.emptyText'))).toBeVisible()
        await expectClean(page, 'empty checkout')
        const dress = await findProduct(shop, 'dress')
        await page.goto(shop.origin + dress.canonicalUrl)
        await addFirstSize(page, shop)
        await page.goto(addressOf(shop, 'checkout'))
        const checkout = checkoutOf(page, shop)
        await checkout.placeOrder.click()
        await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
        await expectClean(page, 'checkout with errors')
        await checkout.fill(GUESTS[shop.market])
        await expectClean(page, 'checkout filled')
        await checkout.placeOrder.click()
        await expect(page.getByTestId('order-number')).toBeVisible()
        await expectClean(page, 'confirmation')
      })

      test('an unknown order, a refused payment, an error page', async ({ page, privateShop }) => {
        // the check may take longer than the shop waits for an answer
        await withoutTimer(page, 8000)
        const letGo = await holdAnswers(page, 'checkout')
        await page.goto(`${addressOf(shop, 'checkout-confirm')}?oid=nobody-knows`)
        await expect(page.getByRole('status').filter({ hasText: t('confirm.loading') })).toBeVisible()
        await expectClean(page, 'an order on its way')
        await letGo()
        await expect(page.getByText(t('confirm.unknownTitle'))).toBeVisible()
        await expectClean(page, 'unknown order')
        await page.goto(addressOf(shop, 'checkout-klarna-fail'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectClean(page, 'refused payment')
        await privateShop.control({ fault: 'down', operations: ['product'] })
        const answer = await page.goto(`${privateShop.origin(shop.market)}/p/not-seen-at-${width}`)
        await privateShop.control({ fault: null })
        expect(answer?.status()).toBe(503)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.errorHeading'))
        await expectClean(page, 'error page')
      })
    })
  }
}
