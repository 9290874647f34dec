import type { CreateSlice } from '@/lib/store/slice'

export type ListState = { relocateAlias: string; relocatePage: number }

export type ListSlice = { list: ListState; setList: (change: Partial<ListState>) => void }

/** Where the shopper left a list, for the way back. */
export const createListSlice: CreateSlice<ListSlice> = (set) => ({
  list: { relocateAlias: '', relocatePage: 1 },
  setList: (change) => set((state) => ({ list: { ...state.list, ...change } })),
})
