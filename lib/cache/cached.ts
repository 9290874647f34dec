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
  /** Everything else that the result depends on: query, page, location. JSON values only. */
  key?: readonly unknown[]
  /** True for a result of which visitors can create any number, such as a filtered list: for the second store (T28). */
  isVariant?: boolean
}

/**
 * Caches the checked result of a loader with the lifetime and tags of `POLICY`. Errors are not cached; `null` is cached
 * for a minute. When the backend fails and an old result is cached, returns that one and shortens the page's lifetime.
 * The result must consist of JSON values: no Date, Map, undefined or class instance.
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

/** Shortens the lifetime of the page being rendered to `DEGRADED_LIFE`: an optional part is missing or out of date. */
export async function shortenPageLife(): Promise<void> {
  await unstable_cache(async () => true, ['degraded'], { revalidate: DEGRADED_LIFE })()
}
