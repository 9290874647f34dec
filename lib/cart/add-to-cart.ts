import type { Shop } from '@/lib/store/shop'
import type { CartResult } from './cart-result'
import type { AddRequest } from './cart-types'
import { inTurn } from './in-turn'

/**
 * Adds pieces of a sku (R-CART-05, R-CART-11, T19). They are counted at once and taken back when refused; failures are
 * values, never throws. What talks to the service is fetched meanwhile, so a page may hold this door from the start.
 */
export function addToCart(shop: Shop, request: AddRequest): Promise<CartResult> {
  const { setComing } = shop.store.getState()
  setComing(request.quantity)
  return inTurn(shop, () => import('./send-add').then(({ sendAdd }) => sendAdd(shop, request)))
    .catch((): CartResult => ({ ok: false, code: 'UNKNOWN' }))
    .finally(() => setComing(-request.quantity))
}
