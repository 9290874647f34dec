import type { CartState } from '@/lib/store/slices/cart-slice'

/** Pieces as the shopper left them: those in the cart, those on their way, and quantities not answered yet. */
export const shownCount = ({ data, wanted, coming }: Pick<CartState, 'data' | 'wanted' | 'coming'>): number =>
  (data?.lines ?? []).reduce((count, { id, quantity }) => count + (wanted[id] ?? quantity), coming)

/** Whether amounts may change with an answer that is still to come: they are marked, never guessed. */
export const isTotalPending = (cart: Pick<CartState, 'wanted' | 'coming' | 'isRepricing'>): boolean =>
  cart.isRepricing || isCountPending(cart)

/** Whether the backend still owes an answer to a change. */
export const isCountPending = ({ wanted, coming }: Pick<CartState, 'wanted' | 'coming'>): boolean =>
  coming > 0 || Object.keys(wanted).length > 0
