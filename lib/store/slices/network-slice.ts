import type { CreateSlice } from '@/lib/store/slice'
import type { LayersState } from './layers-slice'

/** What the shopper tried to open while offline: a link, or a drawer or dialog. */
export type Unreached = { href: string } | Pick<LayersState, 'overlay' | 'modal'>

type NetworkState = {
  isOnline: boolean
  /** Whether the open page is the offline page at the address of another page. */
  isOfflinePage: boolean
  unreached: Unreached | null
}

export type NetworkSlice = { network: NetworkState; setNetwork: (change: Partial<NetworkState>) => void }

/** R-PAGE-16: online until the browser says otherwise. */
export const createNetworkSlice: CreateSlice<NetworkSlice> = (set) => ({
  network: { isOnline: true, isOfflinePage: false, unreached: null },
  setNetwork: (change) => set((state) => ({ network: { ...state.network, ...change } })),
})
