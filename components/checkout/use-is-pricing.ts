import { useShopState } from '@/components/providers/use-shop'
import { isTotalPending } from '@/lib/cart/shown-count'

/** Whether the totals may change soon, because the service has not answered the last change of cart or checkout. */
export const useIsPricing = (): boolean =>
  useShopState((state) => isTotalPending(state.cart) || state.checkout.isUpdating)
