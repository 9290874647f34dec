import { PROGRESS_HIDE_DELAY, PROGRESS_THROTTLE } from '@/lib/config/constants'
import { clearTimer, setTimer } from './set-timer'
import type { Shop } from './shop'

const TIMER = 'progress'

/**
 * Starts the progress bar, which appears and grows by CSS (R-PAGE-12, `progress-line.module.css`). Updates of the store
 * would interrupt the rendering of the next page, which on a slow phone would then never finish.
 */
export function startProgress(shop: Shop): void {
  clearTimer(shop, TIMER)
  shop.store.getState().setProgress({ phase: 'loading', startedAt: Date.now(), hasFailed: false })
}

/** Marks the progress bar as failed (R-PAGE-13). */
export const failProgress = (shop: Pick<Shop, 'store'>): void => shop.store.getState().setProgress({ hasFailed: true })

/** Fills the bar and hides it after 500 ms; hides a bar at once that has not appeared yet (R-PAGE-13). */
export function finishProgress(shop: Shop): void {
  const { progress, setProgress } = shop.store.getState()
  if (progress.phase !== 'loading') return
  const hide = () => setProgress({ phase: 'idle', hasFailed: false })
  if (Date.now() - progress.startedAt < PROGRESS_THROTTLE) hide()
  else {
    setProgress({ phase: 'finished' })
    setTimer(shop, TIMER, PROGRESS_HIDE_DELAY, hide)
  }
}
