import type { CreateSlice } from '@/lib/store/slice'

/** `percent` is 0–100; `hasFailed` paints the bar in the colour of failure. */
export type ProgressState = { isVisible: boolean; percent: number; hasFailed: boolean }

export type ProgressSlice = { progress: ProgressState; setProgress: (change: Partial<ProgressState>) => void }

export const createProgressSlice: CreateSlice<ProgressSlice> = (set) => ({
  progress: { isVisible: false, percent: 0, hasFailed: false },
  setProgress: (change) => set((state) => ({ progress: { ...state.progress, ...change } })),
})
