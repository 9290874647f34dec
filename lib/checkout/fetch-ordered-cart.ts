import 'client-only'
import { OrderedCartDocument, type OrderedCartQuery } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { Shop } from '@/lib/store/shop'

/** A cart of this device by id, completed or not; null when the service has none. Throws AppError. */
export async function fetchOrderedCart(shop: Shop, cartId: string): Promise<OrderedCartQuery['getCart']> {
  const { checkoutMarket } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  const data = await shop.query(OrderedCartDocument, { id: cartId, checkoutMarket })
  return data?.getCart ?? null
}
