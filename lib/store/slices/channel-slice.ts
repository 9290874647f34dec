import type { CreateSlice } from '@/lib/store/slice'

export type ChannelState = {
  /** Set when a market is chosen (R-MARKET-08); no code reads it yet. */
  currentMarket: string
  /** Market of delivery and of the cart's prices; the current market unless the shopper chose another. */
  checkoutMarket: string
  currentCurrency: string
}

export type ChannelSlice = { channel: ChannelState; setChannel: (change: Partial<ChannelState>) => void }

export const createChannelSlice: CreateSlice<ChannelSlice> = (set) => ({
  channel: { currentMarket: '', checkoutMarket: '', currentCurrency: '' },
  setChannel: (change) => set((state) => ({ channel: { ...state.channel, ...change } })),
})
