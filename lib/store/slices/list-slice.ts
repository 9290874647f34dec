import type { ListQuery } from '@/lib/list/list-query'
import type { CreateSlice } from '@/lib/store/slice'

/** Filters and sort of a list, without its page (R-LIST-06). */
export type QuerySelection = Omit<ListQuery, 'page'>

type ListState = {
  /** The selection on the list that was left last (R-NAV-07). */
  querySelection: QuerySelection | null
  /** Whether the next page counts as reached by Back or Forward: true after each navigation until a link is pressed. */
  backNavigated: boolean
  /** The product opened from a list, its page in the list, and the list's public path (R-LIST-05). */
  relocateAlias: string
  relocatePage: number
  relocatePath: string
}

export type ListSlice = { list: ListState; setList: (change: Partial<ListState>) => void }

export const createListSlice: CreateSlice<ListSlice> = (set) => ({
  list: { querySelection: null, backNavigated: false, relocateAlias: '', relocatePage: 1, relocatePath: '' },
  setList: (change) => set((state) => ({ list: { ...state.list, ...change } })),
})
