import type { Page } from '@playwright/test'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { tabTo } from '@/tests/support/press-keys'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { addFirstSize, expectAmount, expectCounted, firstAvailable, firstSize } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

const fi = storefrontOf('fi')
const t = translatorFor('fi')
/** Delivery is free above this amount in Finland, in cents. */
const FREE_FROM = 6900

/** Opens a cart with two products. */
async function openCart(page: Page) {
  for (const article of ['dress', 'discountedBlazer'] as const) {
    await page.goto(`${fi.origin}${encodeURI((await findProduct(fi, article)).canonicalUrl)}`)
    await firstSize(page, fi).click()
    await page.getByTestId('add-to-cart').click()
    await expectCounted(page, article === 'dress' ? 1 : 2)
  }
  await page.getByRole('button', { name: t('cart.open', { count: 2 }) }).click()
  return drawerOf(page)
}

const drawerOf = (page: Page) => page.getByRole('dialog', { name: t('cart.title') })

async function expectBagByKeys(page: Page): Promise<void> {
  const drawer = await openCart(page)
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  const opener = page.getByRole('button', { name: t('cart.open', { count: 2 }) })
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const close = drawer.getByRole('button', { name: t('cart.close') })
  await expect(close, 'the focus moves into the cart').toBeFocused()
  const lines = await drawer.getByTestId('cart-line').all()
  expect(lines).toHaveLength(2)
  const stops = lines.flatMap((line) => [
    line.getByRole('link'),
    ...[0, 1, 2].map((nth) => line.getByRole('button').nth(nth)),
  ])
  const names = [t('cart.less', { name: '' }), t('cart.more', { name: '' }), t('cart.removeName', { name: '' })]
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  const goesWith = drawer.getByRole('region', { name: t('cart.goesWith') }).getByRole('link')
  await tabTo(page, goesWith.first())
  expect(await goesWith.count()).toBeGreaterThanOrEqual(3)
  await tabTo(page, drawer.getByTestId('to-checkout'))
  for (const [index, name] of names.entries()) {
    await expect(lines[0]?.getByRole('button').nth(index) ?? drawer).toHaveAccessibleName(new RegExp(name.trim()))
  }
  // after the last control the focus moves to the browser's toolbar, then to the first control, never to the page
  // behind
  const isBehind = () =>
    page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'))
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isBehind()).toBe(false)
  }
  for (let presses = 0; presses < stops.length + 4; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await isBehind()).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
}

async function expectUndo(page: Page): Promise<void> {
  const { name } = await findProduct(fi, 'dress')
  const drawer = drawerOf(page)
  const rows = drawer.getByTestId('cart-line')
  await rows
    .first()
    .getByRole('button', { name: t('cart.more', { name }) })
    .click()
  await expectCounted(page, 3)

  await rows
    .first()
    .getByRole('button', { name: t('cart.removeName', { name }) })
    .click()
  const undo = drawer.getByRole('button', { name: t('cart.undo') })
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription(t('cart.removed', { name }))
  await expect(rows).toHaveCount(1)
  await expectCounted(page, 1)

  await undo.press('Enter')
  await expect(rows.first()).toContainText(name)
  await expect(rows.first().getByRole('group').getByRole('status')).toHaveText('2')
  await expect(rows.first().getByRole('button', { name: t('cart.removeName', { name }) })).toBeFocused()
  await expectCounted(page, 3)
  await expect(rows.first(), 'still where it was').toContainText(name)
}

async function expectWayOn(page: Page): Promise<void> {
  const drawer = drawerOf(page)
  const rows = drawer.getByTestId('cart-line')
  await rows
    .first()
    .getByRole('button', { name: t('cart.removeName', { name: '' }).trim() })
    .click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: t('cart.removeName', { name: '' }).trim() }).click()
  await expect(drawer.getByText(t('cart.emptyTitle'))).toBeVisible()
  const undos = drawer.getByRole('button', { name: t('cart.undo') })
  await expect(undos, 'one for each line').toHaveCount(2)
  await expect(undos.first()).toBeVisible()
  await expect(drawer.getByRole('link', { name: t('cart.emptyLink') })).toBeVisible()
  const liked = drawer.getByRole('region', { name: t('cart.suggestions') }).getByRole('listitem')
  await expect(liked.first().getByRole('link')).toBeVisible()
  expect(await liked.count()).toBeGreaterThan(2)
  await liked.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(drawer).toBeHidden()
}

test('R-CART-05 R-CART-12 the cart by keyboard, undo of a removal, and an emptied cart', async ({ page }) => {
  await test.step('Tab moves from the first control to the checkout link inside the drawer; closing returns the focus', () =>
    expectBagByKeys(page))
  await page.keyboard.press('Enter')
  await test.step('undo restores a removed line with quantity, position and focus', () => expectUndo(page))
  await test.step('an emptied cart offers undo above the link to the shop and the top products', () =>
    expectWayOn(page))
})

/** `1 234,50 €` in cents. */
const centsOf = (text: string): number => Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100)

test('R-CART-13 T17 the amount left to free shipping is shown until it is reached', FULL_RUN, async ({ page }) => {
  const { clothes } = await findDresses(fi)
  await page.goto(`${fi.origin}${encodeURI(clothes.canonicalUrl)}?sort=PRICE`)
  await firstAvailable(page, fi).getByRole('heading').getByRole('link').press('Enter')
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  await addFirstSize(page, fi)
  await page.getByRole('button', { name: t('cart.open', { count: 1 }) }).click()
  const drawer = page.getByRole('dialog', { name: t('cart.title') })
  const line = drawer.getByTestId('cart-line')
  const one = centsOf(await expectAmount(line.locator('p').filter({ hasText: /€/ }).first(), fi))
  expect(one, 'a small thing').toBeLessThan(FREE_FROM)

  const words = new RegExp(t('cart.leftToFree', { amount: '(.+)' }))
  const way = drawer.locator('p').filter({ hasText: words })
  const told = async () => centsOf(words.exec((await way.textContent()) ?? '')?.[1] ?? '')
  const bar = drawer.locator('progress')
  let pieces = 1
  for (; pieces * one < FREE_FROM; pieces += 1) {
    await expect.poll(told).toBe(FREE_FROM - pieces * one)
    expect(await bar.evaluate((progress: HTMLProgressElement) => progress.position)).toBeCloseTo(
      (pieces * one) / FREE_FROM,
      2,
    )
    await line.getByRole('button', { name: t('cart.more', { name: '' }).trim() }).click()
  }
  await expectCounted(page, pieces)
  await expect(drawer.getByText(t('cart.freeReached'))).toBeVisible()
  await expect(way).toHaveCount(0)
})
