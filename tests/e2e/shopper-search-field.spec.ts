import type { Page } from '@playwright/test'
import { FULL_RUN } from '@/tests/support/full-run'
import { holdScripts } from '@/tests/support/hold-scripts'
import { expect, type Storefront, storefrontOf, storefrontsAt, test } from '@/tests/support/shop-test'
import { addFirstSize, cards } from '@/tests/support/shop-walk'
import { expectNoAxeProblems } from '@/tests/support/state-checks'
import { whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'
import { withoutTimer } from '@/tests/support/without-timer'

test.use({ pictures: 'blank' })

const opener = (page: Page, { lang }: Storefront) =>
  page.getByRole('banner').getByRole('button', { name: translatorFor(lang)('searchField.open'), exact: true })
const sheet = (page: Page) => page.locator('#search')
const field = (page: Page) => page.getByTestId('search-input')
const option = (page: Page, name: RegExp | string) => sheet(page).getByRole('option', { name }).first()

test('R-SEARCH-06 R-SEARCH-09 from a typo to a product in the cart, with nothing stored on the way', async ({
  page,
  privateShop,
}) => {
  const shop = storefrontOf('se', storefrontsAt(privateShop.port))
  await page.goto(shop.origin)
  await opener(page, shop).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('klänning slpi')
  const product = sheet(page).locator('[role="option"][data-ticket]:has(img)').first()
  await expect(product).toContainText(/klänning/i)
  await expectNoAxeProblems(page, 'the search with suggestions')
  const click = page.waitForRequest(/\/notifications\/click\?/)
  await product.click()
  expect((await click).postDataJSON()).toEqual({ ticket: expect.any(String) })
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/klänning/i)
  const add = page.waitForRequest(/\/notifications\/add-to-cart\?/)
  await addFirstSize(page, shop)
  const [, session] = /[?&]sessionKey=([\da-f-]{36})/.exec((await add).url()) ?? []
  expect(session).toBeDefined()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toContain(session)
})

test(
  'R-SEARCH-08 a phrase is chosen by keyboard after typing before hydration; Escape closes the search',
  FULL_RUN,
  async ({ page, privateShop }) => {
    const shop = storefrontOf('fi', storefrontsAt(privateShop.port))
    const t = translatorFor(shop.lang)
    await page.goto(shop.origin)
    await whenStarted(page)
    await page.waitForLoadState('networkidle')
    const release = await holdScripts(page)
    await opener(page, shop).focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('villa')
    await expect(sheet(page).getByRole('option')).toHaveCount(0)
    release()
    const phrases = sheet(page).getByRole('group', { name: t('searchField.phrases') })
    await expect(phrases).toBeVisible()
    await expect(field(page)).toHaveValue('villa')
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(opener(page, shop)).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    const chosen = phrases.getByRole('option').first()
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    const words = (await chosen.textContent()) ?? ''
    const report = page.waitForRequest(/\/queries\/search-page\?/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('searchPage.heading', { text: words }))
    await expect(page.getByRole('main')).toBeFocused()
    expect(new URL((await report).url()).searchParams.get('origin')).toBe('PHRASE_SUGGEST')

    // what was searched for is offered again, and can be removed
    await opener(page, shop).click()
    await expect(option(page, words)).toBeVisible()
    await page.getByRole('button', { name: t('cart.removeName', { name: words }), exact: true }).click()
    await expect(sheet(page).getByRole('group', { name: t('searchField.recent') })).toHaveCount(0)
    await expect(field(page)).toBeFocused()
  },
)

test.describe('a service that is slow, then down', () => {
  test.use({ expectedComplaints: [/503/], viewport: { width: 390, height: 844 } })

  test('the search shows a message and still opens the results', FULL_RUN, async ({ page, privateShop }) => {
    const shop = storefrontOf('no', storefrontsAt(privateShop.port))
    const t = translatorFor(shop.lang)
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/queries\/autocomplete\?/, async (route) => {
      await isReleased
      await route.fallback()
    })
    // the check with axe can take longer than the shop waits for suggestions
    await withoutTimer(page, 4000)
    await page.goto(shop.origin)
    await opener(page, shop).click()
    await expect(sheet(page).locator('[class*="skeleton"]').first()).toBeVisible()
    await expectNoAxeProblems(page, 'the search while it waits')
    release()
    await expect(sheet(page).getByRole('group', { name: t('searchField.popular') })).toBeVisible()
    await privateShop.control({ fault: 'unavailable', operations: ['autocomplete'] })
    await page.keyboard.type('kjole')
    await expect(sheet(page).getByRole('status')).toHaveText(t('searchField.failed'))
    await expectNoAxeProblems(page, 'the search that failed')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${shop.origin}/s/kjole`)
    await expect(cards(page).first()).toBeVisible()
    await privateShop.control({ fault: null })
  })
})
