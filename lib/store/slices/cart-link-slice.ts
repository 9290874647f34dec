import type { CartLinkOutcome, SharedLine } from '@/lib/cart/shared-cart-types'
import type { CreateSlice } from '@/lib/store/slice'

export type CartLinkState = {
  /** Lines of somebody else's cart, which the open dialog asks about. */
  offer: SharedLine[]
  /** Lines of a cart link are being added. */
  isAdding: boolean
  /** Shown in the cart until it is closed. */
  outcome: CartLinkOutcome | null
}

export type CartLinkSlice = { cartLink: CartLinkState; setCartLink: (change: Partial<CartLinkState>) => void }

/** T26: what a cart link offers, and what became of it. */
export const createCartLinkSlice: CreateSlice<CartLinkSlice> = (set) => ({
  cartLink: { offer: [], isAdding: false, outcome: null },
  setCartLink: (change) => set((state) => ({ cartLink: { ...state.cartLink, ...change } })),
})
