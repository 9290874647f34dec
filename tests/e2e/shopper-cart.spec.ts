import { routeHref } from '@/lib/routing/href'
import { findProduct } from '@/tests/support/find-product'
import { checkoutOf, GUESTS } from '@/tests/support/guest'
import { holdAnswers } from '@/tests/support/hold-answers'
import { withPrivateShop } from '@/tests/support/private-shop'
import { openCheckout, openProduct } from '@/tests/support/private-walk'
import { test as base, expect, STOREFRONTS, storefrontOf } from '@/tests/support/shop-test'
import { addFirstSize, expectCounted, firstSize } from '@/tests/support/shop-walk'
import { speak } from '@/tests/support/speak'
import { touch, whenAwake } from '@/tests/support/touch-page'

const test = base.extend(withPrivateShop)
const fi = storefrontOf('fi')
const t = speak('fi')

test.use({ pictures: 'blank' })

const path = (market: 'fi', name: 'checkout') => routeHref({ market, lang: 'fi', mode: 'domain' }, name)

test.describe('an add is counted before the backend has answered', () => {
  test('R-CART-05 at once, marked until the answer, and taken back with the reason beside the button when refused', async ({
    page,
    privateShop,
  }) => {
    await privateShop.control({ reset: true, fault: null })
    const { product, storefront } = await openProduct(page, privateShop, 'dress')
    const count = page.getByTestId('cart-count')
    await firstSize(page, storefront).click()
    await page.getByTestId('add-to-cart').click()
    await expectCounted(page, 1)

    const answerSecond = await holdAnswers(page, 'addToCart')
    await page.getByTestId('add-to-cart').click()
    await expect(count).toHaveText('2')
    await expect(count).toHaveAttribute('aria-busy', 'true')
    await answerSecond()
    await expectCounted(page, 2)

    await privateShop.control({ skuStock: { skuId: product.skus[0]?.skuId ?? 0, n: 2 } })
    const answerThird = await holdAnswers(page, 'addToCart')
    await page.getByTestId('add-to-cart').click()
    await expect(count).toHaveText('3')
    await expect(count).toHaveAttribute('aria-busy', 'true')
    await answerThird()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('product.notEnough', { stock: 2 }))
    await expectCounted(page, 2)
  })

  test('R-CART-05 the new count is drawn within two frames of the press', async ({ page }) => {
    await page.goto(`${fi.origin}${encodeURI((await findProduct(fi, 'dress')).canonicalUrl)}`)
    await firstSize(page, fi).click()
    // the frames of the press are counted, not those of fetching what answers it
    await whenAwake(page)
    await touch(page, 'buy')
    const frames = await page.getByTestId('add-to-cart').evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          const count = document.querySelector('[data-testid="cart-count"]')
          let seen = 0
          const look = () => {
            seen += 1
            if (count?.textContent === '1' || seen > 60) resolve(seen)
            else requestAnimationFrame(look)
          }
          ;(button as HTMLElement).click()
          requestAnimationFrame(look)
        }),
    )
    expect(frames).toBeLessThanOrEqual(2)
    await expectCounted(page, 1)
  })
})

test('the notice drops from the bag and leaves its count in view', async ({ page }) => {
  await page.goto(`${fi.origin}${encodeURI((await findProduct(fi, 'dress')).canonicalUrl)}`)
  await addFirstSize(page, fi)
  const notice = page.getByRole('status').filter({ hasText: t('cart.addedTitle') })
  await expect(notice).toBeVisible()
  const [below, bag] = await Promise.all([
    notice.boundingBox(),
    page.getByRole('button', { name: t('cart.open', { count: 1 }) }).boundingBox(),
  ])
  expect(below?.y).toBeGreaterThanOrEqual((bag?.y ?? 0) + (bag?.height ?? 0))
  // the buy column's width and no more
  expect(below?.width).toBeLessThanOrEqual(420)
})

