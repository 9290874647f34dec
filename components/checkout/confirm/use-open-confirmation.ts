import { useCallback } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { useShopRouter } from '@/components/ui/use-shop-router'
import type { OrderIds } from '@/lib/checkout/order/order-state'
import { applyToOrder } from '@/lib/checkout/order/with-order'
import { routeHref } from '@/lib/routing/href'

/** Opens the confirmation in place of the checkout, so that "back" does not lead to a cart that has been ordered. */
export function useOpenConfirmation(): (order: OrderIds) => void {
  const shop = useShop()
  const { replace } = useShopRouter()
  return useCallback(
    async ({ publicId, cartId, paymentType }) => {
      await applyToOrder({ type: 'opening', order: { publicId, cartId, paymentType } })
      replace(routeHref(shop.config.site, 'checkout-confirm'))
    },
    [shop, replace],
  )
}
