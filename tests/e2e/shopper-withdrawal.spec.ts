import type { Page } from '@playwright/test'
import { routeHref } from '@/lib/routing/href'
import { control, mailedLinks, orderTwo, siteOf } from '@/tests/support/delivered-order'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { alwaysIn, FULL_RUN } from '@/tests/support/full-run'
import { BACKEND_PORT, expect, STOREFRONTS, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { expectLanguage } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'
import { type Check, type State, type Visit, visitStates } from '@/tests/support/visit-states'

test.use({
  pictures: 'blank',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: [/status of 404 .*findes-ikke/],
})

const WORDS = { fi: 'Peruuta sopimus tästä', se: 'Ångra avtalet här', no: 'Angre avtalen her', dk: 'Fortryd aftale' }

const CONFIRM = {
  fi: 'Vahvista peruuttaminen',
  se: 'Bekräfta frånträde',
  no: 'Bekreft angring',
  dk: 'Bekræft fortrydelse',
}

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

const pathOf = (shop: Storefront): string => routeHref(siteOf(shop), 'withdrawal')

for (const shop of STOREFRONTS) {
  test(
    `${shop.market}: T36 a guest withdraws from a purchase: one press from every page, a statement, its confirmation, a mail`,
    alwaysIn('dk', shop.market),
    async ({ page }) => {
      const { origin, market } = shop
      const email = `withdraw-${market}-${Date.now()}@mejl.se`
      const { t, press, state } = formOf(page, shop)
      const { dresses } = await findDresses(siteOf(shop))
      const { canonicalUrl } = await findProduct(siteOf(shop), 'dress')
      const link = page.getByRole('contentinfo').getByRole('link', { name: WORDS[market], exact: true })
      for (const path of ['/', encodeURI(dresses.canonicalUrl), encodeURI(canonicalUrl), '/findes-ikke']) {
        await page.goto(origin + path)
        await expect(link, path).toBeVisible()
      }
      await link.click()
      await expect(page).toHaveURL(origin + pathOf(shop))
      await expectLanguage(page, shop)
      await state(email)
      await press('continue')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('main').getByRole('button', { name: CONFIRM[market], exact: true })).toBeVisible()
      expect(await mailsTo(email), 'nothing is sent before it is confirmed').not.toContain('Sjöberg')
      await press('confirm')
      await expect(page.getByRole('heading', { name: t('withdrawal.doneTitle') })).toBeVisible()
      await expect(page.getByText(email).first()).toBeVisible()
      await expect.poll(() => mailsTo(email)).toContain('99 999')
    },
  )
}

test('T36 an order is withdrawn from before it is sent: it is cancelled and paid back', FULL_RUN, async ({ page }) => {
  const shop = storefrontOf('no')
  const { t, field, press } = formOf(page, shop)
  const main = page.getByRole('main')
  const email = `withdraw-order-${Date.now()}@mejl.no`
  const number = await orderTwo(page, shop, email)
  const [tracking = '', withdrawal = ''] = await mailedLinks(email, 'order')
  await page.goto(withdrawal)
  await expect(field('order')).toHaveValue(number)
  await field('name').fill('Maja Sjøberg')
  await field('email').fill(email)
  await press('continue')
  await press('confirm')
  await expect(page.getByRole('heading', { name: t('withdrawal.doneTitle') })).toBeVisible()

  await page.goto(tracking)
  const step = main.getByRole('list', { name: t('tracking.steps') }).locator('[aria-current=step]')
  await expect(step).toContainText(t('tracking.step.cancelled'))
  await page.goto(shop.origin + routeHref(siteOf(shop), 'returns'))
  await expect(main.getByRole('heading', { name: t('returns.order', { number }) })).toBeFocused()
  const show = main.getByRole('button', { name: t('returns.show') })
  const [returned = ''] = /\d+/.exec((await show.getAttribute('aria-label')) ?? '') ?? []
  await show.click()
  await expect(main.getByRole('heading', { name: t('returns.withdrawal', { number: returned }) })).toBeFocused()
  await expect(main.getByText(t('returns.early'))).toBeVisible()
  await expect(main.getByRole('img', { name: /RK\d{9}/ }), 'nothing is to be sent back').toHaveCount(0)

  await control({ advanceReturn: { return: returned, status: 'refunded' } })
  await page.reload()
  await show.click()
  await expect(main.getByText(t('returns.statuses.refunded')).first()).toBeVisible()
})

test.describe('while everything else is down', () => {
  // the browser logs what it asks in vain
  test.use({ expectedComplaints: [/status of 50\d|ERR_|Failed to fetch/] })

  test('T36 the form opens and the statement is taken', FULL_RUN, async ({ page, privateShop }) => {
    const shop = { ...storefrontOf('se'), origin: privateShop.origin('se') }
    const { t, press, state } = formOf(page, shop)
    await privateShop.control({ fault: 'down' })
    await page.goto(shop.origin + pathOf(shop))
    await state('maja@mejl.se')
    await press('continue')
    await press('confirm')
    await expect(page.getByRole('heading', { name: t('withdrawal.doneTitle') })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('T36 the form is sent with the words of the law', async ({ page }) => {
    const shop = storefrontOf('fi')
    const { t, press, state } = formOf(page, shop)
    await page.goto(shop.origin + pathOf(shop))
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
