import 'client-only'
import * as z from 'zod/mini'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'

const LONGEST_TEXT = 600
const MOST = 8
const SHOWN = 4

const text = z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT))
// any script of the origin can write the stored value: accept only paths of the shop and http(s) pictures
const visitedSchema = z.object({
  href: text.check(z.regex(/^\/(?![/\\])/)),
  name: text,
  picture: text.check(z.regex(/^https?:\/\//)),
})

/** A product whose page was opened. */
export type VisitedProduct = z.infer<typeof visitedSchema>

const PREFIX = 'kajo-visited-'
const keyOf = ({ market, lang }: Site): string => `${PREFIX}${market}-${lang}`

/** Products viewed in a market and language, newest first. */
export function readVisited(site: Site): VisitedProduct[] {
  const stored = z.array(z.unknown()).safeParse(safeLocalStorage.readJson(keyOf(site)))
  const products = stored.success ? stored.data : []
  return products.flatMap((product) => visitedSchema.safeParse(product).data ?? []).slice(0, MOST)
}

/** The four newest products, except those whose address is in `without`. */
export const lastVisited = (site: Site, without: readonly string[] = []): VisitedProduct[] =>
  readVisited(site)
    .filter(({ href }) => !without.includes(href))
    .slice(0, SHOWN)

/** Stores a product as the newest; each product is stored once. */
export function rememberVisited(site: Site, product: VisitedProduct): void {
  const others = readVisited(site).filter(({ href }) => href !== product.href)
  safeLocalStorage.write(keyOf(site), JSON.stringify([product, ...others].slice(0, MOST)))
}

/** Forgets the products viewed on this device, in every market and language of this origin (T46). */
export function removeVisited(): void {
  for (const { alias, languages } of Object.values(MARKETS)) {
    for (const lang of languages) safeLocalStorage.remove(`${PREFIX}${alias}-${lang}`)
  }
}
