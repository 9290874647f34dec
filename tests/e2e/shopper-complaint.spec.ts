import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { routeHref } from '@/lib/routing/href'
import { axeProblems } from '@/tests/support/axe-problems'
import { control, deliveredOrder, mailedLinks, siteOf } from '@/tests/support/delivered-order'
import { alwaysIn, FULL_RUN } from '@/tests/support/full-run'
import { expect, STOREFRONTS, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { expectLanguage, expectPrinted } from '@/tests/support/shop-walk'
import { translatorFor } from '@/tests/support/translator-for'
import { type Check, type Plan, type State, type Visit, visitStates } from '@/tests/support/visit-states'

test.use({ pictures: 'blank', contextOptions: { reducedMotion: 'reduce' } })

const mainOf = (page: Page) => page.getByRole('main')
const heading = (page: Page) => mainOf(page).getByRole('heading', { level: 1 })

/** A photo of a telephone. */
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#8a5' } })
    .jpeg()
    .toBuffer(),
})
const svg = { name: 'seam.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"></svg>') }

async function openOrder(tab: Page, shop: Storefront, number: string, email: string): Promise<void> {
  const t = translatorFor(shop.lang)
  await mainOf(tab).getByLabel(t('returns.number'), { exact: true }).fill(number)
  await mainOf(tab).getByLabel(t('returns.email'), { exact: true }).fill(email)
  await mainOf(tab)
    .getByRole('button', { name: t('returns.find') })
    .click()
  await expect(heading(tab)).toHaveText(t('returns.order', { number }))
}

for (const shop of STOREFRONTS) {
  test(
    `${shop.market}: R-GQL-04 T36 T38 a guest complains with a photo and reads the answer`,
    alwaysIn('se', shop.market),
    async ({ page: tab }) => {
      const t = translatorFor(shop.lang)
      const main = mainOf(tab)
      const email = `complaint-${shop.market}-${Date.now()}@mejl.se`
      const number = await deliveredOrder(tab, shop, email)
      await tab.goto(shop.origin + routeHref(siteOf(shop), 'complaint'))
      await expectLanguage(tab, shop)
      await openOrder(tab, shop, number, email)

      // an order of one line has nothing to choose
      await expect(main.getByRole('checkbox').first()).toBeChecked()
      await main.getByLabel(t('complaint.form.description')).fill('Sömmen har gått upp i sidan.')
      await main.getByRole('radio', { name: t('complaint.list.wishes.repair') }).check()

      // what is no picture is said, and goes without a trace
      const files = main.locator('input[type="file"]')
      await files.setInputFiles(svg)
      await expect(main.getByText(t('complaint.photos.problems.wrongType'))).toBeVisible()
      await main.getByRole('button', { name: t('complaint.photos.removeName', { number: 1 }) }).click()
      await expect(main.getByRole('button', { name: t('complaint.photos.add') })).toBeFocused()

      // a photo is uploaded at once, and survives a reload with what was typed
      await files.setInputFiles([await photo('seam.jpg'), await photo('label.jpg')])
      await expect(main.getByText(t('complaint.photos.done'), { exact: true })).toHaveCount(2)
      expect(await axeProblems(tab)).toEqual([])
      await tab.reload()
      await expect(main.getByText(t('complaint.photos.done'), { exact: true })).toHaveCount(2)
      await expect(main.locator('img[src^="data:image/jpeg"]')).toHaveCount(2)
      await expect(main.getByLabel(t('complaint.form.description'))).toHaveValue('Sömmen har gått upp i sidan.')
      await main.getByRole('button', { name: t('complaint.form.send') }).click()
      await expect(heading(tab)).toHaveText(t('complaint.receipt.title'))
      await expect(main.getByText(t('complaint.list.photoCount', { count: 2 }))).toBeVisible()
      const [sent = ''] = /\b7\d{5}\b/.exec((await main.textContent()) ?? '') ?? []
      await expectPrinted(tab, [heading(tab), main.getByText('Sömmen har gått upp i sidan.')])

      // customer service refuses; the mail leads to the answer, and the page of returns knows it too
      await control({ answerComplaint: { complaint: sent, status: 'refused', reason: 'wear' } })
      const [link = ''] = await mailedLinks(email, 'complaint-refused')
      await tab.evaluate(() => sessionStorage.clear())
      await tab.goto(link)
      const name = t('complaint.list.name', { number: sent })
      await main.getByRole('button', { name: `${t('complaint.list.show')}: ${name}` }).click()
      await expect(heading(tab)).toBeFocused()
      await expect(main.getByText(t('complaint.list.statuses.refused')).first()).toBeVisible()
      await tab.goto(shop.origin + routeHref(siteOf(shop), 'returns'))
      await expect(main.getByRole('heading', { name })).toBeVisible()
    },
  )
}

const ALL: Exclude<Check, 'still'>[] = ['axe', 'html', 'reflow', 'targets']
const press = ({ page: tab }: Visit, name: string) => mainOf(tab).getByRole('button', { name }).click()

/** The form, then an order of `email` with `number` through all steps to its complaint. */
const statesOf = (number: string, email: string): State[] => [
  {
    name: 'opening an order',
    path: async (shop) => routeHref(siteOf(shop), 'complaint'),
    checks: ALL,
    settle: ({ page: tab, t }) => expect(tab.getByLabel(t('returns.number'), { exact: true })).toBeVisible(),
  },
  {
    name: 'the form with mistakes',
    checks: ALL,
    reach: async (visit) => {
      await openOrder(visit.page, visit.shop, number, email)
      await press(visit, visit.t('complaint.form.send'))
      await expect(visit.page.getByText(visit.t('complaint.form.wishMissing'))).toBeVisible()
    },
  },
  {
    name: 'photos',
    checks: ALL,
    reach: async ({ page: tab, t }) => {
      await tab.locator('input[type="file"]').setInputFiles([await photo('seam.jpg'), svg])
      await expect(tab.getByText(t('complaint.photos.done'), { exact: true })).toBeVisible()
      await expect(tab.getByText(t('complaint.photos.problems.wrongType'))).toBeVisible()
    },
  },
  {
    name: 'acknowledgement',
    checks: ALL,
    reach: async (visit) => {
      const { page: tab, t } = visit
      await press(visit, t('complaint.photos.removeName', { number: 2 }))
      await tab.getByLabel(t('complaint.form.description')).fill('Sømmen er gået op i siden.')
      await tab.getByRole('radio', { name: t('complaint.list.wishes.refund') }).check()
      await press(visit, t('complaint.form.send'))
      await expect(heading(tab)).toHaveText(t('complaint.receipt.title'))
    },
  },
]

for (const market of ['fi', 'dk'] as const) {
  test(`WCAG 1.4.4 1.4.10 1.4.12 2.5.8 ${market}: complaining`, FULL_RUN, async ({ page: tab }) => {
    const shop = storefrontOf(market)
    const email = `complaint-states-${Date.now()}@mejl.se`
    const number = await deliveredOrder(tab, shop, email)
    const plan: Plan = { axe: ['dk', 'fi'], html: ['fi'], reflow: ['fi'], targets: ['fi'] }
    await visitStates(tab, market, statesOf(number, email), plan)
  })
}
