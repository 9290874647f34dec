import 'client-only'
import { clearTimer, setTimer } from '@/lib/store/set-timer'
import type { Shop } from '@/lib/store/shop'
import { failedResult } from './cart-result'
import type { CartLine } from './cart-types'
import { inTurn } from './in-turn'
import { lineStates, type RemovedLine, refusalOf, setLineState } from './line-states'
import { addPieces } from './send-add'
import { serverChangesStore } from './server-changes'
import { setPromoCode } from './set-promo-code'
import { shownLines } from './shown-lines'
import { updateCartItem } from './update-cart-item'

/** How long undo is offered, in ms. */
const UNDO_TIME = 8000

const timerOf = (skuId: number): string => `removed-${skuId}`

const isUndoOffered = (shop: Shop, skuId: number): boolean =>
  lineStates(shop).getState().removed[skuId]?.isReturning === false

/** Stops the undo timer while its row is hovered or the undo button has keyboard focus; restarts it afterwards. */
export function holdRemoved(shop: Shop, skuId: number, isHeld: boolean): void {
  clearTimer(shop, timerOf(skuId))
  if (isHeld || !isUndoOffered(shop, skuId)) return
  setTimer(shop, timerOf(skuId), UNDO_TIME, () => setLineState(shop, 'removed', skuId, null))
}

/** Removes a line at once and offers undo; when the backend refuses, the line is shown again with the reason. */
export async function removeLine(shop: Shop, line: CartLine): Promise<boolean> {
  const { cart } = shop.store.getState()
  const states = lineStates(shop)
  const order = shownLines(cart.data?.lines ?? [], cart.wanted, states.getState()).map(({ skuId }) => skuId)
  states.setState({ order })
  setLineState(shop, 'refusals', line.skuId, null)
  const quantity = cart.wanted[line.id] ?? line.quantity
  setLineState(shop, 'removed', line.skuId, {
    line: { ...line, quantity },
    promoCode: cart.data?.promoCode ?? null,
    isReturning: false,
  })
  holdRemoved(shop, line.skuId, false)
  const result = await updateCartItem(shop, line.id, 0)
  // undo was pressed meanwhile, so the line is restored anyway
  if (result.ok || !isUndoOffered(shop, line.skuId)) return result.ok
  clearTimer(shop, timerOf(line.skuId))
  setLineState(shop, 'removed', line.skuId, null)
  setLineState(shop, 'refusals', line.skuId, refusalOf(result))
  return false
}

/** Sets the promo code that the cart lost with the line, unless the shopper has set another code since. */
async function restoreCode(shop: Shop, { promoCode }: RemovedLine): Promise<void> {
  const { data } = shop.store.getState().cart
  if (!promoCode || data?.promoCode !== null || serverChangesStore(shop).getState().removedCode !== promoCode) return
  await setPromoCode(shop, promoCode)
}

/**
 * Restores a removed line with its quantity and position, and the promo code that was lost with it. A refusal is shown
 * in the row of the line. Resolves with false on failure.
 */
export async function restoreLine(shop: Shop, skuId: number): Promise<boolean> {
  const entry = lineStates(shop).getState().removed[skuId]
  if (!entry || entry.isReturning) return false
  const { quantity } = entry.line
  clearTimer(shop, timerOf(skuId))
  setLineState(shop, 'refusals', skuId, null)
  setLineState(shop, 'removed', skuId, { ...entry, isReturning: true })
  const { changeAdding } = shop.store.getState()
  changeAdding(quantity)
  const result = await inTurn(shop, async () => {
    const { data } = shop.store.getState().cart
    // the removal failed, or another tab has added the sku
    if (data?.lines.some((line) => line.skuId === skuId)) return { ok: true, cart: data } as const
    return addPieces(shop, { skuId, quantity }).catch(failedResult)
  })
  changeAdding(-quantity)
  setLineState(shop, 'removed', skuId, result.ok ? null : { ...entry, isReturning: false })
  if (result.ok) {
    await restoreCode(shop, entry)
    return true
  }
  setLineState(shop, 'refusals', skuId, refusalOf(result))
  holdRemoved(shop, skuId, false)
  return false
}

/** Removes the undo rows and refusals when the cart is closed; pending changes continue. */
export function forgetRemoved(shop: Shop): void {
  const { removed } = lineStates(shop).getState()
  for (const skuId of Object.keys(removed).map(Number)) {
    if (!isUndoOffered(shop, skuId)) continue
    clearTimer(shop, timerOf(skuId))
    setLineState(shop, 'removed', skuId, null)
  }
  lineStates(shop).setState({ refusals: {} })
}
