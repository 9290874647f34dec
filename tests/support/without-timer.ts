import type { Page } from '@playwright/test'

/** In pages opened from now on, a timer of exactly `wait` ms never fires, so that a slow machine cannot trigger it. */
export const withoutTimer = (page: Page, wait: number): Promise<unknown> =>
  page.addInitScript((ignored) => {
    const set = window.setTimeout
    window.setTimeout = ((run: TimerHandler, after?: number, ...rest: unknown[]) =>
      after === ignored ? 0 : set(run, after, ...rest)) as typeof set
  }, wait)

/**
 * In pages opened from now on, the pauses between requests for the outcome of a payment end at once. The pause of 8 s
 * stays, because the shop's request time-out has the same length.
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
