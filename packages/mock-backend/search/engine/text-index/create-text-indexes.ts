import { LANGS } from '#catalogue/langs'
import type { Catalogue, Lang } from '#catalogue/types'
import { buildTextIndex } from './build-text-index'
import type { TextIndex } from './text-index'

/** The text indexes of all languages. Each is built on first use, or earlier in steps of `prepare`. */
export function createTextIndexes(catalogue: Catalogue) {
  const built = new Map<Lang, TextIndex>()
  const begun = new Map<Lang, ReturnType<typeof buildTextIndex>>()

  /** Does one step of building; returns the index when it is complete. */
  const step = (lang: Lang): TextIndex | null => {
    const known = built.get(lang)
    if (known) return known
    const building = begun.get(lang) ?? buildTextIndex(catalogue, lang)
    begun.set(lang, building)
    const { done, value } = building.next()
    if (!done) return null
    begun.delete(lang)
    built.set(lang, value)
    return value
  }

  return {
    of: (lang: Lang): TextIndex => {
      for (;;) {
        const index = step(lang)
        if (index) return index
      }
    },
    /** Does one step of building; returns false when all indexes are complete. */
    prepare: (): boolean => {
      const lang = LANGS.find((candidate) => !built.has(candidate))
      if (lang) step(lang)
      return lang !== undefined
    },
  }
}
