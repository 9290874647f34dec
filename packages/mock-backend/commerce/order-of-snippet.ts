import type { OrderRecord, ShopData } from './shop-records'

/** The order that a payment in a provider's form has placed; null before it is paid. */
export const orderOfSnippet = (orders: ShopData['orders'], snippetId: string): OrderRecord | null =>
  Object.values(orders).find((order) => order.snippetId === snippetId) ?? null
