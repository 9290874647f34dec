import type { CartState } from '@/lib/store/slices/cart-slice'

/** Pieces as the shopper left them: those in the cart, those on their way, and quantities not answered yet. */
export const shownCount = ({ data, wanted, coming }: Pick<CartState, 'data' | 'wanted' | 'coming'>): number =>
  (data?.lines ?? []).reduce((count, { id, quantity }) => count + (wanted[id] ?? quantity), coming)

/** Whether the backend still owes an answer to a change. */
export const isCountPending = ({ wanted, coming }: Pick<CartState, 'wanted' | 'coming'>): boolean =>
  coming > 0 || Object.keys(wanted).length > 0
