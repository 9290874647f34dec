import type { Browser, Page } from '@playwright/test'
import { defaultLang, MARKETS } from '@/lib/market/market-table'
import { localHref, routeHref } from '@/lib/routing/href'
import { findProduct } from '@/tests/support/find-product'
import { alwaysIn } from '@/tests/support/full-run'
import { checkoutOf, GUESTS } from '@/tests/support/guest'
import { BACKEND_PORT, expect, STOREFRONTS, type Storefront, storefrontOf, test } from '@/tests/support/shop-test'
import { addFirstSize, expectCounted, expectLanguage } from '@/tests/support/shop-walk'
import { DEMO_CUSTOMERS, signInAs } from '@/tests/support/sign-in-as'
import { whenStarted } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

// the browser logs the 401 that a wrong password is answered with
test.use({ pictures: 'blank', expectedComplaints: [/status of 401 .*\/(login|graphql)/] })

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

/** Opens the panel from the header and registers. */
async function register(page: Page, { lang }: Storefront, email: string): Promise<void> {
  const t = translatorFor(lang)
  await page
    .locator('header')
    .getByRole('link', { name: t('shell.account') })
    .click()
  const panel = panelOf(page)
  await panel.getByRole('button', { name: t('signIn.register') }).click()
  await panel.getByLabel(t('signIn.email'), { exact: true }).fill(email)
  await panel.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD)
  await panel.getByLabel(t('signIn.repeatPassword'), { exact: true }).fill(PASSWORD)
  await panel.locator('form [type=submit]').click()
  await expect(page.getByText(t('signIn.welcome'))).toBeVisible()
}

/** Fills in the open checkout and orders by invoice; returns the order number of the confirmation. */
async function orderByInvoice(page: Page, shop: Storefront, email: string): Promise<string> {
  const { fill, placeOrder } = checkoutOf(page, shop)
  await fill({ ...GUESTS[shop.market], email })
  await placeOrder.click()
  await expect(page.getByTestId('order-number')).toHaveText(/^\S+$/)
  return (await page.getByTestId('order-number').textContent()) ?? ''
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
      await register(page, shop, email)
      await expectLanguage(page, shop)
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

      // the link that proves the address, where she is not signed in
      const fourth = await otherDevice(browser)
      await fourth.goto(await mailedLink(email, /verifyKey=/))
      await expect(panelOf(fourth)).toBeVisible()
      await expect(fourth, 'the key is not in the address').not.toHaveURL(/verifyKey/)
      await fourth.reload()
      await signIn(fourth, shop, email, changed)
      await expect(fourth.getByText(t('account.start.addressProven')), 'T42 after a reload').toBeVisible()
    },
  )

  test(
    `${shop.market}: R-ROUTE-15 R-ACCOUNT-02 T42 T46 a guest's order is hers once her address is proven, as is what she then orders, until she signs out in another tab`,
    alwaysIn('fi', shop.market),
    async ({ page, context }) => {
      const t = translatorFor(shop.lang)
      const site = siteOf(shop)
      const email = `order-${shop.market}-${Date.now()}@mejl.se`
      const checkout = shop.origin + routeHref(site, 'checkout')
      const orders = shop.origin + routeHref(site, 'account-orders')
      const orderLink = (number: string) =>
        page.getByRole('main').getByRole('link', { name: t('account.statuses.order', { number }) })

      await page.goto(await productOf(shop, 'dress'))
      await addFirstSize(page, shop)
      await page.goto(checkout)
      const guestOrder = await orderByInvoice(page, shop, email)
      await page.goto(shop.origin)
      await register(page, shop, email)
      await page.goto(orders)
      await expect(page.getByRole('heading', { name: t('account.orders.emptyTitle') })).toBeVisible()
      await page.goto(await mailedLink(email, /verifyKey=/))
      await expect(page.getByText(t('account.start.addressProven'))).toBeVisible()
      await expect(orderLink(guestOrder)).toBeVisible()

      await page.goto(await productOf(shop, 'longNameSkirt'))
      await addFirstSize(page, shop)
      await page.goto(checkout)
      await expect(checkoutOf(page, shop).field('email'), 'the form knows her').toHaveValue(email)
      const order = await orderByInvoice(page, shop, email)
      await page.goto(orders)
      await orderLink(order).click()
      await expect(page).toHaveURL(`${orders}/${order}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.statuses.order', { number: order }))
      await expect(page.getByRole('main')).toContainText(GUESTS[shop.market].addressLine1)
      await expectLanguage(page, shop)

      const otherTab = await context.newPage()
      await otherTab.goto(orders)
      await otherTab.getByRole('button', { name: t('account.frame.signOut') }).click()
      await expect(otherTab.getByText(t('account.frame.signedOut'))).toBeVisible()
      await expect(panelOf(page), 'the order is no longer shown').toBeVisible()
      await expect(page.getByText(GUESTS[shop.market].addressLine1)).toHaveCount(0)
      await page.goBack()
      await expect(panelOf(page)).toBeVisible()
      await expect(page.getByText(GUESTS[shop.market].addressLine1)).toHaveCount(0)
    },
  )
}

test('T12 R-GUARD-05 staff shop as a customer after a question, see so on every page, and leave nothing behind', async ({
  page,
}) => {
  const shop = storefrontOf('se')
  const t = translatorFor(shop.lang)
  const email = DEMO_CUSTOMERS.se
  const answer = await page.request.post(`http://127.0.0.1:${BACKEND_PORT}/__control/shop-as`, { data: { email } })
  const { loginToken } = (await answer.json()) as { loginToken: string }
  const account = shop.origin + routeHref(siteOf(shop), 'account')

  // the service refuses a token that somebody has altered
  await page.goto(`${account}?loginToken=${loginToken.slice(0, -4)}AAAA`)
  await page.getByRole('button', { name: t('shopAs.start') }).click()
  await expect(page.getByText(t('shopAs.over'))).toBeVisible()

  await signInAs(page, shop, DEMO_CUSTOMERS.fi)
  const opened = await page.goto(`${account}?loginToken=${loginToken}`)
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(page, 'the token is not in the address').toHaveURL(account)
  await expect(page.getByRole('heading', { name: t('shopAs.title', { email }) })).toBeVisible()
  await page.getByRole('button', { name: t('shopAs.start') }).click()
  await expect(page).toHaveURL(shop.origin + routeHref(siteOf(shop), 'account-orders'))
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const bar = page.getByText(t('shopAs.bar', { email }))
  await expect(bar).toBeVisible()
  await page.goto(await productOf(shop, 'dress'))
  await expect(bar).toBeVisible()
  await page.getByRole('button', { name: t('shopAs.end') }).click()
  await expect(page.getByText(t('shopAs.ended'))).toBeVisible()
  await expect(bar).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('apollo-token')
})
