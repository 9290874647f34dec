import type { CreateSlice } from '@/lib/store/slice'

/**
 * `startedAt` in ms since 1970; 0 while no navigation is under way. Back and Forward do not set it. `hasFailed` shows
 * the bar in the colour of errors.
 */
export type ProgressState = { phase: 'idle' | 'loading' | 'finished'; startedAt: number; hasFailed: boolean }

export type ProgressSlice = { progress: ProgressState; setProgress: (change: Partial<ProgressState>) => void }

export const createProgressSlice: CreateSlice<ProgressSlice> = (set) => ({
  progress: { phase: 'idle', startedAt: 0, hasFailed: false },
  setProgress: (change) => set((state) => ({ progress: { ...state.progress, ...change } })),
})
