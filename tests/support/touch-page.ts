import type { Page } from '@playwright/test'
import { expect } from './shop-test'

/** The first touch of a page: resolves when the named behaviour has started. */
export async function touch(page: Page, behaviour: string): Promise<void> {
  await expect(async () => {
    // a key that does nothing: one press may come before the page listens
    await page.keyboard.press('Shift')
    await expect(page.locator(`[data-behaviour~="${behaviour}"][data-ready]`).first()).toBeAttached({ timeout: 500 })
  }).toPass()
}
