import 'client-only'
import { GetOrderDocument, GetOrdersDocument } from '@/graphql/generated/graphql'
import { AppError } from '@/lib/errors/app-error'
import type { Shop } from '@/lib/store/shop'
import { mapOrderDetails, type OrderDetails } from './order-details'
import { mapOrders, type OrderHead } from './orders'

/** All orders of the signed-in shopper, newest first (R-ACCOUNT-02). Throws AppError, also when she is a guest by now. */
export async function fetchOrders(shop: Shop): Promise<OrderHead[]> {
  const orders = (await shop.query(GetOrdersDocument, {}))?.getOrders
  if (!orders) throw new AppError('UNKNOWN', 'The service answered no orders', 401)
  return mapOrders(orders)
}

/** Largest number that the service accepts (GraphQL Int). */
const LARGEST = 2 ** 31 - 1

/** An order of the signed-in shopper; null for any other number. Throws AppError. */
export async function fetchOwnOrder(shop: Shop, number: string): Promise<OrderDetails | null> {
  const orderId = /^\d{1,10}$/.test(number) ? Number(number) : Number.NaN
  if (!(orderId <= LARGEST)) return null
  return mapOrderDetails((await shop.query(GetOrderDocument, { orderId }))?.getOrder)
}
