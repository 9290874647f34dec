import { LOADING_DELAY } from '@/lib/config/constants'
import type { CreateSlice } from '@/lib/store/slice'

export type LoadingState = { isLoading: boolean; delay: number }

export type LoadingSlice = { loading: LoadingState; setLoading: (change: Partial<LoadingState>) => void }

export const createLoadingSlice: CreateSlice<LoadingSlice> = (set) => ({
  loading: { isLoading: false, delay: LOADING_DELAY },
  setLoading: (change) => set((state) => ({ loading: { ...state.loading, ...change } })),
})
