import MiniSearch from 'minisearch'
import type { Lang } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import type { Place } from '#commerce/place'
import { createAnalyser } from './engine/analysis/analyser'
import { tokenise } from './engine/analysis/tokenise'
import { createPageSearch } from './engine/pages/create-page-search'
import type { SearchEngine } from './engine-types'

/** The text engine of the search service: an index per language, made when first asked. */
export function createEngine(commerce: Commerce): SearchEngine {
  const { index } = commerce
  const pages = createPageSearch(commerce)
  const indexes = new Map<Lang, MiniSearch>()

  const indexOf = (lang: Lang): MiniSearch => {
    const known = indexes.get(lang)
    if (known) return known
    const analyser = createAnalyser(lang)
    const made = new MiniSearch({
      fields: ['name', 'category', 'brand', 'colour', 'material'],
      tokenize: tokenise,
      processTerm: (word) => (analyser.isStopWord(word) ? null : analyser.stem(word)),
      searchOptions: { combineWith: 'AND', boost: { name: 4, category: 3, colour: 2, brand: 2 } },
    })
    made.addAll(
      index.entries.map(({ position, product, style, brand, categories }) => ({
        id: position,
        name: product.name[lang],
        category: categories.map((category) => category.name[lang]).join(' '),
        brand: brand.name,
        colour: index.catalogue.colours[product.colour].name[lang],
        material: style.parameters.find(({ name }) => name === 'Material')?.value[lang] ?? '',
      })),
    )
    indexes.set(lang, made)
    return made
  }

  return {
    searchProducts: ({ text, place }) => {
      const scores = new Float32Array(index.entries.length)
      for (const { id, score } of indexOf(place.lang).search(text, { prefix: true, fuzzy: 0.2 })) scores[id] = score
      return { q: text, scores, autoCorrect: null, didYouMean: [], relatedSearches: [], redirectLink: null }
    },
    suggestPhrases: (text, { lang }: Place, limit) =>
      index.tree.all
        .map((category) => category.name[lang])
        .filter((name) => name.toLowerCase().startsWith(text.toLowerCase()))
        .slice(0, limit),
    searchPages: pages.search,
    catalogueChanged: () => undefined,
  }
}
