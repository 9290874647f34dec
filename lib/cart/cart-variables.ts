import { allowsExternalShippingFee, cartMarket } from '@/lib/apollo/context-ids'
import type { Shop } from '@/lib/store/shop'

/**
 * Variables of every cart query and mutation besides id and item. Prices are always those of the checkout market, also
 * in answers to changes (R-GQL-08, R-GQL-09).
 */
export function cartVariables({ store }: Pick<Shop, 'store'>) {
  const { channel, root } = store.getState()
  return {
    allowExternalShippingFee: allowsExternalShippingFee(root.currentRouteName),
    ...cartMarket(channel.checkoutMarket),
  }
}
