import 'client-only'
import { clearTimer, setTimer } from './set-timer'
import type { Shop } from './shop'
import type { SnackbarState } from './slices/snackbar-slice'

/** How long a snackbar is shown, in ms. */
const TIMEOUT = 8000
const TIMER = 'snackbar'

export function hideSnackbar(shop: Shop): void {
  clearTimer(shop, TIMER)
  shop.store.getState().setSnackbar({ message: '', action: null })
}

/** Stops the timer of the snackbar while it is hovered over or has the focus, and restarts the timer afterwards. */
export function holdSnackbar(shop: Shop, isHeld: boolean): void {
  if (isHeld) clearTimer(shop, TIMER)
  else if (shop.store.getState().snackbar.message) setTimer(shop, TIMER, TIMEOUT, () => hideSnackbar(shop))
}

/** Shows a message with an action and replaces the previous one. */
export function showSnackbar(shop: Shop, snackbar: SnackbarState): void {
  shop.store.getState().setSnackbar(snackbar)
  holdSnackbar(shop, false)
}
