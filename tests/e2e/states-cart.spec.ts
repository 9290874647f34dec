import { chooseBusiness } from '@/tests/support/choose-business'
import { findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { addFirstSize } from '@/tests/support/shop-walk'
import { type Plan, type State, visitStates } from '@/tests/support/visit-states'
import { withoutTimer } from '@/tests/support/without-timer'

test.describe.configure({ mode: 'parallel' })
test.use({ pictures: 'blank', contextOptions: { reducedMotion: 'reduce' } })

/** Finnish has the longest words; its product has the longest name, too long for a valid title. */
const PLAN: Plan = { axe: ['no'], html: ['no'], reflow: ['fi'], targets: ['fi'] }

const findGoods = (shop: Storefront) =>
  findProduct(shop, PLAN.reflow?.includes(shop.market) ? 'longNameSkirt' : 'dress')

const CART: State[] = [
  {
    name: 'picture in full',
    checks: ['axe'],
    markets: ['no'],
    reach: async ({ page, shop }) => {
      const { name } = await findGoods(shop)
      await page.locator('main button[aria-haspopup="dialog"]').first().click()
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    },
  },
  {
    name: 'added notice',
    checks: ['axe', 'html'],
    reach: async ({ page, shop, t }) => {
      await page.keyboard.press('Escape')
      await addFirstSize(page, shop)
      await expect(page.getByText(t('cart.addedTitle'))).toBeVisible()
    },
  },
  {
    name: 'cart',
    checks: ['axe', 'html', 'reflow', 'targets'],
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: t('cart.addedClose') }).click()
      await page.getByTestId('cart-count').click()
      await expect(page.getByRole('dialog', { name: t('cart.title') }).getByTestId('cart-line')).toBeVisible()
    },
  },
  {
    name: 'cart with a refused code',
    checks: ['axe', 'html', 'reflow', 'targets'],
    reach: async ({ page, t }) => {
      const drawer = page.getByRole('dialog', { name: t('cart.title') })
      await drawer.getByRole('button', { name: t('promo.toggle') }).click()
      await drawer.getByRole('textbox', { name: t('promo.label') }).fill('NOPE')
      await drawer.getByRole('button', { name: t('promo.apply') }).click()
      await expect(drawer.getByText(t('promo.codeInvalid'))).toBeVisible()
    },
  },
  {
    name: 'cart with a code',
    checks: ['axe', 'html', 'reflow', 'targets'],
    reach: async ({ page, t }) => {
      const drawer = page.getByRole('dialog', { name: t('cart.title') })
      await drawer.getByRole('textbox', { name: t('promo.label') }).fill('KAJO15')
      await drawer.getByRole('button', { name: t('promo.apply') }).click()
      await expect(drawer.getByRole('button', { name: t('promo.removeName', { code: 'KAJO15' }) })).toBeVisible()
    },
  },
  {
    name: 'cart of a business',
    checks: ['axe', 'html', 'reflow', 'targets'],
    reach: async ({ page, shop, t }) => {
      await chooseBusiness(page, shop)
      await expect(page.getByText(t('cart.totalExVat'))).toBeVisible()
    },
  },
  {
    name: 'emptied cart with undo',
    checks: ['axe', 'html', 'targets'],
    reach: async ({ page, shop, t }) => {
      const { name } = await findGoods(shop)
      await page.getByRole('button', { name: t('cart.removeName', { name }) }).click()
      await expect(page.getByText(t('cart.emptyTitle'))).toBeVisible()
      await expect(page.getByRole('button', { name: t('cart.undo') })).toBeVisible()
    },
  },
]

for (const market of ['fi', 'no'] as const) {
  const shop = storefrontOf(market)
  test(
    `WCAG 1.4.4 1.4.10 1.4.12 2.5.8 ${market}: a picture in full, the added notice, the cart full and emptied`,
    FULL_RUN,
    async ({ page }) => {
      // the notice stays, however long the checks take
      await withoutTimer(page, 8000)
      await page.goto(shop.origin + encodeURI((await findGoods(shop)).canonicalUrl))
      await visitStates(page, market, CART, PLAN)
    },
  )
}
