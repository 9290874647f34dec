import type { Page, Route } from '@playwright/test'

/**
 * Runs `change` once, between the last reading of the cart's prices before an order and the order itself, as another
 * shopper's purchase may.
 */
export async function afterPriceRead(page: Page, change: () => Promise<unknown>): Promise<void> {
  const intercept = async (route: Route) => {
    if (!route.request().postData()?.includes('"forceRefresh":true')) return route.fallback()
    const response = await route.fetch()
    await page.unroute('**/graphql', intercept)
    await change()
    await route.fulfill({ response })
  }
  await page.route('**/graphql', intercept)
}
