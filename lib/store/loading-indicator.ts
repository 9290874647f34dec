import { LOADING_DELAY, LOADING_POLL, MIN_FETCH_DISPLAY } from '@/lib/config/constants'
import { clearTimer, setTimer } from './set-timer'
import type { Shop } from './shop'

// time in ms at which the indicator was shown, for its minimum duration
const shownAt = new WeakMap<Shop, number>()

/** Shows the loading indicator after 1000 ms, checked every 100 ms (R-PAGE-14). */
export function startLoading(shop: Shop): void {
  const started = Date.now()
  shop.store.getState().setLoading({ isLoading: false })
  const poll = () => {
    if (Date.now() - started < LOADING_DELAY) return setTimer(shop, 'loading', LOADING_POLL, poll)
    shownAt.set(shop, Date.now())
    shop.store.getState().setLoading({ isLoading: true })
  }
  setTimer(shop, 'loading', LOADING_POLL, poll)
}

/** Ends loading: cancels an indicator not shown yet, keeps a shown one for at least 200 ms (R-PAGE-14, R-PAGE-15). */
export function endLoading(shop: Shop): void {
  clearTimer(shop, 'loading')
  const { loading, setLoading } = shop.store.getState()
  if (!loading.isLoading) return
  const left = MIN_FETCH_DISPLAY - (Date.now() - (shownAt.get(shop) ?? 0))
  if (left <= 0) setLoading({ isLoading: false })
  else setTimer(shop, 'loading', left, () => setLoading({ isLoading: false }))
}
