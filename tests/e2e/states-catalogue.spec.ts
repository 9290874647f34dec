import { routeHref, routePath } from '@/lib/routing/href'
import { searchHref } from '@/lib/routing/search-href'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, type Storefront, test } from '@/tests/support/shop-test'
import { hydrate } from '@/tests/support/touch-page'
import { type Plan, type State, visitStates } from '@/tests/support/visit-states'

test.describe.configure({ mode: 'parallel' })
test.use({ pictures: 'blank', contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: [/status of 404/] })

/** Finnish has the longest words; its product has the longest name, too long for a valid title. */
const PLAN: Plan = { axe: ['no'], html: ['no'], reflow: ['fi'], still: ['no'], targets: ['fi'] }

const DRESS = { fi: 'mekko', sv: 'klänning', nb: 'kjole', da: 'kjole' } as const

const productIn = async (shop: Storefront): Promise<string> => {
  const article = PLAN.reflow?.includes(shop.market) ? 'longNameSkirt' : 'dress'
  return encodeURI((await findProduct(shop, article)).canonicalUrl)
}

const HOME: State[] = [
  { name: 'home', checks: ['axe', 'html', 'reflow', 'still', 'targets'], path: async () => '/' },
  {
    name: 'content page',
    checks: ['axe', 'html'],
    markets: ['no'],
    reach: async ({ page }) => {
      await page.locator('footer a[data-link]').last().click()
      await expect(page).toHaveURL(/localhost:\d+\/.+/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: 'no favourites',
    checks: ['axe', 'html', 'reflow', 'still', 'targets'],
    path: async (shop) => routeHref({ ...shop, mode: 'domain' }, 'favorites'),
    // the recommendations have loaded
    settle: ({ page }) => expect(page.getByTestId('product-card').first()).toBeVisible(),
  },
]

const LISTS: State[] = [
  {
    name: 'list',
    checks: ['axe', 'html', 'reflow', 'still', 'targets'],
    path: async (shop) => encodeURI((await findDresses(shop)).dresses.canonicalUrl),
  },
  {
    name: 'filter panel',
    checks: ['axe', 'html', 'reflow', 'targets'],
    reach: async ({ page, t }) => {
      await hydrate(page)
      await page.getByRole('button', { name: t('filter.open'), exact: true }).click()
      await expect(page.getByTestId('filter-value').first()).toBeAttached()
      await page.locator('[popover] details').evaluateAll((groups) => {
        for (const group of groups) group.setAttribute('open', '')
      })
    },
  },
  {
    name: 'filtered list',
    checks: ['axe', 'html', 'reflow', 'targets'],
    reach: async ({ page, t }) => {
      await page.getByTestId('filter-value').locator('[name="p-Color"]:enabled').first().check()
      await expect(page).toHaveURL(/\?p-Color=/)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('list', { name: t('filter.chosen') })).toBeVisible()
    },
  },
  {
    name: 'favourites',
    checks: ['axe', 'html', 'reflow', 'targets'],
    reach: async ({ page, t }) => {
      const hearts = page.getByTestId('favorite-toggle')
      for (const nth of [0, 1, 2]) await hearts.nth(nth).click()
      await page.getByRole('link', { name: t('favorites.open', { count: 3 }) }).click()
      await expect(page.getByTestId('favorite-foot')).toHaveCount(3)
    },
  },
]

const PRODUCTS: State[] = [
  {
    name: 'product',
    checks: ['axe', 'html', 'reflow', 'still', 'targets'],
    path: productIn,
    settle: ({ page }) =>
      page.locator('main details').evaluateAll((sections) => {
        for (const section of sections) section.setAttribute('open', '')
      }),
  },
  {
    name: 'size missing',
    checks: ['axe', 'html', 'reflow'],
    reach: async ({ page, t }) => {
      await page.getByTestId('add-to-cart').click()
      await expect(page.getByText(t('product.chooseSize'))).toBeVisible()
    },
  },
  {
    name: 'sold out',
    checks: ['axe', 'html', 'reflow', 'still', 'targets'],
    path: async (shop) => encodeURI((await findProduct(shop, 'soldOutKnit')).canonicalUrl),
  },
  {
    name: 'address missing',
    checks: ['axe', 'reflow', 'targets'],
    reach: async ({ page, t }) => {
      await page.getByTestId('size-option').first().click()
      await page.getByRole('button', { name: t('notify.send') }).click()
      await expect(page.getByRole('main').locator('[data-outcome="invalid"]')).toBeVisible()
    },
  },
]

const SEARCH_AND_OTHERS: State[] = [
  {
    name: 'search',
    checks: ['axe', 'html', 'reflow', 'still', 'targets'],
    path: async (shop) => searchHref({ ...shop, mode: 'domain' }, DRESS[shop.lang]),
    settle: ({ page }) => expect(page.getByTestId('product-card').first()).toBeVisible(),
  },
  {
    name: 'nothing found',
    checks: ['axe', 'html', 'reflow', 'targets'],
    path: async (shop) => searchHref({ ...shop, mode: 'domain' }, 'xqzwvk'),
  },
  {
    name: 'brands',
    checks: ['axe', 'html', 'reflow', 'targets'],
    path: async ({ lang }) => encodeURI(routePath(lang, 'brands')),
  },
  {
    name: 'not found',
    checks: ['axe', 'html', 'reflow'],
    path: async () => '/no-such-page',
  },
  { name: 'offline page', checks: ['axe', 'html'], markets: ['no'], path: async () => '/offline' },
]

test('WCAG 2.2 2.5.8 home and product', async ({ page }) => {
  const first = [...HOME, ...PRODUCTS].filter(({ name }) => ['home', 'product'].includes(name))
  await visitStates(page, 'fi', first, { axe: ['fi'], targets: ['fi'] })
})

for (const market of ['fi', 'no'] as const) {
  for (const [what, states] of [
    ['home, a content page and no favourites', HOME],
    ['lists, filters and favourites', LISTS],
    ['products', PRODUCTS],
    ['search, brands, and pages that have nothing to show', SEARCH_AND_OTHERS],
  ] as const) {
    test(`WCAG 2.2 1.4.4 1.4.10 1.4.12 2.5.8 ${market}: ${what}`, FULL_RUN, async ({ page }) => {
      await visitStates(page, market, states, PLAN)
    })
  }
}
