import 'client-only'
import type { Shop } from '@/lib/store/shop'
import type { Cart } from './cart-types'

/** Applies a cart changed in another tab: sets the store only, so that tabs do not send messages back and forth. */
export function receiveCart(shop: Pick<Shop, 'store'>, cart: Cart | null): void {
  shop.store.getState().setCart(cart)
}
