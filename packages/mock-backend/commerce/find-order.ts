import type { Commerce } from './create-commerce'
import type { OrderRecord } from './shop-records'

/** The order with this public id: one that was placed, or one of a demo customer. Null when there is none. */
export function findOrder({ state, demoOrders }: Commerce, publicId: string): OrderRecord | null {
  const { orders } = state.data
  const placed = Object.hasOwn(orders, publicId) ? orders[publicId] : undefined
  return placed ?? demoOrders().get(publicId) ?? null
}
