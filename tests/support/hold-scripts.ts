import type { Page } from '@playwright/test'

/** Holds the requests for scripts of the build until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    await isReleased
    await route.fallback()
  })
  return release
}
