import { safeLocalStorage } from '@/lib/browser/safe-storage'

/** A product the shopper has looked at: where it is, what it is called, its picture. */
export type VisitedProduct = { href: string; name: string; picture: string }

const MOST = 8
const SHOWN = 4
const keyOf = (place: string): string => `kajo-visited-${place}`

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length < 600

// what is stored may have been written by anybody: only our own paths and plain picture addresses are drawn
function isVisited(value: unknown): value is VisitedProduct {
  if (typeof value !== 'object' || value === null) return false
  const { href, name, picture } = value as Partial<Record<keyof VisitedProduct, unknown>>
  return isText(name) && isText(href) && /^\/(?![/\\])/.test(href) && isText(picture) && /^https?:\/\//.test(picture)
}

/** What was looked at in a place (market and language), newest first; nothing where storage is blocked or unreadable. */
export function readVisited(place: string): VisitedProduct[] {
  const stored = safeLocalStorage.readJson(keyOf(place))
  return Array.isArray(stored) ? stored.filter(isVisited).slice(0, MOST) : []
}

/** The few that are shown as a way on, from this browser's own memory. */
export const lastVisited = (place: string): VisitedProduct[] => readVisited(place).slice(0, SHOWN)

/** Puts a product first; each stands once. */
export function rememberVisited(place: string, product: VisitedProduct): void {
  const others = readVisited(place).filter(({ href }) => href !== product.href)
  safeLocalStorage.write(keyOf(place), JSON.stringify([product, ...others].slice(0, MOST)))
}
