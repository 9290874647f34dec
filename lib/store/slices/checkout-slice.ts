import type { CheckoutFacts, CheckoutOptions } from '@/lib/checkout/form/checkout-types'
import type { CreateSlice } from '@/lib/store/slice'

export type CheckoutState = CheckoutFacts & {
  /** Shipping and payment methods of the cart; null until the backend has answered. */
  options: CheckoutOptions | null
  /** The postcode for which `options` were fetched, in the country's format; '' without one. */
  currentZip: string
  /** E-mail of a customer who was refused credit, in lower case; '' without one. */
  noCreditFor: string
  isUpdating: boolean
  /** Code of the failure of the last update; '' when it succeeded. */
  failureCode: string
}

export type CheckoutSlice = { checkout: CheckoutState; setCheckout: (change: Partial<CheckoutState>) => void }

export const createCheckoutSlice: CreateSlice<CheckoutSlice> = (set) => ({
  checkout: {
    options: null,
    consents: [],
    blacklistedEmail: '',
    town: '',
    currentZip: '',
    noCreditFor: '',
    isUpdating: false,
    failureCode: '',
  },
  setCheckout: (change) => set((state) => ({ checkout: { ...state.checkout, ...change } })),
})
