import type { Commerce } from '#commerce/create-commerce'
import { createPageSearch } from './engine/pages/create-page-search'
import { createPhraseSearch } from './engine/phrases/create-phrase-search'
import { createProductSearch } from './engine/products/create-product-search'
import { createRedirects } from './engine/redirects'
import { createTextIndexes } from './engine/text-index/create-text-indexes'
import type { SearchEngine } from './engine-types'

const MOST_RELATED = 6
/** Time in ms after which building indexes in advance lets the event loop continue. */
const SLICE = 15

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The text engine of the search service. It has an index per language, built on first use or by `warmUp`. */
export function createEngine(commerce: Commerce): SearchEngine {
  const indexes = createTextIndexes(commerce.index.catalogue)
  const pages = createPageSearch(commerce)
  const phrases = createPhraseSearch(commerce, indexes.of)
  const findProducts = createProductSearch(commerce, indexes.of)
  const redirectOf = createRedirects(commerce, pages.documents)

  return {
    searchProducts: (question) => {
      const { text, storefront } = question
      const answer = findProducts(question)
      const relatedSearches = phrases.related(answer.q, answer.scores, storefront, MOST_RELATED)
      return { ...answer, relatedSearches, redirectLink: redirectOf(text, storefront) }
    },
    suggestPhrases: phrases.suggest,
    searchPages: pages.search,
    catalogueChanged: phrases.forget,
    warmUp: async () => {
      for (let isBusy = true; isBusy; ) {
        const started = performance.now()
        while (isBusy && performance.now() - started < SLICE) isBusy = indexes.prepare() || phrases.prepare()
        await nextTurn()
      }
    },
  }
}
