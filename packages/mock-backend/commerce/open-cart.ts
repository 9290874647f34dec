import type { Commerce } from './create-commerce'
import type { CartRecord } from './shop-records'

/** The cart with this id, open or completed; null when it is unknown. */
export const knownCart = ({ state: { data } }: Commerce, id: string): CartRecord | null =>
  (Object.hasOwn(data.carts, id) ? data.carts[id] : null) ?? null

/** A cart that can be changed; null when it is unknown or completed, so that the shop creates a new one. */
export function openCart(commerce: Commerce, id: string): CartRecord | null {
  const cart = knownCart(commerce, id)
  return cart && !cart.completed ? cart : null
}

export function touch({ state, clock }: Commerce, cart: CartRecord): void {
  cart.updatedAt = clock()
  state.commit({ cart })
}
