import type { Page } from '@playwright/test'
import { FULL_RUN } from '@/tests/support/full-run'
import { expect, storefrontOf, TEXTS, test } from '@/tests/support/shop-test'
import { hydrate, whenHydrated, whenStarted } from '@/tests/support/touch-page'
import { type Plan, type State, type Visit, visitStates } from '@/tests/support/visit-states'

test.describe.configure({ mode: 'parallel' })
test.use({
  pictures: 'blank',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED/],
})

const PLAN: Plan = { axe: ['dk'], html: ['fi'], reflow: ['fi', 'dk'], targets: ['fi'] }

const phoneMenu = (page: Page) => page.locator('#phone-menu')

async function openMarkets({ page, shop }: Visit, place: string): Promise<void> {
  await page.locator(`${place} [popovertarget="market"]:not([popovertargetaction])`).click()
  await expect(page.getByText(TEXTS[shop.lang].market.note).locator('visible=true')).toBeVisible()
}

const SHELL: State[] = [
  {
    name: 'a mistake in the newsletter',
    checks: ['axe', 'html'],
    reach: async ({ page, shop, t }) => {
      await page.getByRole('textbox', { name: t('newsletter.email') }).fill('maja@')
      await page.getByRole('button', { name: t('newsletter.send'), exact: true }).click()
      await expect(page.getByText(t('newsletter.invalid', { tld: shop.market }))).toBeVisible()
    },
  },
  {
    name: 'menu of a desktop',
    checks: ['axe', 'html', 'reflow'],
    width: 'desktop',
    // a mouse pointer would leave it when the window is resized, and close it
    reach: ({ page }) => page.locator('nav summary:visible').first().press('Enter'),
  },
  {
    name: 'market picker of a desktop',
    checks: ['axe', 'html'],
    width: 'desktop',
    reach: async (visit) => {
      await whenHydrated(visit.page)
      await visit.page.keyboard.press('Escape')
      await expect(visit.page.locator('nav details[open]')).toHaveCount(0)
      await openMarkets(visit, 'footer')
    },
  },
  {
    name: 'search with suggestions',
    checks: ['axe', 'html', 'reflow', 'targets'],
    reach: async ({ page, shop, t }) => {
      await page.goto(shop.origin)
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('searchField.open'), exact: true })
        .click()
      await page.keyboard.type('kajo')
      await expect(page.getByRole('dialog').getByRole('group', { name: t('searchField.products') })).toBeVisible()
    },
  },
  {
    name: 'menu of a phone',
    checks: ['html', 'reflow', 'targets'],
    width: 'phone',
    reach: async ({ page, t, shop }) => {
      await page.goto(shop.origin)
      await page.getByRole('button', { name: t('shell.menu'), exact: true }).click()
      await expect(phoneMenu(page)).toBeVisible()
    },
  },
  {
    name: 'menu of a phone, second level',
    checks: ['axe', 'html', 'reflow', 'targets'],
    width: 'phone',
    reach: ({ page }) => phoneMenu(page).locator('summary').first().click(),
  },
  {
    name: 'market picker of a phone',
    checks: ['axe', 'html'],
    width: 'phone',
    reach: async (visit) => {
      // it is at the end of the menu, one level up
      await phoneMenu(visit.page).locator('summary').first().click()
      await openMarkets(visit, '#phone-menu')
    },
  },
  {
    name: 'a link without a network',
    checks: ['axe', 'html'],
    reach: async ({ page, shop, t }) => {
      await page.goto(shop.origin)
      await whenStarted(page)
      await hydrate(page)
      await page.context().setOffline(true)
      await page.getByTestId('product-card').first().getByRole('heading').getByRole('link').click()
      const notice = page.getByRole('status').filter({ hasText: t('offline.title') })
      await expect(notice.getByRole('button', { name: t('common.retry') })).toBeVisible()
    },
  },
]

for (const { market, origin } of [storefrontOf('fi'), storefrontOf('dk')]) {
  test(
    `WCAG 1.4.4 1.4.10 1.4.12 2.5.8 ${market}: menus, search, market picker, a mistake in the newsletter, no network`,
    FULL_RUN,
    async ({ page }) => {
      await page.goto(origin)
      await visitStates(page, market, SHELL, PLAN)
    },
  )
}
