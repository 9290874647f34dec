import 'client-only'
import { OrderDateDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { Shop } from '@/lib/store/shop'
import type { OrderIds } from './order-ids'

/** When the order was placed. Null after a failure, and for an order that only its payment or its cart identifies. */
export async function fetchOrderDate(
  shop: Shop,
  { publicId, paymentType = 'STANDARD' }: OrderIds,
): Promise<Date | null> {
  if (publicId === '' || paymentType !== 'STANDARD') return null
  const { checkoutMarket } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  try {
    const data = await shop.query(OrderDateDocument, { id: publicId, checkoutMarket })
    const date = new Date(String(data?.getOrderPublic?.createdAt ?? ''))
    return Number.isNaN(date.getTime()) ? null : date
  } catch (error) {
    console.error('The date of the order could not be fetched', error)
    return null
  }
}
