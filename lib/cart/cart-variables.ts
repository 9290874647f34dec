import { allowsExternalShippingFee, cartMarket } from '@/lib/apollo/context-ids'
import type { Shop } from '@/lib/store/shop'

/** Variables of getCart besides the id: the checkout market prices the cart (R-GQL-08). */
export function readVariables({ store }: Pick<Shop, 'store'>) {
  const { channel } = store.getState()
  return { ...writeVariables({ store }), ...cartMarket(channel.checkoutMarket) }
}

/** Variables of a cart mutation besides id and item (R-GQL-09). */
export const writeVariables = ({ store }: Pick<Shop, 'store'>) => ({
  allowExternalShippingFee: allowsExternalShippingFee(store.getState().root.currentRouteName),
})
