import type { CreateSlice } from '@/lib/store/slice'

/** The open overlay and the edge of the page where it is; both are '' when none is open. */
export type OverlayState = { current: '' | 'cart'; frame: '' | 'right' }

export type OverlaySlice = {
  overlay: OverlayState
  openOverlay: (current: 'cart') => void
  closeOverlay: () => void
}

const FRAMES = { cart: 'right' } as const
const CLOSED: OverlayState = { current: '', frame: '' }

/** R-STATE-05: opening sets name and frame, closing clears both. */
export const createOverlaySlice: CreateSlice<OverlaySlice> = (set) => ({
  overlay: CLOSED,
  openOverlay: (current) => set(() => ({ overlay: { current, frame: FRAMES[current] } })),
  closeOverlay: () => set(() => ({ overlay: CLOSED })),
})
