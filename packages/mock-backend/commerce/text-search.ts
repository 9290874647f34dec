import type { Lang } from '#catalogue/types'
import type { CatalogueIndex, Entry } from './catalogue-index'

const fold = (text: string): string => text.toLowerCase().normalize('NFC')

type Haystack = { name: string; rest: string }

/** Weight of a word in a product's texts; 0 when it does not occur. */
function weigh(word: string, { name, rest }: Haystack): number {
  if (name.startsWith(word)) return 5
  if (name.includes(word)) return 3
  return rest.includes(word) ? 1 : 0
}

/** Simple text search: every word must occur; a hit in the name weighs most. Indexes a language on first use. */
export function createTextSearch(index: CatalogueIndex) {
  const byLang = new Map<Lang, Haystack[]>()

  const textOf = (entry: Entry, lang: Lang): Haystack => ({
    name: fold(entry.product.name[lang]),
    rest: fold(
      [
        entry.brand.name,
        index.catalogue.colours[entry.product.colour].name[lang],
        entry.product.articleNumber,
        ...entry.categories.map((category) => category.name[lang]),
      ].join(' '),
    ),
  })

  const textsOf = (lang: Lang): Haystack[] => {
    const known = byLang.get(lang)
    if (known) return known
    const made = index.entries.map((entry) => textOf(entry, lang))
    byLang.set(lang, made)
    return made
  }

  /** Returns a score by position; 0 means no hit. */
  return (searchText: string, lang: Lang): Uint16Array => {
    const words = fold(searchText).split(/\s+/).filter(Boolean).slice(0, 10)
    return Uint16Array.from(textsOf(lang), (haystack) => {
      const weights = words.map((word) => weigh(word, haystack))
      return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0)
    })
  }
}
