import type { Cart, CartLine } from '@/lib/cart/cart-types'
import { CART_RETRIES } from '@/lib/config/constants'
import type { ErrorCode } from '@/lib/errors/app-error'
import type { CreateSlice } from '@/lib/store/slice'

/** R-CART-11: the item shown in the added notice. */
export type AddedItem = Pick<
  CartLine,
  'articleNumber' | 'campaigns' | 'unitPrice' | 'product' | 'quantity' | 'skuId' | 'size'
>

export type CartState = {
  data: Cart | null
  /** False until the first response, so that the cart is not shown as empty too early. */
  isKnown: boolean
  /** True when loading or creating the cart failed: a cart may exist, but cannot be shown. */
  isBroken: boolean
  /** Code of the last failure; '' before the first one. */
  failureCode: ErrorCode | ''
  /** False when the browser refuses the cookie: the cart is lost when this page is left. */
  isStored: boolean
  added: AddedItem | null
  retryAttempts: number
  /** Quantities being sent to the backend, by line id; shown at once. */
  wanted: Record<string, number>
  /** Pieces being added to the cart; the shown count includes them at once. */
  adding: number
  /** Number of pending changes that may alter every amount, such as a promo code. */
  repricing: number
}

/**
 * The cart of the tab. Components listen to its changes with `useShopState(({ cart }) => …)`; one of them,
 * `components/checkout/delivery/use-checkout-sync.ts`, sends them to the service. Nothing outside React listens: other tabs get
 * a message from `saveCart`, and `lib/search/watch-search-events.ts` reads the event `cart:add`.
 */
export type CartSlice = {
  cart: CartState
  setCart: (data: Cart | null) => void
  setCartBroken: (failureCode?: ErrorCode) => void
  setCartStored: (isStored: boolean) => void
  setAdded: (added: AddedItem | null) => void
  setRetryAttempts: (retryAttempts: number) => void
  setWanted: (lineId: string, quantity: number | null) => void
  /** Adds to `adding`; a negative number reduces it. */
  changeAdding: (pieces: number) => void
  /** Adds to `repricing`; a negative number reduces it. */
  addRepricing: (changes: number) => void
}

export const createCartSlice: CreateSlice<CartSlice> = (set) => ({
  cart: {
    data: null,
    isKnown: false,
    isBroken: false,
    failureCode: '',
    isStored: true,
    added: null,
    retryAttempts: CART_RETRIES,
    wanted: {},
    adding: 0,
    repricing: 0,
  },
  setCart: (data) => set(({ cart }) => ({ cart: { ...cart, data, isKnown: true, isBroken: false } })),
  setCartBroken: (failureCode = 'UNKNOWN') => set(({ cart }) => ({ cart: { ...cart, isBroken: true, failureCode } })),
  setCartStored: (isStored) => set(({ cart }) => ({ cart: { ...cart, isStored } })),
  setAdded: (added) => set(({ cart }) => ({ cart: { ...cart, added } })),
  setRetryAttempts: (retryAttempts) => set(({ cart }) => ({ cart: { ...cart, retryAttempts } })),
  changeAdding: (pieces) => set(({ cart }) => ({ cart: { ...cart, adding: cart.adding + pieces } })),
  addRepricing: (changes) => set(({ cart }) => ({ cart: { ...cart, repricing: cart.repricing + changes } })),
  setWanted: (lineId, quantity) =>
    set(({ cart }) => {
      const { [lineId]: _before, ...others } = cart.wanted
      return { cart: { ...cart, wanted: quantity === null ? others : { ...others, [lineId]: quantity } } }
    }),
})
