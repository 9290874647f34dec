import type { Page } from '@playwright/test'

/** The pages opened from now on never come to the end of a wait of that many milliseconds: no slowness runs into it. */
export const withoutTimer = (page: Page, wait: number): Promise<unknown> =>
  page.addInitScript((ignored) => {
    const set = window.setTimeout
    window.setTimeout = ((run: TimerHandler, after?: number, ...rest: unknown[]) =>
      after === ignored ? 0 : set(run, after, ...rest)) as typeof set
  }, wait)

/** The pauses between questions for an unpaid order are over at once, except one as long as the shop's time-out. */
export const withoutPauses = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (pauses) => {
      const set = window.setTimeout
      window.setTimeout = ((run: TimerHandler, after?: number, ...rest: unknown[]) =>
        set(run, pauses.includes(after ?? 0) ? 0 : after, ...rest)) as typeof set
    },
    [1000, 2000, 3000, 5000, 13_000],
  )
