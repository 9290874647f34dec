import { PROGRESS_DURATION, PROGRESS_HIDE_DELAY, PROGRESS_THROTTLE, PROGRESS_TICK } from '@/lib/config/constants'
import { clearTimer, setTimer } from './set-timer'
import type { Shop } from './shop'

const TIMER = 'progress'
const STEP = (100 * PROGRESS_TICK) / PROGRESS_DURATION

/** Starts the progress bar: seen after 200 ms, then grows every 100 ms towards 100 % in 5000 ms (R-PAGE-12). */
export function startProgress(shop: Shop): void {
  shop.store.getState().setProgress({ isVisible: false, percent: 0, hasFailed: false })
  const tick = () => {
    const { progress, setProgress } = shop.store.getState()
    setProgress({ percent: Math.min(100, progress.percent + STEP) })
    if (progress.percent < 100) setTimer(shop, TIMER, PROGRESS_TICK, tick)
  }
  setTimer(shop, TIMER, PROGRESS_THROTTLE, () => {
    shop.store.getState().setProgress({ isVisible: true })
    setTimer(shop, TIMER, PROGRESS_TICK, tick)
  })
}

/** What is being loaded has failed: the bar ends in the colour of failure (R-PAGE-13). */
export const failProgress = (shop: Pick<Shop, 'store'>): void => shop.store.getState().setProgress({ hasFailed: true })

/** Fills the bar and hides it after 500 ms; one not seen yet never appears (R-PAGE-13). */
export function finishProgress(shop: Shop): void {
  clearTimer(shop, TIMER)
  const { progress, setProgress } = shop.store.getState()
  if (!progress.isVisible) return
  setProgress({ percent: 100 })
  setTimer(shop, TIMER, PROGRESS_HIDE_DELAY, () => setProgress({ isVisible: false, percent: 0, hasFailed: false }))
}
