import type { Browser, Page } from '@playwright/test'
import { defaultLang, MARKETS } from '@/lib/market/market-table'
import { localHref, routeHref } from '@/lib/routing/href'
import { findProduct } from '@/tests/support/find-product'
import { alwaysIn } from '@/tests/support/full-run'
import { BACKEND_PORT, expect, STOREFRONTS, type Storefront, test } from '@/tests/support/shop-test'
import { addFirstSize, expectCounted, expectLanguage } from '@/tests/support/shop-walk'
import { whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

// the browser itself reports the answer to a wrong password
test.use({ pictures: 'blank', expectedComplaints: [/status of 401 .*\/login/] })

const PASSWORD = 'ett-ord-till'

const panelOf = (page: Page) => page.locator('dialog#sign-in')
const siteOf = ({ market }: Storefront) => ({ market, lang: defaultLang(MARKETS[market]), mode: 'domain' as const })
const productOf = async (shop: Storefront, article: 'dress' | 'longNameSkirt') =>
  shop.origin + encodeURI((await findProduct(siteOf(shop), article)).canonicalUrl)

/** Another device: a browser without cookies and storage. */
const otherDevice = async (browser: Browser) => (await browser.newContext()).newPage()

async function signIn(page: Page, { lang }: Storefront, email: string, password: string): Promise<void> {
  const t = translatorFor(lang)
  const panel = panelOf(page)
  await panel.getByLabel(t('signIn.email'), { exact: true }).fill(email)
  await panel.getByLabel(t('signIn.password'), { exact: true }).fill(password)
  await panel.locator('form [type=submit]').click()
}

/** The newest mail to this address whose links match. */
async function mailedLink(email: string, link: RegExp): Promise<string> {
  const mails = `http://127.0.0.1:${BACKEND_PORT}/outbox.json?to=${encodeURIComponent(email)}`
  let found: string | undefined
  await expect
    .poll(async () => {
      const sent = (await (await fetch(mails)).json()) as { links: string[] }[]
      found = sent.flatMap(({ links }) => links).find((address) => link.test(address))
      return found
    })
    .toBeDefined()
  return found ?? ''
}

for (const shop of STOREFRONTS) {
  test(
    `${shop.market}: R-ACCOUNT-01 R-CART-01 R-CART-06 R-TAB-01 a guest registers, is known on a second device with both carts, and chooses a new password`,
    alwaysIn('se', shop.market),
    async ({ page, browser, context }) => {
      const t = translatorFor(shop.lang)
      const email = `${shop.market}-${Date.now()}@mejl.se`

      // registering keeps the cart of the guest
      await page.goto(await productOf(shop, 'dress'))
      await addFirstSize(page, shop)
      const otherTab = await context.newPage()
      await otherTab.goto(shop.origin)
      await whenStarted(otherTab)
      await page
        .locator('header')
        .getByRole('link', { name: t('shell.account') })
        .click()
      const panel = panelOf(page)
      await panel.getByRole('button', { name: t('signIn.register') }).click()
      await panel.getByLabel(t('signIn.email'), { exact: true }).fill(email)
      await panel.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD)
      await panel.getByLabel(t('signIn.repeatPassword'), { exact: true }).fill(PASSWORD)
      await expectLanguage(page, shop)
      await panel.locator('form [type=submit]').click()
      await expect(page.getByText(t('signIn.welcome'))).toBeVisible()
      await expectCounted(page, 1)
      const account = localHref(siteOf(shop), '/account')
      await expect(otherTab.locator(`header a[href="${account}"]`), 'the other tab follows').toBeVisible()

      // on another device the carts become one
      const device = await otherDevice(browser)
      await device.goto(await productOf(shop, 'longNameSkirt'))
      await addFirstSize(device, shop)
      await device.goto(
        `${shop.origin}/?action=login&returnTo=${encodeURIComponent(routeHref(siteOf(shop), 'favorites'))}`,
      )
      await signIn(device, shop, email, 'not-this-one')
      await expect(panelOf(device).getByText(t('signIn.problems.refused'))).toBeVisible()
      await signIn(device, shop, email, PASSWORD)
      await device.waitForURL(`**${routeHref(siteOf(shop), 'favorites')}`)
      await expectCounted(device, 2)
      await page.reload()
      await expectCounted(page, 2)

      // a forgotten password, with the link of the mail
      const third = await otherDevice(browser)
      await third.goto(`${shop.origin}${routeHref(siteOf(shop), 'account-sign-in')}`)
      const main = third.locator('main')
      await main.getByRole('button', { name: t('signIn.forgot') }).click()
      await main.getByLabel(t('signIn.email'), { exact: true }).fill(email)
      await main.locator('form [type=submit]').click()
      await expect(main.getByText(t('signIn.linkSent'))).toBeVisible()
      const link = await mailedLink(email, /resetKey=/)
      await third.goto(link)
      await expect(third, 'the key is not in the address').not.toHaveURL(/resetKey/)
      const changed = `${PASSWORD}-2`
      await main.getByLabel(t('signIn.newPassword'), { exact: true }).fill(changed)
      await main.getByLabel(t('signIn.repeatPassword'), { exact: true }).fill(changed)
      await main.locator('form [type=submit]').click()
      await expect(main.getByText(t('signIn.passwordChanged'))).toBeVisible()
      await main.getByLabel(t('signIn.email'), { exact: true }).fill(email)
      await main.getByLabel(t('signIn.password'), { exact: true }).fill(changed)
      await main.locator('form [type=submit]').click()
      await expectCounted(third, 2)

      await third.goto(link)
      await main.getByLabel(t('signIn.newPassword'), { exact: true }).fill(changed)
      await main.getByLabel(t('signIn.repeatPassword'), { exact: true }).fill(changed)
      await main.locator('form [type=submit]').click()
      await expect(main.getByText(t('signIn.linkOver')), 'R-ACCOUNT-06 a link works once').toBeVisible()
    },
  )
}
