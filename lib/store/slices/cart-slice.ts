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
  /** False until the first answer, so that nothing claims an empty cart too early. */
  isKnown: boolean
  /** The backend did not answer: the cart is there, but cannot be shown. */
  isBroken: boolean
  /** Why it cannot be shown; '' before the first failure. */
  failureCode: ErrorCode | ''
  /** False when the browser refuses the cookie: the cart is lost with this page. */
  isStored: boolean
  added: AddedItem | null
  retryAttempts: number
  /** Quantities on their way to the backend, by line id; shown at once. */
  wanted: Record<string, number>
  /** Pieces being added to the cart; the shown count includes them at once. */
  coming: number
  /** Number of changes that may alter every amount, such as a promo code, and wait for their answers. */
  repricing: number
}

export type CartSlice = {
  cart: CartState
  setCart: (data: Cart | null) => void
  setCartBroken: (failureCode?: ErrorCode) => void
  setCartStored: (isStored: boolean) => void
  setAdded: (added: AddedItem | null) => void
  setRetryAttempts: (retryAttempts: number) => void
  setWanted: (lineId: string, quantity: number | null) => void
  /** Adds to the count of pieces being added; a negative number reduces it. */
  setComing: (pieces: number) => void
  /** Adds to the number of such changes; a negative number reduces it. */
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
    coming: 0,
    repricing: 0,
  },
  setCart: (data) => set(({ cart }) => ({ cart: { ...cart, data, isKnown: true, isBroken: false } })),
  setCartBroken: (failureCode = 'UNKNOWN') => set(({ cart }) => ({ cart: { ...cart, isBroken: true, failureCode } })),
  setCartStored: (isStored) => set(({ cart }) => ({ cart: { ...cart, isStored } })),
  setAdded: (added) => set(({ cart }) => ({ cart: { ...cart, added } })),
  setRetryAttempts: (retryAttempts) => set(({ cart }) => ({ cart: { ...cart, retryAttempts } })),
  setComing: (pieces) => set(({ cart }) => ({ cart: { ...cart, coming: cart.coming + pieces } })),
  addRepricing: (changes) => set(({ cart }) => ({ cart: { ...cart, repricing: cart.repricing + changes } })),
  setWanted: (lineId, quantity) =>
    set(({ cart }) => {
      const { [lineId]: _before, ...others } = cart.wanted
      return { cart: { ...cart, wanted: quantity === null ? others : { ...others, [lineId]: quantity } } }
    }),
})
