import type { Commerce } from '#commerce/create-commerce'
import type { Place } from '#commerce/place'
import type { PageHit, SearchEngine } from './engine-types'

const fold = (text: string): string => text.trim().toLowerCase().normalize('NFC')

function pagesOf({ index, paths }: Commerce, { lang }: Place): Omit<PageHit, 'score'>[] {
  return [
    ...index.tree.all.map((item) => ({
      key: `c_${item.categoryId}`,
      kind: 'category' as const,
      title: item.name[lang],
      link: paths.category(item)[lang],
    })),
    ...index.catalogue.brands.map((item) => ({
      key: `b_${item.brandId}`,
      kind: 'brand' as const,
      title: item.name,
      link: paths.brand(item)[lang],
    })),
  ]
}

/** Plain text search over names; every word must occur. */
export function createEngine(commerce: Commerce): SearchEngine {
  const searchPages = (text: string, place: Place, limit: number): PageHit[] =>
    pagesOf(commerce, place)
      .filter(({ title }) => text.trim() !== '' && fold(title).includes(fold(text)))
      .map((page) => ({ ...page, score: 1 / page.title.length }))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)

  const productLink = (text: string, place: Place): string | null => {
    const entry = commerce.index.byArticleNumber.get(text.trim())
    return entry ? commerce.paths.product(entry)[place.lang] : null
  }

  return {
    searchProducts: ({ text, place }) => ({
      q: text,
      scores:
        text.trim() === ''
          ? new Float32Array(commerce.index.entries.length)
          : Float32Array.from(commerce.search(text, place.lang)),
      autoCorrect: null,
      didYouMean: [],
      relatedSearches: [],
      redirectLink: productLink(text, place),
    }),
    suggestPhrases: (text, place, limit) =>
      commerce.index.tree.all
        .map(({ name }) => fold(name[place.lang]))
        .filter((name) => name.includes(fold(text)))
        .slice(0, limit),
    searchPages,
    catalogueChanged: () => undefined,
  }
}
