import type { CreateSlice } from '@/lib/store/slice'

export type SnackbarState = {
  /** Already in the shopper's language; '' while hidden. */
  message: string
  /** Button of the message, such as undo; null without one. */
  action: { words: string; run: () => void } | null
}

export type SnackbarSlice = { snackbar: SnackbarState; setSnackbar: (snackbar: SnackbarState) => void }

/** A message with an action; a notification has none (R-STATE-04). */
export const createSnackbarSlice: CreateSlice<SnackbarSlice> = (set) => ({
  snackbar: { message: '', action: null },
  setSnackbar: (snackbar) => set(() => ({ snackbar })),
})
