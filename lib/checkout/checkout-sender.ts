import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import type { Sender } from './checkout-input'

/** Who orders, and in which market. */
export const checkoutSender = (shop: Pick<Shop, 'store' | 'config'>): Sender => ({
  market: checkoutMarket(shop),
  customerType: shop.store.getState().root.customerType,
})
