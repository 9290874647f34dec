import { findPlaces } from '@/tests/support/find-places'
import { findProduct } from '@/tests/support/find-product'
import { checkoutOf, GUESTS } from '@/tests/support/guest'
import { htmlProblems } from '@/tests/support/html-rules'
import { withPrivateShop } from '@/tests/support/private-shop'
import { rawRequest } from '@/tests/support/raw-request'
import { test as base, expect, STOREFRONTS, storefrontOf, TEXTS } from '@/tests/support/shop-test'
import { addFirstSize } from '@/tests/support/shop-walk'

const test = base.extend(withPrivateShop)

const CHECKOUT = { fi: '/kassa', se: '/kassan', no: '/kassen', dk: '/kassen' } as const

for (const { market, origin } of STOREFRONTS) {
  test(`${market}: the server sends valid HTML for each kind of page`, async () => {
    const { list, products } = await findPlaces(origin)
    const [terms] = await contentPages(origin)
    const fixed = [CHECKOUT[market], '/checkout/confirm', '/checkout/klarna-fail', '/no-such-page', '/offline']
    for (const path of ['/', list, `${list}?page=2&sort=PRICE`, products[0] ?? '', terms ?? '', ...fixed]) {
      expect.soft(await htmlProblems((await rawRequest(origin, path)).body), path).toEqual([])
    }
  })
}

/** Content pages the footer links to. */
async function contentPages(origin: string): Promise<string[]> {
  const { body } = await rawRequest(origin, '/')
  const footer = body.slice(body.lastIndexOf('<footer'))
  return [...footer.matchAll(/href="(\/[^"/?#]+)"/g)].map(([, path]) => path ?? '')
}

test('the error page is valid HTML', async ({ privateShop }) => {
  await privateShop.control({ fault: 'down' })
  const answer = await rawRequest(privateShop.origin('se'), '/p/not-seen-by-html')
  await privateShop.control({ fault: null })
  expect(answer.status).toBe(503)
  expect(answer.body).toContain(TEXTS.sv.errors.errorHeading)
  expect(await htmlProblems(answer.body)).toEqual([])
})

test('what scripts add to a page is valid HTML too: notice, bag, checkout with errors, confirmation', async ({
  page,
}) => {
  const shop = storefrontOf('fi')
  const dress = await findProduct(shop, 'dress')
  const expectValid = async (what: string) => {
    // made in the browser by React and the framework: an emptied style, and an element for screen readers with its own
    const html = (await page.content())
      .replaceAll(' style=""', '')
      .replace(/<next-route-announcer.*?<\/next-route-announcer>/, '')
    expect.soft(await htmlProblems(html), what).toEqual([])
  }

  await page.goto(shop.origin + dress.canonicalUrl)
  await addFirstSize(page, shop)
  await expect(page.getByText(TEXTS.fi.cart.addedTitle)).toBeVisible()
  await expectValid('added notice')
  await page.getByTestId('cart-count').click()
  await expect(page.getByTestId('cart-line')).toBeVisible()
  await expectValid('bag')
  await page.getByTestId('to-checkout').click()
  const checkout = checkoutOf(page, shop)
  await checkout.placeOrder.click()
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  await expectValid('checkout with errors')
  await checkout.fill(GUESTS.fi)
  await checkout.placeOrder.click()
  await expect(page.getByTestId('order-number')).toBeVisible()
  await expectValid('confirmation')
})
