import type { CheckoutFacts, CheckoutOptions } from '@/lib/checkout/checkout-types'
import type { CreateSlice } from '@/lib/store/slice'

export type CheckoutState = CheckoutFacts & {
  /** Shipping and payment methods of the cart; null until the backend has answered. */
  options: CheckoutOptions | null
  currentZip: string
  isUpdating: boolean
}

export type CheckoutSlice = { checkout: CheckoutState; setCheckout: (change: Partial<CheckoutState>) => void }

export const createCheckoutSlice: CreateSlice<CheckoutSlice> = (set) => ({
  checkout: { options: null, consents: [], isBlacklisted: false, town: '', currentZip: '', isUpdating: false },
  setCheckout: (change) => set((state) => ({ checkout: { ...state.checkout, ...change } })),
})
