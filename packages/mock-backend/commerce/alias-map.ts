import { LANGS } from '#catalogue/langs'
import type { Lang } from '#catalogue/types'

/** Finds by alias in the language asked and, failing that, in any: the shop then redirects to the canonical address. */
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
