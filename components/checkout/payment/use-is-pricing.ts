import { useShopState } from '@/components/providers/use-shop'
import { isTotalPending } from '@/lib/cart/shown-count'
import type { ShopState } from '@/lib/store/shop-state'

/** Whether the totals may change soon, because the service has not answered the last change of cart or checkout. */
export const isPricing = ({ cart, checkout }: Pick<ShopState, 'cart' | 'checkout'>): boolean =>
  isTotalPending(cart) || checkout.isUpdating

export const useIsPricing = (): boolean => useShopState(isPricing)
