import type { Commerce } from './create-commerce'
import type { CartRecord, OrderRecord } from './shop-records'
import { takenAfter } from './stock'

type Completion = {
  order: OrderRecord
  cart: CartRecord
  /** Further records of the same write. */
  keys?: Record<string, string>
  nextOrder?: number
}

/** Completes an order: takes the stock and freezes the cart. One change, so that a crash leaves no half of it. */
export function completeOrder(commerce: Commerce, { order, cart, keys, nextOrder }: Completion): void {
  const { state } = commerce
  Object.assign(cart, { completed: true, orderPublicId: order.publicId, updatedAt: commerce.clock() })
  state.commit({
    order: { ...order, status: 'completed', reason: null },
    cart,
    keys,
    nextOrder,
    taken: takenAfter(state.data.stock, order.rows),
  })
  commerce.stockChanged(order.rows.map(({ skuId }) => skuId))
}
