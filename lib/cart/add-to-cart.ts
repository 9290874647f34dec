import { canAdd } from '@/lib/product/can-add'
import type { Shop } from '@/lib/store/shop'
import type { CartResult } from './cart-result'
import type { AddRequest } from './cart-types'
import { inTurn } from './in-turn'

/** Refuses an addition that exceeds the known stock (R-PDP-09); null when the backend has to decide. */
function refusalOf({ store }: Shop, { skuId, quantity, stock }: AddRequest): CartResult | null {
  if (stock === undefined) return null
  const line = store.getState().cart.data?.lines.find((candidate) => candidate.skuId === skuId)
  const check = canAdd({ stock, inCart: line?.quantity ?? 0, quantity })
  return check.ok ? null : { ok: false, code: 'OUT_OF_STOCK', stock: check.stock, reason: check.reason }
}

/**
 * Adds pieces of a sku (R-CART-05, R-CART-11, T19). The cart count includes them until the service answers. Failures
 * are values; never throws. `send-add.ts`, loaded on demand, sends the mutation, saves the cart and shows the notice.
 */
export async function addToCart(shop: Shop, request: AddRequest): Promise<CartResult> {
  const refusal = refusalOf(shop, request)
  if (refusal) return refusal
  const { changeAdding } = shop.store.getState()
  changeAdding(request.quantity)
  return inTurn(shop, () => import('./send-add').then(({ sendAdd }) => sendAdd(shop, request)))
    .catch((): CartResult => ({ ok: false, code: 'UNKNOWN' }))
    .finally(() => changeAdding(-request.quantity))
}
