import type { Page } from '@playwright/test'
import { expect } from './shop-test'

/**
 * Keeps the questions of an operation from the backend until the function it resolves with is called: what is seen
 * meanwhile came before the answer, on any machine. That function waits for a question to be held: a name no question
 * has would hold nothing, and prove nothing.
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
    await expect.poll(() => held, `questions of ${operation} held`).toBeGreaterThan(0)
    letGo()
  }
}
