import type { Page } from '@playwright/test'
import { formatPrice } from '@/lib/market/format-price'
import { routeHref } from '@/lib/routing/href'
import { control, deliveredOrder, mailedLinks, orderTwo, siteOf } from '@/tests/support/delivered-order'
import { findProduct } from '@/tests/support/find-product'
import { alwaysIn, FULL_RUN } from '@/tests/support/full-run'
import { expect, STOREFRONTS, storefrontOf, test } from '@/tests/support/shop-test'
import { expectLanguage, expectPrinted } from '@/tests/support/shop-walk'
import { registerAs } from '@/tests/support/sign-in-as'
import { translatorFor } from '@/tests/support/translator-for'
import { type Check, type Plan, type State, type Visit, visitStates } from '@/tests/support/visit-states'

test.use({
  pictures: 'blank',
  contextOptions: { reducedMotion: 'reduce' },
  // the browser logs the 404 that an invalid order link is answered with
  expectedComplaints: [/status of 404 .*\/api\/returns\/find/],
})

for (const shop of STOREFRONTS) {
  test(
    `${shop.market}: R-RETURN-01 R-ROUTE-14 T11 T36 a guest returns one of two pieces and sees the money come back`,
    alwaysIn('se', shop.market),
    async ({ page }) => {
      const t = translatorFor(shop.lang)
      const main = page.getByRole('main')
      const email = `return-${shop.market}-${Date.now()}@mejl.se`
      const number = await orderTwo(page, shop, email)

      // the order mail opens its way, which is read anew with each reload
      const [link = '', withdrawal = ''] = await mailedLinks(email, 'order')
      const answer = await page.goto(link)
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      expect(await answer?.text(), 'the HTML holds nothing of the order').not.toContain(number)
      const step = main.getByRole('list', { name: t('tracking.steps') }).locator('[aria-current=step]')
      await expect(main.getByRole('heading', { name: t('tracking.order', { number }) })).toBeFocused()
      await expect(page, 'the signature is not in the address').not.toHaveURL(/order=/)
      await expect(step).toContainText(t('tracking.step.received'))
      await expect(main.getByText(t('tracking.expected'))).toBeVisible()
      await control({ advance: { order: number, status: 'processing' } })
      await page.reload()
      await expect(step).toContainText(t('tracking.step.sent'))
      const [tracking = '', carrier = ''] = await mailedLinks(email, 'order-sent')
      await expect(main.getByRole('link', { name: t('tracking.track') })).toHaveAttribute('href', carrier)
      await control({ advance: { order: number, status: 'completed' } })
      await page.goto(tracking)
      await expect(step).toContainText(t('tracking.step.delivered'))

      // a link that was altered leads to number and e-mail address
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(link.slice(0, -4))
      await expect(main.getByText(t('returns.problems.badLink'))).toBeVisible()
      await expect(main.getByLabel(t('returns.number'), { exact: true })).toBeVisible()

      // by number and e-mail address
      await page.goto(shop.origin + routeHref(siteOf(shop), 'returns'))
      await expectLanguage(page, shop)
      await main.getByLabel(t('returns.number'), { exact: true }).fill(number)
      await main.getByLabel(t('returns.email'), { exact: true }).fill(email)
      await main.getByRole('button', { name: t('returns.find') }).click()
      await expect(main.getByRole('heading', { name: t('returns.order', { number }) })).toBeFocused()

      // one of two; the draft survives a reload
      await main.getByRole('checkbox').first().check()
      await expect(main.getByLabel(t('returns.quantity'))).toHaveValue('1')
      await main.getByLabel(t('returns.reason')).selectOption('too-small')
      await page.reload()
      await expect(main.getByLabel(t('returns.reason'))).toHaveValue('too-small')
      await main.getByRole('button', { name: t('returns.continue') }).click()

      // what comes back is said before it is sent
      const { unitPrice } = await findProduct(siteOf(shop), 'dress')
      const money = formatPrice(shop, unitPrice.sellingPriceIncVat)
      const sums = main.getByRole('region', { name: t('returns.sums') })
      await expect(sums).toContainText(money)
      await main.getByRole('button', { name: t('returns.register') }).click()
      await expect(main.getByRole('heading', { name: t('returns.done') })).toBeFocused()
      const code = main.getByRole('img', { name: /RK\d{9}[A-Z]{2}/ })
      await expect(code, 'the code as a picture').toBeVisible()
      const text = (await main.textContent()) ?? ''
      const [returned = ''] = /\b7\d{5}\b/.exec(text) ?? []
      expect(returned, text).not.toBe('')
      await expectPrinted(page, [code, sums])

      // the warehouse pays it back; the shopper sees it
      for (const status of ['received', 'approved', 'refunded'])
        await control({ advanceReturn: { return: returned, status } })
      await main.getByRole('button', { name: t('returns.backToOrder') }).click()
      await main.getByRole('button', { name: t('returns.return', { number: returned }) }).click()
      await expect(main.getByRole('heading', { name: t('returns.return', { number: returned }) })).toBeFocused()
      await expect(main.getByText(t('returns.statuses.refunded')).first()).toBeVisible()
      await expect(main.getByText(t('returns.total'), { exact: true }).locator('xpath=..')).toContainText(money)
      await expectPrinted(page, [main.getByRole('heading', { level: 1 }), sums])

      // the mail about it opens the order there too, and the order mail the function for withdrawing
      const [mailed = ''] = await mailedLinks(email, 'return-refunded')
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(mailed)
      await expect(main.getByRole('heading', { name: t('returns.order', { number }) })).toBeFocused()
      await expect(page, 'the signature is not in the address').not.toHaveURL(/order=/)
      await page.goto(withdrawal)
      await expect(main.getByLabel(t('withdrawal.order'), { exact: true })).toHaveValue(number)
      await main.getByLabel(t('withdrawal.name'), { exact: true }).fill('Maja Sjöberg')
      await main.getByLabel(t('withdrawal.email'), { exact: true }).fill(email)
      await main.getByRole('button', { name: t('withdrawal.continue') }).click()
      await main.getByRole('button', { name: t('withdrawal.confirm') }).click()
      const acknowledged = main.getByRole('heading', { name: t('withdrawal.doneTitle') })
      await expect(acknowledged).toBeFocused()
      await expectPrinted(page, [acknowledged, main.getByText('Maja Sjöberg')])
    },
  )
}

