import 'client-only'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import type { Lang } from '@/lib/market/market-table'
import type { Cart, CartLine } from './cart-types'

type SeenLine = Pick<CartLine, 'id' | 'skuId' | 'size' | 'quantity'> & { name: string; isGift: boolean }

/** What the shopper last saw of her cart, to tell her at the next load what the service has changed. */
export type SeenCart = Pick<Cart, 'id' | 'currency' | 'promoCode'> & { lines: SeenLine[] }

/** Shared by the tabs, so that a change made in one is no news in another. */
const KEY = 'kajo-seen-cart'

const seenLine =
  (isGift: boolean) =>
  (line: CartLine): SeenLine => ({
    id: line.id,
    skuId: line.skuId,
    size: line.size,
    quantity: line.quantity,
    name: line.product.name,
    isGift,
  })

export const seenCart = ({ id, currency, promoCode, lines, gifts }: Cart): SeenCart => ({
  id,
  currency,
  promoCode,
  lines: [...lines.map(seenLine(false)), ...gifts.map(seenLine(true))],
})

const isEntry = (entry: unknown): entry is SeenCart & { lang: string } =>
  typeof entry === 'object' && entry !== null && 'lines' in entry && Array.isArray(entry.lines)

/** The cart of this id as last seen in this language; null when it was not, or where storage is blocked. */
export function readSeen(id: string, lang: Lang): SeenCart | null {
  const entry = safeLocalStorage.readJson(KEY)
  return isEntry(entry) && entry.id === id && entry.lang === lang ? entry : null
}

/** Without storage, removed items are not named after a page load. */
export const writeSeen = (seen: SeenCart, lang: Lang): boolean =>
  safeLocalStorage.write(KEY, JSON.stringify({ ...seen, lang }))

export const removeSeen = (): void => safeLocalStorage.remove(KEY)
