import MiniSearch from 'minisearch'
import type { Commerce } from '#commerce/create-commerce'
import type { Storefront } from '#commerce/storefront'
import { analyserOf } from '#search/engine/analysis/analyser'
import { tokenise, truncateSearchText } from '#search/engine/analysis/tokenise'
import { parseQuestion } from '#search/engine/question/parse-question'
import type { PageHit } from '#search/engine-types'
import { listKey, type PageDocument, pageDocuments } from './page-documents'

type PageIndex = {
  search: MiniSearch<PageDocument>
  documents: readonly PageDocument[]
  byKey: ReadonlyMap<string, PageDocument>
}

/** Lowest share of the best score that a hit needs, so that pages that only mention a word are left out. */
const LEAST_SHARE = 1 / 3

/** Most typing errors accepted in a word. */
const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** Searches content pages, categories, brands and merchant lists, with an index per market and language that is built on first use. */
export function createPageSearch(commerce: Commerce) {
  const indexes = new Map<string, PageIndex>()

  const indexOf = (storefront: Storefront): PageIndex => {
    const key = `${storefront.market.alias} ${storefront.lang}`
    const known = indexes.get(key)
    if (known) return known
    const analyser = analyserOf(storefront.lang)
    const search = new MiniSearch<PageDocument>({
      idField: 'key',
      fields: ['title', 'phrases', 'description', 'text'],
      stringifyField: (value) => (Array.isArray(value) ? value.join(' ') : String(value)),
      tokenize: tokenise,
      processTerm: (word) => (analyser.isStopWord(word) ? null : analyser.stem(word)),
      searchOptions: {
        boost: { title: 6, phrases: 5, description: 1.5 },
        prefix: (word) => word.length > 2,
        fuzzy: mistakesIn,
        weights: { prefix: 0.5, fuzzy: 0.3 },
        combineWith: 'AND',
      },
    })
    const documents = pageDocuments(commerce, storefront)
    search.addAll(documents)
    const made = { search, documents, byKey: new Map(documents.map((document) => [document.key, document])) }
    indexes.set(key, made)
    return made
  }

  return {
    documents: (storefront: Storefront): readonly PageDocument[] => indexOf(storefront).documents,
    /**
     * The merchant lists of the occasions that the text names, then pages with all words of the text, best first. If no
     * page has all of them, pages with at least half of them are returned.
     */
    search: (text: string, storefront: Storefront, limit: number): PageHit[] => {
      const { search, byKey } = indexOf(storefront)
      const asked = truncateSearchText(text)
      const exact = search.search(asked)
      const words = tokenise(asked).filter((word) => !analyserOf(storefront.lang).isStopWord(word)).length
      const some = () =>
        search.search(asked, { combineWith: 'OR' }).filter(({ queryTerms }) => queryTerms.length * 2 >= words)
      const hits = exact.length > 0 ? exact : some()
      const least = (hits[0]?.score ?? 0) * LEAST_SHARE
      const good = hits.filter(({ score }) => score >= least)
      const { occasions } = parseQuestion(asked, storefront.lang, () => false)
      const meant = new Set(occasions.map(({ list }) => listKey(list)))
      const best = hits[0]?.score ?? 1
      const named = [...meant].map((key) => ({ id: key, score: best }))
      return [...named, ...good.filter(({ id }) => !meant.has(String(id)))].slice(0, limit).flatMap(({ id, score }) => {
        const page = byKey.get(String(id))
        return page ? [{ key: page.key, kind: page.kind, title: page.title, link: page.link, score }] : []
      })
    },
  }
}