for (const shop of STOREFRONTS) {
  test(
    `${shop.market}: R-ACCOUNT-02 R-GQL-07 T36 T38 a customer follows her order, returns one of two pieces and has the money on her balance`,
    alwaysIn('fi', shop.market),
    async ({ page }) => {
      const t = translatorFor(shop.lang)
      const main = page.getByRole('main')
      const email = `own-${shop.market}-${Date.now()}@mejl.se`
      await registerAs(page, shop, email)
      const number = await orderTwo(page, shop, email, true)

      // sent: the mail leads to the order in her account, which has its parcel
      await control({ advance: { order: number, status: 'processing' } })
      const [own = ''] = await mailedLinks(email, 'order-sent')
      expect(own).toContain(routeHref(siteOf(shop), 'account-order', { number }))
      await page.goto(own)
      const step = main.getByRole('list', { name: t('tracking.steps') }).locator('[aria-current=step]')
      await expect(step).toContainText(t('tracking.step.sent'))
      await expect(main.getByRole('link', { name: t('tracking.track') })).toHaveAttribute('href', /^https:.*KJ\d+/)
      // delivered: the open page hears of it
      await control({ advance: { order: number, status: 'completed' } })
      await expect(step).toContainText(t('tracking.step.delivered'))

      // one of two goes back, to the balance
      await main.getByRole('link', { name: t('account.order.register') }).click()
      await main.getByRole('checkbox').first().check()
      await main.getByRole('button', { name: t('returns.continue') }).click()
      await main.getByRole('radio', { name: t('returns.to.balance') }).check()
      await main.getByRole('button', { name: t('returns.register') }).click()
      await expect(main.getByRole('heading', { name: t('returns.done') })).toBeFocused()
      // a return that has been received has no code any more
      await expect(main.getByRole('img', { name: /RK\d{9}[A-Z]{2}/ })).toBeVisible()
      const [returned = ''] = /\b7\d{5}\b/.exec((await main.textContent()) ?? '') ?? []
      await control({ advanceReturn: { return: returned, status: 'refunded' } })

      // she sees it in the order and in the balance
      const { unitPrice } = await findProduct(siteOf(shop), 'dress')
      const amount = formatPrice(shop, unitPrice.sellingPriceIncVat)
      await page.goto(own)
      await expect(main.getByText(t('account.order.toBalance', { amount }))).toBeVisible()
      await page.goto(shop.origin + routeHref(siteOf(shop), 'account-balance'))
      await expect(main.getByText(t('account.balance.refunded', { number }))).toBeVisible()
      await expect(main.getByText(`+${amount}`)).toBeVisible()
      await expect(main.getByText(amount, { exact: true })).toBeVisible()
      const [paid = ''] = await mailedLinks(email, 'return-refunded')
      expect(paid, 'the mail leads to the order in the account').toBe(own)
    },
  )
}

