import type { Page } from '@playwright/test'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { addFirstSize, cards } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank' })

type Words = { typo: string; product: RegExp; begun: string }

/** The text typed in a market. */
const WORDS: Record<'fi' | 'dk', Words> = {
  fi: { typo: 'kietaisumeko', product: /kietaisumekko/i, begun: 'villap' },
  dk: { typo: 'rød kojle', product: /kjole/i, begun: 'uldf' },
}

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const sheet = (page: Page) => page.locator('#search')

async function openSearch(page: Page, { lang }: Storefront): Promise<void> {
  const words = { name: translatorFor(lang)('searchField.open'), exact: true }
  await page.getByRole('banner').getByRole('button', words).click()
  await expect(page.getByTestId('search-input')).toBeFocused()
}

/** A misspelt word finds a product, which is added to the cart. */
async function typoToCart(page: Page, shop: Storefront, { typo, product }: Words): Promise<void> {
  await page.goto(shop.origin)
  await openSearch(page, shop)
  await page.keyboard.type(typo)
  const found = sheet(page)
    .getByRole('group', { name: translatorFor(shop.lang)('searchField.products') })
    .getByRole('option')
  await expect(found.first()).toContainText(product)
  await found.first().click()
  await expect(h1(page)).toHaveText(product)
  await addFirstSize(page, shop)
}

/** A partial word, the first suggestion by arrow key, and its results. */
async function phraseByKeyboard(page: Page, shop: Storefront, { begun }: Words): Promise<void> {
  const t = translatorFor(shop.lang)
  await openSearch(page, shop)
  await page.keyboard.type(begun)
  const phrase = sheet(page)
    .getByRole('group', { name: t('searchField.phrases') })
    .getByRole('option')
    .first()
  await expect(phrase).toContainText(new RegExp(begun.slice(0, 3), 'i'))
  await page.keyboard.press('ArrowDown')
  await expect(phrase).toHaveAttribute('aria-selected', 'true')
  const words = (await phrase.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(h1(page)).toHaveText(t('searchPage.heading', { text: words }))
  await expect(cards(page).first()).toBeVisible()
}

/** A text without results, and the link to a category. */
async function nothingFound(page: Page, shop: Storefront): Promise<void> {
  const t = translatorFor(shop.lang)
  await openSearch(page, shop)
  await page.keyboard.type('qzxwvqzx')
  await expect(sheet(page).getByRole('status')).toHaveText(t('searchField.none', { text: 'qzxwvqzx' }))
  await page.keyboard.press('Enter')
  await expect(h1(page)).toHaveText(t('searchPage.none', { text: 'qzxwvqzx' }))
  const categories = page.getByRole('main').getByRole('navigation', { name: t('errorPage.popular') })
  await categories.getByRole('link').first().click()
  await expect(h1(page)).not.toContainText('qzxwvqzx')
  await expect(cards(page).first()).toBeVisible()
}

for (const market of ['fi', 'dk'] as const) {
  test(
    `R-ROUTE-26 ${market}: from a typo to the cart, a phrase by keyboard, nothing found and a way on`,
    FULL_RUN,
    async ({ page }) => {
      const shop = storefrontOf(market)
      await typoToCart(page, shop, WORDS[market])
      await phraseByKeyboard(page, shop, WORDS[market])
      await nothingFound(page, shop)
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-ROUTE-26 the search form of the header opens results', async ({ page }) => {
    const shop = storefrontOf('fi')
    await page.goto(shop.origin)
    await openSearch(page, shop)
    await page.keyboard.type('mekko')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${shop.origin}/s/mekko`)
    await expect(cards(page).first()).toBeVisible()
  })
})
