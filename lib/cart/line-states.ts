import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { tabStore } from '@/lib/store/tab-store'
import type { CartResult } from './cart-result'
import type { CartLine } from './cart-types'

/** Why a line was not changed. */
export type LineRefusal = { key: 'noMore'; stock: number } | { key: 'notSold' | 'failed' }

/** A removed line with its quantity, and the promo code of its cart; `isReturning` while undo is pending. */
export type RemovedLine = { line: CartLine; promoCode: string | null; isReturning: boolean }

/** What the cart view remembers about lines in addition to the cart; `removed` and `refusals` are by sku id. */
export type LineStates = {
  /** Sku ids in the order last shown, so that a restored line returns to its position. */
  order: number[]
  removed: Record<number, RemovedLine>
  refusals: Record<number, LineRefusal>
}

/** The states of this tab, shared by the cart drawer and the order summary of the checkout. */
export const lineStates = tabStore<LineStates>(() => ({ order: [], removed: {}, refusals: {} }))

/** Sets the entry of a sku; null removes it. */
export function setLineState<Key extends 'removed' | 'refusals'>(
  shop: Pick<Shop, 'store'>,
  key: Key,
  skuId: number,
  value: LineStates[Key][number] | null,
): void {
  lineStates(shop).setState((states) => {
    const { [skuId]: _before, ...others } = states[key] as Record<number, LineStates[Key][number]>
    return { [key]: value === null ? others : { ...others, [skuId]: value } }
  })
}

/** Maps a refused change to the message of its line. */
export const refusalOf = (result: Extract<CartResult, { ok: false }>): LineRefusal =>
  result.code === 'OUT_OF_STOCK'
    ? { key: 'noMore', stock: result.stock ?? 0 }
    : { key: result.code === 'UNKNOWN_SKU' ? 'notSold' : 'failed' }
