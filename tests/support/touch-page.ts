import type { Page } from '@playwright/test'
import { expect } from './shop-test'

/** Resolves when the page's own scripts run: what hydrates at once answers, and the tab knows its width, cart and neighbours. */
export const whenAwake = (page: Page): Promise<void> => expect(page.locator('html[data-viewport]')).toBeAttached()

/** The parts that wait for the first interaction are hydrated. */
export const whenHydrated = (page: Page): Promise<void> => expect(page.locator('[data-dehydrated]')).toHaveCount(0)

/** The first interaction with a page, by a key that does nothing: resolves when all of its parts are hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await whenAwake(page)
  await page.keyboard.press('Shift')
  await whenHydrated(page)
  await expect(page.locator('html[data-awake]')).toBeAttached()
}
