import { routeHref } from '@/lib/routing/href'
import type { RouteName } from '@/lib/routing/routes'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { DEMO_CUSTOMERS, signInAs } from '@/tests/support/sign-in-as'
import { hydrate, whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'
import { type Check, type Plan, type State, type Visit, visitStates } from '@/tests/support/visit-states'
import { watched, watchShift } from '@/tests/support/watch-shift'

test.describe.configure({ mode: 'parallel' })
test.use({ pictures: 'blank', contextOptions: { reducedMotion: 'reduce' } })

const PLAN: Plan = { axe: ['dk'], html: ['fi'], reflow: ['fi'], targets: ['fi'] }

const path = ({ market, lang }: Storefront, name: RouteName) => routeHref({ market, lang, mode: 'domain' }, name)
const at = (name: RouteName) => async (shop: Storefront) => path(shop, name)
const ALL: Exclude<Check, 'still'>[] = ['axe', 'html', 'reflow', 'targets']

const firstOrder = ({ page }: Pick<Visit, 'page'>) => page.locator('main li h2 a, main li h3 a').first()

const ACCOUNT: State[] = [
  {
    name: 'start',
    path: at('account'),
    checks: ALL,
    settle: (visit) => expect(firstOrder(visit)).toBeVisible(),
  },
  {
    name: 'orders',
    path: at('account-orders'),
    checks: ALL,
    settle: (visit) => expect(firstOrder(visit)).toBeVisible(),
  },
  {
    name: 'one order',
    checks: ALL,
    reach: async (visit) => {
      await firstOrder(visit).click()
      await expect(visit.page.getByRole('button', { name: visit.t('account.order.buyAgain') })).toBeVisible()
    },
  },
  {
    name: 'balance',
    path: at('account-balance'),
    checks: ALL,
    settle: ({ page }) => expect(page.locator('main p').filter({ hasText: /\d/ }).first()).toBeVisible(),
  },
  {
    name: 'invoices',
    path: at('account-invoices'),
    checks: ALL,
    settle: (visit) => expect(firstOrder(visit)).toBeVisible(),
  },
  {
    name: 'settings',
    path: at('account-settings'),
    checks: ALL,
    settle: ({ page, t }) => expect(page.getByRole('button', { name: t('account.settings.save') })).toBeVisible(),
  },
  {
    name: 'settings with mistakes',
    checks: ALL,
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: t('signIn.savePassword') }).click()
      await page.getByRole('button', { name: t('account.settings.delete') }).click()
      await page.getByRole('button', { name: t('account.settings.deleteForGood') }).click()
      await expect(page.getByText(t('account.settings.notTyped'))).toBeVisible()
    },
  },
]

for (const market of ['fi', 'dk'] as const) {
  const shop = storefrontOf(market)
  test(`WCAG 1.4.4 1.4.10 1.4.12 2.5.8 ${market}: the account pages`, FULL_RUN, async ({ page }) => {
    await signInAs(page, shop, DEMO_CUSTOMERS[market])
    await visitStates(page, market, ACCOUNT, PLAN)
  })
}

test('T34 the content comes in the place of its skeleton', FULL_RUN, async ({ page }) => {
  const shop = storefrontOf('dk')
  await signInAs(page, shop, DEMO_CUSTOMERS.dk)
  await watchShift(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of ['account', 'account-orders', 'account-invoices'] as const) {
      await page.goto(shop.origin + path(shop, name))
      await expect(firstOrder({ page })).toBeVisible()
      const { score, shifts } = await watched(page)
      expect.soft(score, `${name} at ${width}: ${shifts.join('; ')}`).toBeLessThan(0.005)
    }
  }
})

test('R-NAV-01 R-ACCOUNT-02 T34 from one account page to another the scroll position stays', async ({ page }) => {
  const shop = storefrontOf('se')
  const t = translatorFor(shop.lang)
  await page.setViewportSize({ width: 1440, height: 700 })
  await signInAs(page, shop, DEMO_CUSTOMERS.se)
  const answer = await page.goto(shop.origin + path(shop, 'account-orders'))
  expect(answer?.headers()['cache-control']).toBe('no-store')
  const html = await answer?.text()
  expect(html, 'the stored HTML holds nothing of the shopper').not.toMatch(/saga|Lind|9000\d/i)
  await whenStarted(page)
  await hydrate(page)
  await expect(firstOrder({ page })).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
  const navigation = page.getByRole('navigation', { name: t('account.pages.account') })
  await navigation.getByRole('link', { name: t('account.pages.account-balance') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.pages.account-balance') })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  await page.getByRole('banner').getByRole('link', { name: 'Kajo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.pages.account-balance') })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('T44 an order is printed as an invoice of the seller, without the shop around it', async ({ page }) => {
  const shop = storefrontOf('fi')
  const t = translatorFor(shop.lang)
  await signInAs(page, shop, DEMO_CUSTOMERS.fi)
  await page.goto(shop.origin + path(shop, 'account-orders'))
  await firstOrder({ page }).click()
  const buyAgain = page.getByRole('button', { name: t('account.order.buyAgain') })
  await expect(buyAgain).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('account.order.all') })).toHaveCount(0)
  const number = /\/(\d+)$/.exec(page.url())?.[1] ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.statuses.order', { number }))
  const main = page.getByRole('main')
  const texts = [
    t('account.order.papers.invoice'),
    t('footer.company'),
    t('footer.mail'),
    'Mannerheimintie 12',
    t('account.order.shippingAddress'),
    t('account.order.unpaid'),
  ]
  for (const text of texts) await expect(main.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
  // digits of the order and a check digit
  await expect(main.getByText(new RegExp(`${t('account.order.reference', { number })}\\d$`))).toBeVisible()
  const sums = page.getByRole('region', { name: t('account.order.sums') })
  await expect(sums).toContainText(/25,5\s%/)
  await expect(
    page
      .getByRole('region', { name: t('account.order.items') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(buyAgain).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  for (const market of ['fi', 'se', 'no', 'dk'] as const) {
    test(`${market}: the account's navigation is one row that shows the current page`, FULL_RUN, async ({ page }) => {
      const shop = storefrontOf(market)
      const t = translatorFor(shop.lang)
      await signInAs(page, shop, DEMO_CUSTOMERS[market])
      await page.goto(shop.origin + path(shop, 'account-settings'))
      const navigation = page.getByRole('navigation', { name: t('account.pages.account') })
      const boxes = await Promise.all((await navigation.getByRole('listitem').all()).map((item) => item.boundingBox()))
      expect(new Set(boxes.map((box) => box?.y)).size, 'rows').toBe(1)
      const current = await navigation.getByRole('link', { name: t('account.pages.account-settings') }).boundingBox()
      expect(current?.x).toBeGreaterThanOrEqual(0)
      expect((current?.x ?? 0) + (current?.width ?? 0)).toBeLessThanOrEqual(390)
      await navigation.getByRole('button', { name: t('account.frame.signOut') }).focus()
      const signOut = await navigation.getByRole('button').boundingBox()
      expect((signOut?.x ?? 0) + (signOut?.width ?? 0), 'a focused item is shown').toBeLessThanOrEqual(390)
    })
  }
})
