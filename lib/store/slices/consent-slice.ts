import type { ConsentChoice } from '@/lib/consent/consent-record'
import type { CreateSlice } from '@/lib/store/slice'

type ConsentState = {
  /** Null before a choice. */
  choice: ConsentChoice | null
  /** Whether the banner is shown. */
  isAsked: boolean
}

export type ConsentSlice = { consent: ConsentState; setConsent: (change: Partial<ConsentState>) => void }

export const createConsentSlice: CreateSlice<ConsentSlice> = (set) => ({
  consent: { choice: null, isAsked: false },
  setConsent: (change) => set((state) => ({ consent: { ...state.consent, ...change } })),
})
