import { useLoad } from '@/components/providers/use-load'
import { useShop } from '@/components/providers/use-shop'
import { fetchOrders } from '@/lib/account/fetch-orders'

/** The orders of the signed-in shopper, newest first; `orders` is null until they are known. */
export function useOrders(userId: string | null) {
  const shop = useShop()
  const load = () => fetchOrders(shop)
  const { data, isOld, ...loading } = useLoad(userId && `orders ${userId}`, load, 'account-orders')
  return { orders: isOld ? null : data, ...loading }
}
