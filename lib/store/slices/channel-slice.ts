import type { CreateSlice } from '@/lib/store/slice'

export type ChannelState = {
  currentMarket: string
  /** Where the goods go and the cart is priced; the current market unless the shopper chose another. */
  checkoutMarket: string
  currentCurrency: string
}

export type ChannelSlice = { channel: ChannelState; setChannel: (change: Partial<ChannelState>) => void }

export const createChannelSlice: CreateSlice<ChannelSlice> = (set) => ({
  channel: { currentMarket: '', checkoutMarket: '', currentCurrency: '' },
  setChannel: (change) => set((state) => ({ channel: { ...state.channel, ...change } })),
})
