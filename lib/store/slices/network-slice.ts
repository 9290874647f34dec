import type { CreateSlice } from '@/lib/store/slice'

export type NetworkSlice = { network: { isOnline: boolean }; setOnline: (isOnline: boolean) => void }

/** R-PAGE-16: online until the browser says otherwise. */
export const createNetworkSlice: CreateSlice<NetworkSlice> = (set) => ({
  network: { isOnline: true },
  setOnline: (isOnline) => set(() => ({ network: { isOnline } })),
})
