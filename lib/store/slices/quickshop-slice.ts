import type { NotifyVariant, QuickshopState } from '@/lib/product/quickshop-types'
import type { CreateSlice } from '@/lib/store/slice'

export type QuickshopSlice = {
  quickshop: QuickshopState
  openQuickshop: (product: NonNullable<QuickshopState['product']>, notifyVariant?: NotifyVariant) => void
  closeQuickshop: () => void
}

const CLOSED: QuickshopState = { product: null, notifyVariant: 'notice' }

/** R-LIST-09: opens for a product; `notifyVariant` says how an addition to the cart is reported. */
export const createQuickshopSlice: CreateSlice<QuickshopSlice> = (set) => ({
  quickshop: CLOSED,
  openQuickshop: (product, notifyVariant = 'notice') => set(() => ({ quickshop: { product, notifyVariant } })),
  closeQuickshop: () => set(() => ({ quickshop: CLOSED })),
})
