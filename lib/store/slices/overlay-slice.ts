import type { CreateSlice } from '@/lib/store/slice'

/** The open overlay ('' for none), and the edge of the page it is at. */
export type OverlayState = { current: '' | 'cart'; frame: '' | 'left' | 'right' }

export type OverlaySlice = {
  overlay: OverlayState
  openOverlay: (current: 'cart', frame?: OverlayState['frame']) => void
  closeOverlay: () => void
}

const CLOSED: OverlayState = { current: '', frame: '' }

/** R-STATE-05: opening sets name and frame, closing clears both. */
export const createOverlaySlice: CreateSlice<OverlaySlice> = (set) => ({
  overlay: CLOSED,
  openOverlay: (current, frame = 'right') => set(() => ({ overlay: { current, frame } })),
  closeOverlay: () => set(() => ({ overlay: CLOSED })),
})
