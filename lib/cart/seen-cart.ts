import 'client-only'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { SEEN_CART_KEY as KEY } from '@/lib/config/constants'
import type { Lang } from '@/lib/market/market-table'
import type { Cart, CartLine } from './cart-types'

type SeenLine = Pick<CartLine, 'id' | 'skuId' | 'size' | 'quantity'> & { name: string; isGift: boolean }

/** What the shopper last saw of her cart, to tell her at the next load what the service has changed. */
export type SeenCart = Pick<Cart, 'id' | 'currency' | 'promoCode'> & { lines: SeenLine[] }

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

type Check = (value: unknown) => boolean
type Checks<Shape> = { [Key in keyof Shape]-?: Check }

/**
 * Validates without zod: the first cart of every page needs this check, and would load zod for it alone (decision 4).
 */
const fits = <Shape>(checks: Checks<Shape>, value: unknown): value is Shape =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries<Check>(checks).every(([key, check]) => check((value as Record<string, unknown>)[key]))

const isText: Check = (value) => typeof value === 'string'
const isTextOrNull: Check = (value) => value === null || isText(value)

const LINE: Checks<SeenLine> = {
  id: isText,
  skuId: Number.isFinite,
  size: isTextOrNull,
  quantity: Number.isFinite,
  name: isText,
  isGift: (value) => typeof value === 'boolean',
}

const ENTRY: Checks<SeenCart & { lang: string }> = {
  id: isText,
  lang: isText,
  currency: isText,
  promoCode: isTextOrNull,
  lines: (value) => Array.isArray(value) && value.every((line) => fits(LINE, line)),
}

/** The cart of this id as last seen in this language; null when there is no valid entry or storage is blocked. */
export function readSeen(id: string, lang: Lang): SeenCart | null {
  const entry = safeLocalStorage.readJson(KEY)
  return fits(ENTRY, entry) && entry.id === id && entry.lang === lang ? entry : null
}

/** Stores the cart as seen. False where storage is blocked: the next page then reports no changes. */
export const writeSeen = (seen: SeenCart, lang: Lang): boolean =>
  safeLocalStorage.write(KEY, JSON.stringify({ ...seen, lang }))

export const removeSeen = (): void => safeLocalStorage.remove(KEY)
