import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { Shop } from '@/lib/store/shop'
import type { OrderIds } from './order-ids'

/** Variables of the `checkout` and `orderReceipt` queries for an order. */
export const orderVariables = ({ store }: Shop, { publicId, cartId, paymentType }: OrderIds) => ({
  id: publicId,
  cartId: cartId || null,
  paymentType: paymentType ?? 'STANDARD',
  checkoutMarket: checkoutMarketIds(store.getState().channel.checkoutMarket).checkoutMarket,
})
