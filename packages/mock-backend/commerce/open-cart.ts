import type { Commerce } from './create-commerce'
import type { CartRecord } from './shop-records'

/** A cart that can be changed; null when it is unknown or completed, so that the shop creates a new one. */
export function openCart({ state }: Commerce, id: string): CartRecord | null {
  const cart = Object.hasOwn(state.data.carts, id) ? state.data.carts[id] : undefined
  return cart && !cart.completed ? cart : null
}

export function touch({ state, clock }: Commerce, cart: CartRecord): void {
  cart.updatedAt = clock()
  state.commit({ cart })
}
