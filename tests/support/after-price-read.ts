import type { Page, Route } from '@playwright/test'

/**
 * Runs `change` once, between the last reading of the cart's prices before an order and the order itself, as another
 * shopper's purchase may.
 */
export async function afterPriceRead(page: Page, change: () => Promise<unknown>): Promise<void> {
  let isOver = false
  const intercept = async (route: Route) => {
    const request = route.request()
    if (isOver || !request.postData()?.includes('"forceRefresh":true')) return route.fallback()
    isOver = true
    // Node does not resolve `*.localhost`
    const url = new URL(request.url())
    const headers = { ...(await request.allHeaders()), host: url.host }
    url.hostname = '127.0.0.1'
    const response = await route.fetch({ url: url.href, headers })
    await change()
    await route.fulfill({ response })
  }
  await page.route('**/graphql', intercept)
}
