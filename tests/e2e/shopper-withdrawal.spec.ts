import type { Page } from '@playwright/test'
import { routeHref } from '@/lib/routing/href'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { FULL_RUN } from '@/tests/support/full-run'
import { BACKEND_PORT, expect, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { expectLanguage } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'
import { type Check, type State, type Visit, visitStates } from '@/tests/support/visit-states'

test.use({
  pictures: 'blank',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: [/status of 404 .*findes-ikke/],
})

const WORDS = { fi: 'Peruuta sopimus tästä', se: 'Ångra avtalet här', no: 'Angre avtalen her', dk: 'Fortryd aftale' }

const formOf = (page: Page, { lang }: Storefront) => {
  const t = translatorFor(lang)
  const field = (name: 'name' | 'order' | 'email' | 'lines') =>
    page.getByRole('main').getByLabel(t(`withdrawal.${name}`), { exact: true })
  const press = (name: 'continue' | 'confirm') =>
    page
      .getByRole('main')
      .getByRole('button', { name: t(`withdrawal.${name}`) })
      .click()
  const state = async (email: string) => {
    await field('name').fill('Maja Sjöberg')
    await field('order').fill('99 999')
    await field('email').fill(email)
  }
  return { t, field, press, state }
}

/** Subject and text of the mails to this address. */
const mailsTo = async (email: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${BACKEND_PORT}/outbox.json?to=${encodeURIComponent(email)}`)).text()

test('T36 a guest withdraws from a purchase: one press from every page, a statement, its confirmation, a mail', async ({
  page,
}) => {
  const shop = storefrontOf('dk')
  const { origin } = shop
  const email = `withdraw-${Date.now()}@mejl.dk`
  const { t, press, state } = formOf(page, shop)
  const { dresses } = await findDresses(shop)
  const { canonicalUrl } = await findProduct(shop, 'dress')
  const link = page.getByRole('contentinfo').getByRole('link', { name: WORDS.dk, exact: true })
  for (const path of ['/', encodeURI(dresses.canonicalUrl), encodeURI(canonicalUrl), '/findes-ikke']) {
    await page.goto(origin + path)
    await expect(link, path).toBeVisible()
  }
  await link.click()
  await expect(page).toHaveURL(origin + routeHref({ ...shop, mode: 'domain' }, 'withdrawal'))
  await expectLanguage(page, shop)
  await state(email)
  await press('continue')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await mailsTo(email), 'nothing is sent before it is confirmed').not.toContain('Sjöberg')
  await press('confirm')
  await expect(page.getByRole('heading', { name: t('withdrawal.doneTitle') })).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  await expect.poll(() => mailsTo(email)).toContain('99 999')
})

for (const market of ['fi', 'se', 'no'] as const) {
  test(`T36 ${market}: the words of the law lead to the form`, FULL_RUN, async ({ page }) => {
    const shop = storefrontOf(market)
    await page.goto(shop.origin)
    await page.getByRole('contentinfo').getByRole('link', { name: WORDS[market], exact: true }).click()
    await expect(formOf(page, shop).field('name')).toBeVisible()
    await expectLanguage(page, shop)
  })
}

test('T36 works while the returns service is down', FULL_RUN, async ({ page, privateShop }) => {
  const shop = { ...storefrontOf('se'), origin: privateShop.origin('se') }
  const { t, press, state } = formOf(page, shop)
  await privateShop.control({ fault: 'down', operations: ['returns-withdrawal'] })
  await page.goto(shop.origin + routeHref({ ...shop, mode: 'domain' }, 'withdrawal'))
  await state('maja@mejl.se')
  await press('continue')
  await press('confirm')
  await expect(page.getByRole('heading', { name: t('withdrawal.doneTitle') })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('T36 the form is sent with the words of the law', async ({ page }) => {
    const shop = storefrontOf('fi')
    const { t, press, state } = formOf(page, shop)
    await page.goto(shop.origin + routeHref({ ...shop, mode: 'domain' }, 'withdrawal'))
    await state(`plain-${Date.now()}@mejl.fi`)
    await press('confirm')
    await expect(page.getByText(t('withdrawal.done'))).toBeVisible()
  })
})

const ALL: Exclude<Check, 'still'>[] = ['axe', 'html', 'reflow', 'targets']
const heading = ({ page }: Pick<Visit, 'page'>) => page.getByRole('main').getByRole('heading', { level: 1 })

const STATES: State[] = [
  {
    name: 'statement',
    path: async ({ market, lang }) => routeHref({ market, lang, mode: 'domain' }, 'withdrawal'),
    checks: ALL,
    settle: (visit) => expect(heading(visit)).toBeVisible(),
  },
  {
    name: 'statement with mistakes',
    checks: ALL,
    reach: async ({ page, shop, t }) => {
      await formOf(page, shop).press('continue')
      await expect(page.getByText(t('withdrawal.problems.required')).first()).toBeVisible()
    },
  },
  {
    name: 'confirmation',
    checks: ALL,
    reach: async ({ page, shop, t }) => {
      const { state, press } = formOf(page, shop)
      await state(`states-${Date.now()}@mejl.fi`)
      await press('continue')
      await expect(heading({ page })).toHaveText(t('withdrawal.checkTitle'))
    },
  },
  {
    name: 'acknowledgement',
    checks: ALL,
    reach: async ({ page, shop, t }) => {
      await formOf(page, shop).press('confirm')
      await expect(heading({ page })).toHaveText(t('withdrawal.doneTitle'))
    },
  },
]

for (const market of ['fi', 'dk'] as const) {
  test(`WCAG 1.4.4 1.4.10 1.4.12 2.5.8 ${market}: withdrawing`, FULL_RUN, async ({ page }) => {
    await visitStates(page, market, STATES, { axe: ['dk'], html: ['fi'], reflow: ['fi'], targets: ['fi'] })
  })
}