const ALL: Exclude<Check, 'still'>[] = ['axe', 'html', 'reflow', 'targets']
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const press = ({ page }: Visit, name: string) => page.getByRole('main').getByRole('button', { name }).click()

/** The form, then an order of `email` with `number` through all steps to its return. */
const statesOf = (number: string, email: string): State[] => [
  {
    name: 'tracking without an order',
    path: async (shop) => routeHref(siteOf(shop), 'tracking'),
    checks: ALL,
    settle: ({ page, t }) => expect(page.getByLabel(t('returns.number'), { exact: true })).toBeVisible(),
  },
  {
    name: 'opening an order',
    path: async (shop) => routeHref(siteOf(shop), 'returns'),
    checks: ALL,
    settle: ({ page, t }) => expect(page.getByLabel(t('returns.number'), { exact: true })).toBeVisible(),
  },
  {
    name: 'opening with mistakes',
    checks: ALL,
    reach: async (visit) => {
      await press(visit, visit.t('returns.find'))
      await expect(visit.page.getByText(visit.t('returns.fill'))).toBeVisible()
    },
  },
  {
    name: 'choosing lines',
    checks: ALL,
    reach: async (visit) => {
      const { page, t } = visit
      await page.getByLabel(t('returns.number'), { exact: true }).fill(number)
      await page.getByRole('main').getByLabel(t('returns.email'), { exact: true }).fill(email)
      await press(visit, t('returns.find'))
      await page.getByRole('main').getByRole('checkbox').first().check()
    },
  },
  {
    name: 'checking the return',
    checks: ALL,
    reach: async (visit) => {
      await press(visit, visit.t('returns.continue'))
      await expect(visit.page.getByRole('button', { name: visit.t('returns.register') })).toBeVisible()
    },
  },
  {
    name: 'confirmation',
    checks: ALL,
    reach: async (visit) => {
      await press(visit, visit.t('returns.register'))
      await expect(heading(visit.page)).toHaveText(visit.t('returns.done'))
      await expect(visit.page.getByRole('img', { name: /RK\d{9}/ })).toBeVisible()
    },
  },
  {
    name: 'tracking the order',
    path: async (shop) => routeHref(siteOf(shop), 'tracking'),
    checks: ALL,
    settle: ({ page, t }) => expect(page.getByRole('list', { name: t('tracking.steps') })).toBeVisible(),
  },
]

for (const market of ['fi', 'dk'] as const) {
  test(`WCAG 1.4.4 1.4.10 1.4.12 2.5.8 ${market}: returning`, FULL_RUN, async ({ page }) => {
    const shop = storefrontOf(market)
    const email = `states-${Date.now()}@mejl.se`
    const number = await deliveredOrder(page, shop, email)
    const plan: Plan = { axe: ['dk'], html: ['fi'], reflow: ['fi'], targets: ['fi'] }
    await visitStates(page, market, statesOf(number, email), plan)
  })
}
