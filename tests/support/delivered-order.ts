import type { Page } from '@playwright/test'
import { routeHref } from '@/lib/routing/href'
import { findProduct } from './find-product'
import { checkoutOf, GUESTS } from './guest'
import { BACKEND_PORT, expect, type Storefront } from './shop-test'
import { expectCounted, firstSize } from './shop-walk'

export const siteOf = ({ market, lang }: Storefront) => ({ market, lang, mode: 'domain' as const })

/** What happens in the warehouse. */
export async function control(command: object): Promise<void> {
  const { ok } = await fetch(`http://127.0.0.1:${BACKEND_PORT}/__control`, {
    method: 'POST',
    body: JSON.stringify(command),
  })
  expect(ok, JSON.stringify(command)).toBe(true)
}

/** The links of the newest mail to this address with this kind. */
export async function mailedLinks(email: string, kind: string): Promise<string[]> {
  const mails = `http://127.0.0.1:${BACKEND_PORT}/outbox.json?to=${encodeURIComponent(email)}`
  const sent = (await (await fetch(mails)).json()) as { kind: string; links: string[] }[]
  return sent.find((mail) => mail.kind === kind)?.links ?? []
}

/** Orders two pieces of a dress by invoice; `isKnown`: signed in with this address. Returns the order number. */
export async function orderTwo(page: Page, shop: Storefront, email: string, isKnown = false): Promise<string> {
  const { canonicalUrl } = await findProduct(siteOf(shop), 'dress')
  for (const count of [1, 2]) {
    await page.goto(shop.origin + encodeURI(canonicalUrl))
    await firstSize(page, shop).click()
    await page.getByTestId('add-to-cart').click()
    await expectCounted(page, count)
  }
  await page.goto(shop.origin + routeHref(siteOf(shop), 'checkout'))
  const { fill, field, placeOrder } = checkoutOf(page, shop)
  // the shop fills in what it knows; typed earlier, the two would mix
  if (isKnown) await expect(field('email')).toHaveValue(email)
  await fill({ ...GUESTS[shop.market], email })
  await placeOrder.click()
  await expect(page.getByTestId('order-number')).toHaveText(/^\S+$/)
  return (await page.getByTestId('order-number').textContent()) ?? ''
}

/** Orders two pieces of a dress, which are sent and delivered; returns the order number. */
export async function deliveredOrder(page: Page, shop: Storefront, email: string): Promise<string> {
  const number = await orderTwo(page, shop, email)
  for (const status of ['processing', 'completed']) await control({ advance: { order: number, status } })
  return number
}
