import type { CreateSlice } from '@/lib/store/slice'

export type OverlayState = { current: string; frame: string }

export type OverlaySlice = {
  overlay: OverlayState
  openOverlay: (current: string, frame?: string) => void
  closeOverlay: () => void
}

const CLOSED: OverlayState = { current: '', frame: '' }

/** R-STATE-05: opening sets name and frame, closing clears both. */
export const createOverlaySlice: CreateSlice<OverlaySlice> = (set) => ({
  overlay: CLOSED,
  openOverlay: (current, frame = '') => set(() => ({ overlay: { current, frame } })),
  closeOverlay: () => set(() => ({ overlay: CLOSED })),
})
