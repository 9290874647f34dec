import type { CartState } from '@/lib/store/slices/cart-slice'

/** Displayed number of pieces: those in the cart, with quantities that are not answered yet, and those being added. */
export const shownCount = ({ data, wanted, adding }: Pick<CartState, 'data' | 'wanted' | 'adding'>): number =>
  (data?.lines ?? []).reduce((count, { id, quantity }) => count + (wanted[id] ?? quantity), adding)

/** Whether a pending answer may change the amounts. They are then marked as pending, not estimated. */
export const isTotalPending = (cart: Pick<CartState, 'wanted' | 'adding' | 'repricing'>): boolean =>
  cart.repricing > 0 || isCountPending(cart)

/** Whether an addition or a change of quantity still waits for the backend's answer. */
export const isCountPending = ({ wanted, adding }: Pick<CartState, 'wanted' | 'adding'>): boolean =>
  adding > 0 || Object.keys(wanted).length > 0
