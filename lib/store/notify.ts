import { NOTIFICATION_TIMEOUT } from '@/lib/config/constants'
import { clearTimer, setTimer } from './set-timer'
import type { Shop } from './shop'
import type { NotificationState } from './slices/notification-slice'

/** Replaces the notification by a translated message; hides it after 5000 ms (R-STATE-06). */
export function notify(shop: Shop, notification: Pick<NotificationState, 'message'> & Partial<NotificationState>) {
  const { setNotification, clearNotification } = shop.store.getState()
  setNotification(notification)
  setTimer(shop, 'notification', NOTIFICATION_TIMEOUT, clearNotification)
}

export function hideNotification(shop: Shop): void {
  clearTimer(shop, 'notification')
  shop.store.getState().clearNotification()
}
