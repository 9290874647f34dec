import type { Locator, Page } from '@playwright/test'
import { routeHref } from '@/lib/routing/href'
import { findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { checkoutOf, GUESTS } from '@/tests/support/guest'
import { holdAnswers } from '@/tests/support/hold-answers'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { addFirstSize } from '@/tests/support/shop-walk'
import { hydrate, whenStarted } from '@/tests/support/touch-page'

test.use({ pictures: 'blank', contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const shop = storefrontOf('fi')
/** Margin around an element for its focus ring, in px. */
const AIR = 6

/** Screenshot of an element with its surroundings. */
async function seen(page: Page, element: Locator): Promise<string> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not drawn`)
  const clip = { x: box.x - AIR, y: box.y - AIR, width: box.width + 2 * AIR, height: box.height + 2 * AIR }
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
}

/** Each action must change the appearance of the element. */
async function expectSeen(page: Page, element: Locator, acts: Record<string, () => Promise<unknown>>): Promise<void> {
  const looks = [await seen(page, element)]
  for (const [name, act] of Object.entries(acts)) {
    await act()
    const now = await seen(page, element)
    expect.soft(!looks.includes(now), `${name} is seen`).toBe(true)
    looks.push(now)
  }
}

const styleOf = (element: Locator, property: 'color' | 'borderTopStyle') =>
  element.evaluate((node, name) => getComputedStyle(node)[name], property)

/** Moves the focus away from a control and back by keyboard. */
const focusByKey = async (page: Page) => {
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
}

test(
  'WCAG 1.4.11 2.4.7 in forced colours chosen, sold-out and focused sizes can be told apart',
  FULL_RUN,
  async ({ page }) => {
    await page.goto(`${shop.origin}${encodeURI((await findProduct(shop, 'onePieceDress')).canonicalUrl)}`)
    await whenStarted(page)
    await hydrate(page)
    const sizes = page.getByTestId('size-option')
    const gone = sizes.and(page.locator('[data-sold-out]')).first()
    const left = sizes.and(page.locator(':not([data-sold-out])')).first()
    expect(await styleOf(gone.locator('> span'), 'color')).not.toBe(await styleOf(left.locator('> span'), 'color'))
    for (const size of [left, gone])
      await expectSeen(page, size, { chosen: () => size.click(), 'chosen and focused': () => focusByKey(page) })
    // for a sold-out size there is no button
    await left.click()
    const add = page.getByTestId('add-to-cart')
    await expectSeen(page, add, { 'focus on the button': () => page.keyboard.press('Tab').then(() => add.focus()) })
  },
)

test(
  'WCAG 1.4.11 2.4.7 in forced colours the checkout shows errors, choices, focus and busy parts',
  FULL_RUN,
  async ({ page }) => {
    await page.goto(`${shop.origin}${encodeURI((await findProduct(shop, 'dress')).canonicalUrl)}`)
    await addFirstSize(page, shop)
    await page.goto(`${shop.origin}${routeHref({ market: 'fi', lang: 'fi', mode: 'domain' }, 'checkout')}`)
    const { approve, field, fill, placeOrder, radios, terms } = checkoutOf(page, shop)
    await expect(placeOrder).toBeVisible()
    await expectSeen(page, field('city'), {
      'a mistake': async () => {
        await placeOrder.click()
        await expect(field('city')).toHaveAttribute('aria-invalid', 'true')
      },
      'focus on the mistake': () => field('city').focus(),
    })
    await fill(GUESTS.fi)
    const other = radios('payment').nth(1)
    const row = other.locator('xpath=ancestor::label')
    await expectSeen(page, row, { 'a chosen way': () => other.check(), 'its focus': () => focusByKey(page) })
    await expectSeen(page, terms, {
      'terms no longer accepted': () => terms.uncheck(),
      'focus on the box': () => focusByKey(page),
    })
    await terms.check()
    await radios('payment').first().check()
    const idle = await styleOf(placeOrder, 'borderTopStyle')
    const letGo = await holdAnswers(page, 'placeOrder')
    await placeOrder.click()
    await expect(placeOrder).toHaveAttribute('aria-busy', 'true')
    expect(await styleOf(placeOrder, 'borderTopStyle'), 'busy').not.toBe(idle)
    await letGo()
    await approve()
    await expect(page.getByTestId('order-number')).toBeVisible()
  },
)
