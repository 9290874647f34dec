import { allowsExternalShippingFee, cartMarket } from '@/lib/apollo/context-ids'
import type { Shop } from '@/lib/store/shop'

/**
 * Variables of every cart operation besides id and item: the checkout market prices the cart, in answers to changes too
 * (R-GQL-08, R-GQL-09).
 */
export function cartVariables({ store }: Pick<Shop, 'store'>) {
  const { channel, root } = store.getState()
  return {
    allowExternalShippingFee: allowsExternalShippingFee(root.currentRouteName),
    ...cartMarket(channel.checkoutMarket),
  }
}
