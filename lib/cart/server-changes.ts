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
export const serverChangesStore = tabStore<ServerChanges>(NO_CHANGES)

/** A sku can be both bought and a free gift: two entries of one cart. */
type EntryKey = Pick<ServerChange, 'skuId' | 'isGift'>

const isSameEntry = (a: EntryKey, b: EntryKey): boolean => a.skuId === b.skuId && a.isGift === b.isGift

/** The pieces of a line or gift that are left in the cart. */
const piecesLeft = (after: Cart, { skuId, isGift }: EntryKey): number =>
  (isGift ? after.gifts : after.lines).find((line) => line.skuId === skuId)?.quantity ?? 0

/**
 * Lines and gifts that were removed or reduced, except lines that the shopper is changing: `wanted` is her quantity by line
 * id. Empty after a change of market, whose own notice names the products that are not sold there.
 */
export function serverChanges(before: SeenCart, after: Cart, wanted: Record<string, number>): ServerChange[] {
  if (before.currency !== after.currency) return []
  return before.lines.flatMap(({ id, ...line }) => {
    const left = piecesLeft(after, line)
    return left < line.quantity && wanted[id] === undefined ? [{ ...line, quantity: left }] : []
  })
}

/** Records what the service changed between the cart as last seen and its answer, if both are the same cart. */
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

/** The cart in the store as last seen; null while none is known. */
export function shownCart({ store }: Pick<Shop, 'store'>): SeenCart | null {
  const { data } = store.getState().cart
  return data && seenCart(data)
}
