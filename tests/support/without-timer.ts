import type { Page } from '@playwright/test'

/** In pages opened from now on, a timer of exactly `wait` ms never ends, so that no slow machine reaches it. */
export const withoutTimer = (page: Page, wait: number): Promise<unknown> =>
  page.addInitScript((ignored) => {
    const set = window.setTimeout
    window.setTimeout = ((run: TimerHandler, after?: number, ...rest: unknown[]) =>
      after === ignored ? 0 : set(run, after, ...rest)) as typeof set
  }, wait)

/**
 * In pages opened from now on, the pauses between requests for the outcome of a payment end at once, except the pause
 * that is as long as the shop's time-out.
 */
export const withoutPauses = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (pauses) => {
      const set = window.setTimeout
      window.setTimeout = ((run: TimerHandler, after?: number, ...rest: unknown[]) =>
        set(run, pauses.includes(after ?? 0) ? 0 : after, ...rest)) as typeof set
    },
    [1000, 2000, 3000, 5000, 13_000],
  )
