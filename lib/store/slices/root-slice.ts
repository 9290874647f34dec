import { SERVER_VIEWPORT_WIDTH } from '@/lib/config/constants'
import type { CustomerType } from '@/lib/store/customer-types'
import type { CreateSlice } from '@/lib/store/slice'

/** R-STATE-01 */
export type RootState = {
  customerType: CustomerType
  vatIncluded: boolean
  /** In CSS pixels; the server's assumption until the browser has measured it (R-PAGE-17). */
  viewportWidth: number
  ancientBrowser: boolean
  currentRouteName: string
  currentPath: string
}

export type RootSlice = { root: RootState; setRoot: (change: Partial<RootState>) => void }

export const createRootSlice: CreateSlice<RootSlice> = (set) => ({
  root: {
    customerType: 'PERSON',
    vatIncluded: true,
    viewportWidth: SERVER_VIEWPORT_WIDTH,
    ancientBrowser: false,
    currentRouteName: '',
    currentPath: '',
  },
  setRoot: (change) => set((state) => ({ root: { ...state.root, ...change } })),
})
