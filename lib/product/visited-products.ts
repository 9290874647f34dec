import 'client-only'
import { type SafeStorage, safeLocalStorage, safeSessionStorage } from '@/lib/browser/safe-storage'
import { VISITED_CACHE } from '@/lib/config/constants'
import { may } from '@/lib/consent/consent'
import { MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'

const LONGEST_TEXT = 600
const MOST = 8
const SHOWN = 4

/** A product whose page was opened. */
export type VisitedProduct = { href: string; name: string; picture: string }

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT

// Any script of the origin can write the stored value: accept only paths of the shop and http(s) pictures. Not by a
// schema, whose library a product page would load for this alone.
function isVisited(value: unknown): value is VisitedProduct {
  if (typeof value !== 'object' || value === null) return false
  const { href, name, picture }: { [Key in keyof VisitedProduct]?: unknown } = value
  return isText(name) && isText(href) && /^\/(?![/\\])/.test(href) && isText(picture) && /^https?:\/\//.test(picture)
}

const PREFIX = 'kajo-visited-'
const keyOf = ({ market, lang }: Site): string => `${PREFIX}${market}-${lang}`

const keys = (): string[] =>
  Object.values(MARKETS).flatMap(({ alias, languages }) => languages.map((lang) => `${PREFIX}${alias}-${lang}`))

/** With consent they are kept on the device, without it only for the visit. */
const storage = (): SafeStorage => (may('preferences') ? safeLocalStorage : safeSessionStorage)

/** Products viewed in a market and language, newest first. */
export function readVisited(site: Site): VisitedProduct[] {
  const stored = storage().readJson(keyOf(site))
  if (!Array.isArray(stored)) return []
  return stored.flatMap((value) => (isVisited(value) ? [value] : [])).slice(0, MOST)
}

/** The four newest products, except those whose address is in `without`. */
export const lastVisited = (site: Site, without: readonly string[] = []): VisitedProduct[] =>
  readVisited(site)
    .filter(({ href }) => !without.includes(href))
    .slice(0, SHOWN)

/** Stores a product as the newest; each product is stored once. */
export function rememberVisited(site: Site, product: VisitedProduct): void {
  const others = readVisited(site).filter(({ href }) => href !== product.href)
  storage().write(keyOf(site), JSON.stringify([product, ...others].slice(0, MOST)))
}

/** Keeps those of the visit on the device, once that is allowed. */
export function keepVisited(): void {
  for (const key of keys()) {
    const visit = safeSessionStorage.read(key)
    if (visit !== null && safeLocalStorage.write(key, visit)) safeSessionStorage.remove(key)
  }
}

/**
 * Pictures that the service worker stores for the offline page: none without consent to preferences, because they stay
 * after the visit.
 */
export const picturesToKeep = (site: Site): string[] =>
  may('preferences') ? lastVisited(site).map(({ picture }) => picture) : []

/** Removes those that are kept beyond the visit, and their pictures. */
export function removeKeptVisited(): void {
  for (const key of keys()) safeLocalStorage.remove(key)
  // undefined on an insecure origin
  if ('caches' in window) caches.delete(VISITED_CACHE).catch(() => {})
}

/** Forgets the products viewed on this device, in every market and language of this origin (T46). */
export function removeVisited(): void {
  removeKeptVisited()
  for (const key of keys()) safeSessionStorage.remove(key)
}
