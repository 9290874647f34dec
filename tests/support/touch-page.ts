import type { Page } from '@playwright/test'
import { expect } from './shop-test'

/** Resolves when the shop has started in the page: its store knows the viewport, the cart and the other tabs. */
export const whenStarted = (page: Page): Promise<void> => expect(page.locator('html[data-viewport]')).toBeAttached()

/** Resolves when all parts are hydrated but those below, which wait until they are near. */
export const whenHydrated = (page: Page): Promise<void> => expect(page.locator('[data-dehydrated=""]')).toHaveCount(0)

/** Presses a key that does nothing, as the first interaction. Resolves when the page is hydrated (`whenHydrated`). */
export async function hydrate(page: Page): Promise<void> {
  await whenStarted(page)
  await page.keyboard.press('Shift')
  await whenHydrated(page)
  await expect(page.locator('html[data-awake]')).toBeAttached()
}
