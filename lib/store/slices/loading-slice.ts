import type { CreateSlice } from '@/lib/store/slice'

export type LoadingState = { isLoading: boolean }

export type LoadingSlice = { loading: LoadingState; setLoading: (loading: LoadingState) => void }

export const createLoadingSlice: CreateSlice<LoadingSlice> = (set) => ({
  loading: { isLoading: false },
  setLoading: (loading) => set(() => ({ loading })),
})
