import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { Shop } from '@/lib/store/shop'
import type { OrderIds } from './order-ids'

/** Builds the variables of the queries `checkout` and `orderReceipt`. */
export const orderVariables = ({ store }: Shop, { publicId, cartId, paymentType }: OrderIds) => ({
  id: publicId,
  cartId: cartId || null,
  paymentType: paymentType ?? 'STANDARD',
  checkoutMarket: checkoutMarketIds(store.getState().channel.checkoutMarket).checkoutMarket,
})
