import { NOTIFICATION_TIMEOUT } from '@/lib/config/constants'
import { clearTimer, setTimer } from './set-timer'
import type { Shop } from './shop'
import { NO_LAYERS, type NotificationState, type SnackbarState } from './slices/layers-slice'

/** How long a snackbar is shown, in ms. */
const SNACKBAR_TIMEOUT = 8000

/** Replaces the notification by a translated message; hides it after 5000 ms (R-STATE-06). */
export function notify(shop: Shop, notification: Pick<NotificationState, 'message'> & Partial<NotificationState>) {
  shop.store.getState().setLayers({ notification: { ...NO_LAYERS.notification, ...notification } })
  setTimer(shop, 'notification', NOTIFICATION_TIMEOUT, () => hideNotification(shop))
}

export function hideNotification(shop: Shop): void {
  clearTimer(shop, 'notification')
  shop.store.getState().setLayers({ notification: NO_LAYERS.notification })
}

/** Shows a message with an action and replaces the previous one. */
export function showSnackbar(shop: Shop, snackbar: SnackbarState): void {
  shop.store.getState().setLayers({ snackbar })
  holdSnackbar(shop, false)
}

export function hideSnackbar(shop: Shop): void {
  clearTimer(shop, 'snackbar')
  shop.store.getState().setLayers({ snackbar: NO_LAYERS.snackbar })
}

/** Stops the timer of the snackbar while it is hovered over or has the focus, and restarts the timer afterwards. */
export function holdSnackbar(shop: Shop, isHeld: boolean): void {
  if (isHeld) clearTimer(shop, 'snackbar')
  else if (shop.store.getState().layers.snackbar.message)
    setTimer(shop, 'snackbar', SNACKBAR_TIMEOUT, () => hideSnackbar(shop))
}
