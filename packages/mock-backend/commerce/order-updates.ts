import type { Commerce } from './create-commerce'
import { findOrder } from './find-order'
import { fulfilmentOf } from './fulfilment'
import type { RequestContext } from './resolver-context'
import { shopError } from './shop-error'

/** An update at once, so that no change before the subscription is missed, and one for each change of the order. */
async function* updatesOf(commerce: Commerce, publicId: string) {
  const changes = commerce.state.orderUpdates.subscribe('order', publicId)
  // the changes are collected from here on
  let change = changes.next()
  try {
    for (;;) {
      await commerce.state.settled()
      const order = findOrder(commerce, publicId)
      if (order) yield { orderUpdated: { publicId, status: fulfilmentOf(order).status } }
      if ((await change).done) return
      change = changes.next()
    }
  } finally {
    await changes.return()
  }
}

/**
 * The subscription `orderUpdated` (R-GQL-07, T38): whoever knows the public id of an order hears that it has changed, and
 * nothing of it but the status. Throws ORDER_NOT_FOUND.
 */
export function watchOrder(_root: unknown, { publicOrderId }: { publicOrderId: string }, { commerce }: RequestContext) {
  if (!findOrder(commerce, publicOrderId)) throw shopError('ORDER_NOT_FOUND', 'There is no such order')
  return updatesOf(commerce, publicOrderId)
}
