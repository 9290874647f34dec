import type { SearchOrigin } from '@apptus/esales-api'
import type { CreateSlice } from '@/lib/store/slice'

/** The keys are UUIDs; '' before the first search in this tab (T32). */
type SearchSessionState = {
  customerKey: string
  sessionKey: string
  /** Origin of the next search (R-SEARCH-08). */
  origin: SearchOrigin
}

export type SearchSessionSlice = {
  searchSession: SearchSessionState
  setSearchSession: (change: Partial<SearchSessionState>) => void
}

export const createSearchSessionSlice: CreateSlice<SearchSessionSlice> = (set) => ({
  searchSession: { customerKey: '', sessionKey: '', origin: 'ORGANIC' },
  setSearchSession: (change) => set((state) => ({ searchSession: { ...state.searchSession, ...change } })),
})
