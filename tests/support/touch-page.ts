import type { Page } from '@playwright/test'
import { expect } from './shop-test'

/** Resolves when the page's own scripts run: what React draws answers, and the tab knows its width, bag and neighbours. */
export const whenAwake = (page: Page): Promise<void> => expect(page.locator('html[data-viewport]')).toBeAttached()

/** The parts that wait for the first interaction are hydrated. */
export const whenHydrated = (page: Page): Promise<void> => expect(page.locator('[data-dehydrated]')).toHaveCount(0)

export const whenReady = (page: Page, behaviour: string): Promise<void> =>
  expect(page.locator(`[data-behaviour~="${behaviour}"][data-ready]`).first()).toBeAttached()

/**
 * The first touch of a page, by a key that does nothing: resolves when the named behaviour has started.
 * Once is enough: a touch that comes before the scripts is remembered.
 */
export async function touch(page: Page, behaviour: string): Promise<void> {
  await page.keyboard.press('Shift')
  await whenReady(page, behaviour)
}
