import type { Page } from '@playwright/test'
import { expect } from './shop-test'

/** Resolves when the page's scripts run: immediate parts are hydrated; viewport, cart and other tabs are known. */
export const whenStarted = (page: Page): Promise<void> => expect(page.locator('html[data-viewport]')).toBeAttached()

/** The parts that wait for the first interaction are hydrated. */
export const whenHydrated = (page: Page): Promise<void> => expect(page.locator('[data-dehydrated]')).toHaveCount(0)

/** The first interaction with a page, by a key that does nothing: resolves when all of its parts are hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await whenStarted(page)
  await page.keyboard.press('Shift')
  await whenHydrated(page)
  await expect(page.locator('html[data-awake]')).toBeAttached()
}
