import 'server-only'
import { unstable_cache } from 'next/cache'
import { env } from '@/lib/config/env'
import { sha256Hex } from '@/lib/http/sha256.mjs'
import type { MarketLang } from '@/lib/market/site'
import { VARIANT_TAG } from './entry-class.mjs'
import { DEGRADED_LIFE } from './life.mjs'
import { type DataKind, POLICY, tagsFor } from './policy'

export type CacheScope = {
  site: MarketLang
  /** Entity the result is about; becomes its own tag. */
  alias?: string
  /** Everything else the answer depends on: query, page, location. Must survive JSON. */
  key?: readonly unknown[]
  /** True for one of endlessly many answers that visitors make up: kept in the second store (T28). */
  isVariant?: boolean
}

/**
 * A loader's checked result, kept and tagged by the policy table. A throw is never kept; `null` is, for a minute.
 * When the backend fails while an old result is at hand, that one is returned and the page gets a short life.
 * The result must survive JSON: no Date, Map, undefined or class.
 */
export async function cached<T>(
  kind: DataKind,
  { site, alias, key = [], isVariant = false }: CacheScope,
  fn: () => Promise<T>,
): Promise<T> {
  let failed = false
  const watched = async (): Promise<T> => {
    try {
      return await fn()
    } catch (error) {
      failed = true
      throw error
    }
  }
  // One JSON text, not parts: the framework joins parts by commas, which values may contain.
  const name = JSON.stringify([kind, site.market, site.lang, env().COMMERCE_URL, alias ?? null, key])
  // Hashed, because the framework logs the key when a renewal fails, and a search text may be personal data.
  const hash = await sha256Hex(name)
  const { revalidate } = POLICY[kind]
  const tags = [...tagsFor(kind, site, alias), ...(isVariant ? [VARIANT_TAG] : [])]
  const result = await unstable_cache(watched, [hash], { revalidate, tags })()
  if (failed) await shortenPageLife()
  return result
}

/** Gives the page being drawn a life of seconds: one of its lesser parts is missing or old. */
export async function shortenPageLife(): Promise<void> {
  await unstable_cache(async () => true, ['degraded'], { revalidate: DEGRADED_LIFE })()
}
