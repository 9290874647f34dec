import type { CartLinkOutcome } from '@/lib/cart/shared-cart-types'
import type { CreateSlice } from '@/lib/store/slice'

export type CartLinkState = {
  /** Lines of a cart link are being added. */
  isAdding: boolean
  /** Shown in the cart until it is closed. */
  outcome: CartLinkOutcome | null
}

export type CartLinkSlice = { cartLink: CartLinkState; setCartLink: (change: Partial<CartLinkState>) => void }

/** T26: the adding of a cart link's lines and its outcome. The dialog that offers them is in `layers.modal`. */
export const createCartLinkSlice: CreateSlice<CartLinkSlice> = (set) => ({
  cartLink: { isAdding: false, outcome: null },
  setCartLink: (change) => set((state) => ({ cartLink: { ...state.cartLink, ...change } })),
})
