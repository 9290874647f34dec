import type { Page } from '@playwright/test'
import { expect } from './shop-test'

/**
 * Holds the requests of an operation until the returned function is called, so that a test sees the state before the
 * response on any machine. The returned function fails when no request was held: with a wrong operation name the test
 * would prove nothing.
 */
export async function holdAnswers(page: Page, operation: string): Promise<() => Promise<void>> {
  let letGo = () => {}
  let held = 0
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"operationName":"${operation}"`)) {
      held += 1
      await isFree
    }
    await route.fallback()
  })
  return async () => {
    await expect.poll(() => held, `requests of ${operation} held`).toBeGreaterThan(0)
    letGo()
  }
}
