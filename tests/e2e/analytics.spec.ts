import type { BrowserContext } from '@playwright/test'
import { type Push, pushSchema } from '@/lib/analytics/push-schema'
import type { ConsentChoice } from '@/lib/consent/consent-record'
import { routeHref } from '@/lib/routing/href'
import { ALL_ALLOWED, consentCookies } from '@/tests/support/consent-cookies'
import { findDresses, findProduct } from '@/tests/support/find-product'
import { checkoutOf, GUESTS } from '@/tests/support/guest'
import { expect, storefrontOf, test } from '@/tests/support/shop-test'
import { cards, expectCounted, firstAvailable, firstSize } from '@/tests/support/shop-walk'
import { hydrate } from '@/tests/support/touch-page'
import { translatorFor } from '@/tests/support/translator-for'

test.use({ pictures: 'blank', storageState: { cookies: [], origins: [] } })

const shop = storefrontOf('se')
const { market, lang, origin } = shop
const site = { market, lang, mode: 'domain' } as const
const t = translatorFor(lang)
const guest = GUESTS[market]

/** Records what all documents of a context put into the data layer, in order, as text. */
async function recordLayer(context: BrowserContext, choice: ConsentChoice): Promise<string[]> {
  await context.addCookies(consentCookies(choice))
  const entries: string[] = []
  await context.exposeBinding('recordPush', (_source, entry: string) => void entries.push(entry))
  await context.addInitScript(() => {
    const scope = window as unknown as { recordPush: (entry: string) => void }
    let layer: object[] | undefined
    Object.defineProperty(window, 'dataLayer', {
      configurable: true,
      get: () => layer,
      set: (created: object[]) => {
        // the container sets it again
        if (created === layer) return
        layer = created
        const { push } = created
        created.push = (...pushed) => {
          for (const entry of pushed) scope.recordPush(JSON.stringify(entry))
          return push.apply(created, pushed)
        }
      },
    })
  })
  return entries
}

/** The shop's events among the entries: each matches its schema, and one of e-commerce follows a cleared field. */
function pushesIn(texts: readonly string[]): Push[] {
  const entries: Record<string, unknown>[] = texts.map((text) => JSON.parse(text))
  return entries.flatMap((entry, at) => {
    if (typeof entry.event !== 'string' || entry.event.startsWith('gtm.')) return []
    if ('ecommerce' in entry) expect(entries[at - 1]).toEqual({ ecommerce: null })
    return [pushSchema.parse(entry)]
  })
}

test('R-ANALYTICS-01 R-ANALYTICS-02 R-ANALYTICS-03 R-ANALYTICS-05 R-CHECKOUT-12 R-NAV-04 R-NAV-06 a whole purchase is in the data layer, event by event, and the order once', async ({
  page,
  context,
}) => {
  const entries = await recordLayer(context, ALL_ALLOWED)
  const pushes = () => pushesIn(entries)
  const names = () => pushes().map(({ event }) => event)
  const count = (event: Push['event']) => names().filter((name) => name === event).length
  const expectPushed = (event: Push['event'], times = 1) =>
    expect.poll(() => count(event)).toBeGreaterThanOrEqual(times)
  const [{ clothes, dresses }, { name }] = [await findDresses(shop), await findProduct(shop, 'dress')]

  await page.goto(origin)
  await expectPushed('original_location')
  expect(JSON.parse(entries[0] ?? '{}'), 'the choice is the first entry').toMatchObject({ 0: 'consent', 1: 'default' })
  expect(pushes().slice(0, 2)).toEqual([
    { event: 'page_data', page_type: 'home' },
    { event: 'original_location', original_location: `${origin}/` },
  ])
  await expectPushed('view_promotion')
  await page.locator('[data-list]').first().scrollIntoViewIfNeeded()
  await expectPushed('view_item_list')

  const menu = page.getByRole('navigation', { name: t('shell.mainNavigation') })
  await menu.getByText(clothes.name, { exact: true }).click()
  await menu.getByRole('link', { name: dresses.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dresses.name)
  await expectPushed('virtual_page_view')
  expect(names()).toContain('select_content')
  await hydrate(page)
  const views = count('page_data')
  await page.getByTestId('sort-select').selectOption('MOST_SOLD')
  const card = firstAvailable(page, shop)
  await expect(card.getByRole('heading')).toHaveText(name)
  await cards(page).nth(8).scrollIntoViewIfNeeded()
  const ofList = () =>
    pushes().flatMap((push) =>
      push.event === 'view_item_list' && push.ecommerce.item_list_name === dresses.name ? [push.ecommerce.items] : [],
    )
  await expect.poll(() => ofList().filter((items) => items.length === 4).length).toBeGreaterThan(0)
  expect(count('page_data'), 'another order of the list is no other page').toBe(views)

  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectPushed('view_item')
  await firstSize(page, shop).click()
  await page.getByTestId('add-to-cart').click()
  await expectCounted(page, 1)
  await expectPushed('add_to_cart')
  const added = pushes().findLast(({ event }) => event === 'add_to_cart')
  expect(added, 'with the list that it was found in').toMatchObject({
    ecommerce: { currency: 'SEK', items: [{ item_name: name, item_list_name: dresses.name, index: 0, quantity: 1 }] },
  })

  await page.getByRole('button', { name: t('cart.showCart', { count: 1 }) }).click()
  await expectPushed('view_cart')
  await page.getByTestId('to-checkout').click()
  await expect(page).toHaveURL(origin + routeHref(site, 'checkout'))
  await expectPushed('begin_checkout')
  const { approve, fill, placeOrder } = checkoutOf(page, shop)
  await fill(guest, 'first')
  await expectPushed('add_shipping_info')
  await placeOrder.click()
  await approve()
  await expect(page.getByTestId('order-number')).toHaveText(/^\S+$/)
  const order = await page.getByTestId('order-number').textContent()
  await expectPushed('purchase')
  expect(names()).toEqual(expect.arrayContaining(['add_payment_info', 'checkout_email']))
  const purchase = pushes().find(({ event }) => event === 'purchase')
  expect(purchase).toMatchObject({
    ecommerce: {
      transaction_id: order,
      currency: 'SEK',
      country: 'SE',
      nth_purchase: 1,
      user_id: expect.stringMatching(/^[\da-f]{64}$/),
      user_zip: expect.stringMatching(/^[\da-f]{64}$/),
      items: [{ item_name: name, quantity: 1 }],
    },
  })

  const shown = count('page_data')
  await page.reload()
  await expectPushed('page_data', shown + 1)
  await expect(page.getByTestId('order-number')).toHaveText(order ?? '')
  await page.getByRole('link', { name: t('confirm.home') }).click()
  await expectPushed('page_data', shown + 2)
  await page.goBack()
  await expectPushed('page_data', shown + 3)
  const second = await context.newPage()
  await second.goto(page.url())
  await expectPushed('page_data', shown + 4)
  expect(count('purchase'), 'once over reload, Back and a second tab').toBe(1)

  const everything = entries.join()
  for (const clear of [guest.email, guest.lastName, guest.zip]) expect(everything).not.toContain(clear)
})
