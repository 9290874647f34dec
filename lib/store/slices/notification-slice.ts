import type { CreateSlice } from '@/lib/store/slice'

export type NotificationState = {
  /** Already in the shopper's language; '' while hidden. */
  message: string
  placement: 'top-right' | 'bottom-center'
  mode: '' | 'error'
}

export type NotificationSlice = {
  notification: NotificationState
  setNotification: (notification: Pick<NotificationState, 'message'> & Partial<NotificationState>) => void
  clearNotification: () => void
}

const HIDDEN: NotificationState = { message: '', placement: 'top-right', mode: '' }

/** R-STATE-06: a new message replaces the previous one; hiding resets placement and mode. */
export const createNotificationSlice: CreateSlice<NotificationSlice> = (set) => ({
  notification: HIDDEN,
  setNotification: (notification) => set(() => ({ notification: { ...HIDDEN, ...notification } })),
  clearNotification: () => set(() => ({ notification: HIDDEN })),
})
