import { findDresses, findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { checkoutOf, GUEST_FIELDS, GUESTS } from '@/tests/support/guest'
import { tabAndPress, tabAndType, tabTo } from '@/tests/support/press-keys'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { firstAvailable } from '@/tests/support/shop-walk'
import { whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ viewport: { width: 390, height: 844 }, pictures: 'blank' })

const shop = storefrontOf('se')
const { market, lang, origin } = shop
const t = translatorFor(lang)
const guest = GUESTS[market]

test(
  'R-ROUTE-01 R-CHECKOUT-12 a dress by keyboard alone on a phone, from the home page to the order number',
  FULL_RUN,
  async ({ page }) => {
    const [{ clothes, dresses }, dress] = [await findDresses(shop), await findProduct(shop, 'dress')]

    await page.goto(origin)
    await tabAndPress(page, page.getByRole('button', { name: t('shell.menu'), exact: true }))
    const menu = page.getByRole('navigation', { name: t('shell.menu') })
    await tabAndPress(page, menu.locator('summary').filter({ hasText: new RegExp(`^${clothes.name}$`) }), 'Space')
    await tabAndPress(page, menu.locator('summary').filter({ hasText: dresses.name }).first(), 'Space')
    await tabAndPress(page, menu.getByRole('link', { name: t('layout.showAll', { name: dresses.name }), exact: true }))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dresses.name)
    await expect(menu, 'the menu closes when the page is there').toBeHidden()
    // the dress with much stock is the first bestseller; the newest product depends on the day
    await tabTo(page, page.getByTestId('sort-select'))
    await whenStarted(page)
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/sort=MOST_SOLD/)
    const card = firstAvailable(page, shop)
    const { name } = dress
    await expect(card.getByRole('heading')).toHaveText(name)
    await tabAndPress(page, card.getByRole('heading').getByRole('link'))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const sizes = page.getByTestId('size-option').getByRole('radio')
    await expect(sizes.first()).toBeAttached()
    await tabAndPress(page, sizes.first(), 'Space')
    // arrow keys choose within the group; the last option is reached backwards from the first
    if ((await sizes.count()) > 1) {
      await page.keyboard.press('ArrowDown')
      await expect(sizes.nth(1)).toBeChecked()
      await page.keyboard.press('ArrowUp')
    }
    await expect(sizes.first()).toBeChecked()
    await tabAndPress(page, page.getByTestId('add-to-cart'))

    const notice = page.getByRole('status').filter({ hasText: t('cart.addedTitle') })
    await expect(notice).toContainText(name)
    await expect(page.getByTestId('add-to-cart'), 'the notice takes no focus').toBeFocused()
    await page.keyboard.press('Tab')
    await expect(notice.getByRole('button', { name: t('cart.addedClose') }), 'it comes next').toBeFocused()
    await tabAndPress(page, notice.getByRole('button', { name: t('cart.showCart', { count: 1 }) }))
    const drawer = page.getByRole('dialog', { name: t('cart.title') })
    await expect(drawer.getByTestId('cart-line')).toContainText(name)
    await expect(drawer.locator(':focus'), 'the focus moves into the cart').toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByTestId('add-to-cart'), 'and back to where it came from').toBeFocused()
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: t('cart.open', { count: 1 }) }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabAndPress(page, drawer.getByTestId('to-checkout'))

    const { approval, field, priced, radios, terms, placeOrder } = checkoutOf(page, shop)
    for (const name of GUEST_FIELDS) await tabAndType(page, field(name), guest[name])
    await expect(radios('shipping').first()).toBeAttached()
    await tabAndPress(page, radios('shipping').first(), 'Space')
    await page.keyboard.press('ArrowDown')
    await expect(radios('shipping').nth(1)).toBeChecked()
    await expect(radios('payment').first()).toBeAttached()
    await tabTo(page, radios('payment').first())
    await priced(() => page.keyboard.press('ArrowDown'))
    await expect(radios('payment').nth(1)).toBeChecked()
    await priced(() => page.keyboard.press('ArrowUp'))
    await expect(radios('payment').first()).toBeChecked()
    await tabAndPress(page, terms, 'Space')
    await expect(terms).toBeChecked()
    await tabAndPress(page, placeOrder)
    await tabAndPress(page, approval)

    await expect(page.getByTestId('order-number')).toHaveText(/^\S+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.thanks', { name: guest.firstName }))
    await tabAndPress(page, page.getByRole('link', { name: t('confirm.home') }))
    await expect(page).toHaveURL(`${origin}/`)
  },
)