test('the button says in its middle that the piece is in the bag, whatever sheets have arrived since', async ({
  page,
}) => {
  await page.goto(`${fi.origin}${encodeURI((await findProduct(fi, 'dress')).canonicalUrl)}`)
  await addFirstSize(page, fi)
  await page.getByRole('button', { name: t('cart.open', { count: 1 }) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const middles = await page.getByTestId('add-to-cart').evaluate((button) =>
    [button, ...button.children].map((part) => {
      const { left, width } = part.getBoundingClientRect()
      return left + width / 2
    }),
  )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1)
})

test('R-CHECKOUT-01 Enter in a field goes on to the next one and sends nothing', async ({ page, privateShop }) => {
  await privateShop.control({ reset: true, fault: null })
  const { field, fill, terms } = await openCheckout(page, privateShop)
  await fill(GUESTS.fi)
  await field('email').press('Enter')
  await expect(field('mobile')).toBeFocused()
  await field('zip').press('Enter')
  await expect(field('city')).toBeFocused()
  await expect(terms).toBeChecked()
  expect((await privateShop.control()).calls.placeOrder).toBeUndefined()
})

test('R-CHECKOUT-02 each way of delivery says when and where to, in the language of the page', async ({
  page,
  privateShop,
}) => {
  await privateShop.control({ reset: true, fault: null })
  const { field, radios, storefront } = await openCheckout(page, privateShop, 'dk')
  const say = speak(storefront.lang)
  await field('zip').fill('2200')
  await field('city').fill('København N')
  await expect(radios('shipping').first()).toHaveAccessibleDescription(/2200 København N/)
  const days = new RegExp(say('checkout.arrives', { days: '' }).trim() + /.*(man|tirs|ons|tors|fre)\./.source)
  for (const radio of await radios('shipping').all()) await expect(radio).toHaveAccessibleDescription(days)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('R-CART-13 the sum stays on top of the checkout and opens the lines', async ({ page }) => {
    await page.goto(`${fi.origin}${encodeURI((await findProduct(fi, 'dress')).canonicalUrl)}`)
    await addFirstSize(page, fi)
    await page.goto(`${fi.origin}${path('fi', 'checkout')}`)
    const { placeOrder } = checkoutOf(page, fi)
    await placeOrder.scrollIntoViewIfNeeded()
    const bar = page.getByRole('button', { name: t('checkout.orderCount', { count: 1 }) })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(page.getByTestId('cart-line')).toBeHidden()
    await bar.click()
    await expect(page.getByTestId('cart-line')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('R-CHECKOUT-12 the order on paper is complete and without the page around it', async ({ page, privateShop }) => {
  await privateShop.control({ reset: true, fault: null })
  const { fill, placeOrder, product } = await openCheckout(page, privateShop)
  await fill(GUESTS.fi)
  await placeOrder.click()
  const order = page.getByTestId('order-number')
  await expect(order).toHaveText(/^\S+$/)
  const print = page.getByRole('button', { name: t('confirm.print') })
  await expect(print).toBeVisible()
  await expect(page.getByText(t('confirm.arrives'), { exact: true })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(order).toBeVisible()
  await expect(page.getByText(GUESTS.fi.addressLine1)).toBeVisible()
  await expect(page.getByRole('list', { name: t('confirm.items') })).toContainText(product.name)
  await expect(page.getByText(t('cart.totalIncVat'))).toBeVisible()
  await expect(print).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('pages for developers are no part of the shop', async ({ request }) => {
  for (const { market } of STOREFRONTS) {
    const port = new URL(fi.origin).port
    const ask = (where: string) =>
      request.get(`http://127.0.0.1:${port}${where}`, { headers: { host: `${market}.localhost:${port}` } })
    const page = await ask('/parts')
    expect(page.status()).toBe(404)
    expect(await page.text()).not.toContain('data-force')
    expect(await (await ask('/sitemap.xml')).text()).not.toContain('/parts')
  }
})
