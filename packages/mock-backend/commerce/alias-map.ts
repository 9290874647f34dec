import { LANGS } from '#catalogue/langs'
import type { Lang } from '#catalogue/types'

/**
 * Returns a function that finds an item by its alias in `lang`, else by its alias in another language, from which the
 * shop redirects to the canonical path; null when there is none.
 */
export function createAliasMap<T>(items: T[], aliasOf: (item: T, lang: Lang) => string) {
  const map = new Map<string, T>()
  for (const item of items) {
    for (const lang of LANGS) {
      const key = `${lang}:${aliasOf(item, lang)}`
      if (!map.has(key)) map.set(key, item)
    }
  }
  return (alias: string, lang: Lang): T | null => {
    for (const candidate of [lang, ...LANGS]) {
      const found = map.get(`${candidate}:${alias}`)
      if (found !== undefined) return found
    }
    return null
  }
}
