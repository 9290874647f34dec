import type { Page } from '@playwright/test'

/**
 * Keeps the questions of an operation from the backend until the function it resolves with is called: what is seen
 * meanwhile came before the answer, on any machine.
 */
export async function holdAnswers(page: Page, operation: string): Promise<() => void> {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"operationName":"${operation}"`)) await isFree
    await route.fallback()
  })
  return letGo
}
