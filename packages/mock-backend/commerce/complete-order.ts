import { orderMail } from '#outbox/create-mail'
import { customerAfter } from './balance'
import { acceptConsents } from './consents'
import type { Commerce } from './create-commerce'
import { MARKETS } from './markets'
import type { CartRecord, OrderRecord } from './shop-records'
import { orderedAfter } from './stock'

type Completion = {
  order: OrderRecord
  cart: CartRecord
  /** Further records that are written in the same change. */
  keys?: Record<string, string>
  nextOrder?: number
}

/**
 * Completes an order: reduces stock and balance and closes the cart in one write, so that a crash leaves both done or neither.
 * Then stores the consents, which count only for a completed order.
 */
export function completeOrder(commerce: Commerce, { order, cart, keys, nextOrder }: Completion): void {
  const { state } = commerce
  Object.assign(cart, {
    completed: true,
    email: order.email,
    orderPublicId: order.publicId,
    updatedAt: commerce.clock(),
  })
  state.commit({
    order: { ...order, status: 'completed', reason: null },
    cart,
    keys,
    nextOrder,
    mail: orderMail(commerce, order),
    customer: customerAfter(commerce, order, MARKETS[order.market].currency.code),
    ordered: orderedAfter(state.data.stock, order.rows),
  })
  acceptConsents(commerce, order)
  commerce.stockChanged(order.rows.map(({ skuId }) => skuId))
}
