import { DESKTOP_BREAKPOINT, IMAGE_BREAKPOINTS, SERVER_VIEWPORT_WIDTH } from '@/lib/config/constants'
import { CUSTOMER_TYPES, type CustomerType } from '@/lib/store/customer-types'
import type { CreateSlice } from '@/lib/store/slice'

type CategoryNode = { id: number; name: string; href: string; children: CategoryNode[] }

/** R-STATE-01: every field the specification lists for the root. */
export type RootState = {
  favorites: number[]
  favoritesUserId: string | null
  customerType: CustomerType
  vatIncluded: boolean
  scrollTop: number
  viewportWidth: number
  hostname: string
  config: {
    breakpoints: Record<string, number>
    authEndpoint: string
    signEndpoint: string
    siteTopThreshold: number
    productListDefaultSort: string
    customSortRoutes: { name: string; sort: string }[]
    customerTypes: readonly { type: CustomerType; vat: boolean }[]
  }
  ancientBrowser: boolean
  categoryTree: CategoryNode[]
  headerHidden: boolean
  currentRouteName: string
  currentPath: string
}

export type RootSlice = { root: RootState; setRoot: (change: Partial<RootState>) => void }

export const createRootSlice: CreateSlice<RootSlice> = (set) => ({
  root: {
    favorites: [],
    favoritesUserId: null,
    customerType: 'PERSON',
    vatIncluded: true,
    scrollTop: 0,
    viewportWidth: SERVER_VIEWPORT_WIDTH,
    hostname: '',
    config: {
      breakpoints: { ...IMAGE_BREAKPOINTS, desktop: DESKTOP_BREAKPOINT },
      authEndpoint: '',
      signEndpoint: '',
      siteTopThreshold: 0,
      productListDefaultSort: 'LATEST',
      customSortRoutes: [],
      customerTypes: CUSTOMER_TYPES,
    },
    ancientBrowser: false,
    categoryTree: [],
    headerHidden: false,
    currentRouteName: '',
    currentPath: '',
  },
  setRoot: (change) => set((state) => ({ root: { ...state.root, ...change } })),
})
