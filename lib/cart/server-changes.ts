import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { tabStore } from '@/lib/store/tab-store'
import type { Cart, CartLine } from './cart-types'
import { type SeenCart, seenCart } from './seen-cart'

/** A line or gift that the service removed, or a line whose quantity it reduced, without the shopper's request. */
export type ServerChange = Pick<CartLine, 'skuId' | 'size' | 'quantity'> & { name: string; isGift: boolean }

export type ServerChanges = {
  /** `quantity` is the quantity left; 0 when the line was removed. */
  changes: ServerChange[]
  /** Promo code that the service removed; null when it removed none. */
  removedCode: string | null
}

export const NO_CHANGES: ServerChanges = { changes: [], removedCode: null }

/** Changes that the service made to the cart of this tab; kept until the shopper closes the cart. */
export const serverChangesStore = tabStore<ServerChanges>(() => NO_CHANGES)

/** Identifies a line or gift: the same sku can be both in one cart. */
type EntryKey = Pick<ServerChange, 'skuId' | 'isGift'>

const isSameEntry = (a: EntryKey, b: EntryKey): boolean => a.skuId === b.skuId && a.isGift === b.isGift

/** The pieces of a line or gift that are left in the cart. */
const piecesLeft = (after: Cart, { skuId, isGift }: EntryKey): number =>
  (isGift ? after.gifts : after.lines).find((line) => line.skuId === skuId)?.quantity ?? 0

/**
 * Lines and gifts that the service removed or reduced, without lines that the shopper is changing (`wanted`: her
 * quantities by line id). Empty after a change of currency: the change of market has a notice of its own for removed
 * products.
 */
export function serverChanges(before: SeenCart, after: Cart, wanted: Record<string, number>): ServerChange[] {
  if (before.currency !== after.currency) return []
  return before.lines.flatMap(({ id, ...line }) => {
    const left = piecesLeft(after, line)
    return left < line.quantity && wanted[id] === undefined ? [{ ...line, quantity: left }] : []
  })
}

/** Records what the service changed between the cart last seen (`before`) and its answer, if both have the same id. */
export function noteServerChanges({ store }: Pick<Shop, 'store'>, before: SeenCart | null, after: Cart): void {
  const { wanted, repricing } = store.getState().cart
  if (before?.id !== after.id) return
  const changes = serverChanges(before, after, wanted)
  // a code that the shopper is replacing or removing is not a change of the service
  const removedCode = after.promoCode === null && repricing === 0 ? before.promoCode : null
  const isOutdated = (known: ServerChange) =>
    piecesLeft(after, known) > known.quantity || changes.some((change) => isSameEntry(change, known))
  serverChangesStore({ store }).setState((known) => ({
    changes: [...known.changes.filter((change) => !isOutdated(change)), ...changes],
    removedCode: removedCode ?? (after.promoCode === null ? known.removedCode : null),
  }))
}

/** The cart in the store, in the form of a seen cart; null while there is none. */
export function shownCart({ store }: Pick<Shop, 'store'>): SeenCart | null {
  const { data } = store.getState().cart
  return data && seenCart(data)
}
