import { routeHref } from '@/lib/routing/href'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { checkoutOf, GUESTS } from '@/tests/support/guest'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { expectAmount, expectLanguage, firstAvailable, firstSize } from '@/tests/support/shop-walk'
import { hydrate } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

const shop = storefrontOf('dk')
const { market, lang, origin } = shop
const t = translatorFor(lang)
const guest = GUESTS[market]
const checkoutPath = routeHref({ market, lang, mode: 'domain' }, 'checkout')

test('R-ROUTE-01 R-CART-05 R-CART-11 R-CART-12 R-CART-13 R-CHECKOUT-01 R-CHECKOUT-02 R-CHECKOUT-12 a dress by mouse, from the home page to the order number', async ({
  page,
  context,
}) => {
  const [{ clothes, dresses }, { name }] = [await findDresses(shop), await findProduct(shop, 'dress')]

  await page.goto(origin)
  await expectLanguage(page, shop)
  const menu = page.getByRole('navigation', { name: t('shell.mainNavigation') })
  await menu.getByText(clothes.name, { exact: true }).click()
  await menu.getByRole('link', { name: dresses.name, exact: true }).click()

  await expect(page).toHaveURL(new URL(encodeURI(dresses.canonicalUrl), origin).href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dresses.name)
  // the dress with much stock is the first bestseller; the newest product depends on the day
  await hydrate(page)
  await page.getByTestId('sort-select').selectOption('MOST_SOLD')
  const card = firstAvailable(page, shop)
  await expect(card.getByRole('heading')).toHaveText(name)
  const cardPrice = await expectAmount(card.getByTestId('product-price'), shop)
  await card.getByRole('heading').getByRole('link').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const price = page.getByRole('main').getByTestId('product-price').first()
  expect(await expectAmount(price, shop), 'the price of the list').toBe(cardPrice)
  const size = firstSize(page, shop)
  await size.click()
  const sizeName = ((await size.textContent()) ?? '').trim()
  await page.getByTestId('add-to-cart').click()

  const notice = page.getByRole('status').filter({ hasText: t('cart.addedTitle') })
  await expect(notice).toContainText(name)
  // it stays while the pointer is over it
  await notice.hover()
  await expect(notice).toContainText(sizeName)
  await expect(notice).toContainText(cardPrice)
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  const cookie = (await context.cookies(origin)).find((candidate) => candidate.name === 'ralph-cart')
  expect(cookie?.value, 'the cart is remembered').toBeTruthy()

  await notice.getByRole('button', { name: t('cart.showCart', { count: 1 }) }).click()
  const drawer = page.getByRole('dialog', { name: t('cart.title') })
  await expect(drawer.getByTestId('cart-line')).toHaveCount(1)
  await expect(drawer.getByTestId('cart-line')).toContainText(name)
  await expect(drawer.getByTestId('cart-line')).toContainText(cardPrice)
  await drawer.getByTestId('to-checkout').click()

  await expect(page).toHaveURL(`${origin}${checkoutPath}`)
  await expect(drawer).toBeHidden()
  await expectLanguage(page, shop)
  const { approve, fill, placeOrder, radios } = checkoutOf(page, shop)
  await expect(radios('payment'), 'no payment before delivery').toHaveCount(0)
  await fill(guest, 'first')
  await placeOrder.click()
  await approve()

  await expect(page).toHaveURL(`${origin}/checkout/confirm`)
  await expect(page.getByTestId('order-number')).toHaveText(/^\S+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.thanks', { name: guest.firstName }))
  await expect(page.getByText(t('confirm.sentTo', { email: guest.email }))).toBeVisible()
  const items = page.getByRole('list', { name: t('confirm.items') })
  await expect(items).toContainText(name)
  await expect(items).toContainText(cardPrice)
  await expectLanguage(page, shop)
  const order = await page.getByTestId('order-number').textContent()

  await page.reload()
  await expect(page.getByTestId('order-number'), 'the confirmation can be seen again').toHaveText(order ?? '')
  await page.getByRole('link', { name: t('confirm.home') }).click()
  await expect(page).toHaveURL(`${origin}/`)
  await expect(page.getByTestId('cart-count'), 'the cart is empty').toHaveText('0')
})
