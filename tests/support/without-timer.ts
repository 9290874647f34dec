import type { Page } from '@playwright/test'

/** The pages opened from now on never come to the end of a wait of that many milliseconds: no slowness runs into it. */
export const withoutTimer = (page: Page, wait: number): Promise<unknown> =>
  page.addInitScript((ignored) => {
    const set = window.setTimeout
    window.setTimeout = ((run: TimerHandler, after?: number, ...rest: unknown[]) =>
      after === ignored ? 0 : set(run, after, ...rest)) as typeof set
  }, wait)
