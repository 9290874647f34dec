import type { Lang } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { type Matches, matchProducts, type Scope } from '#search/engine/question/match-products'
import { parseQuestion } from '#search/engine/question/parse-question'
import { readWords, wordsToFind } from '#search/engine/question/read-words'
import { resolveEnd, type Wanted } from '#search/engine/question/resolve-word'
import type { TextIndex } from '#search/engine/text-index/text-index'
import type { ProductAnswer, ProductQuestion, SearchOrigin } from '#search/engine-types'
import { correctQuestion } from './correct-question'
import { findByArticleNumber } from './find-by-article-number'
import { createMarketView } from './market-view'
import { rankProducts } from './rank-products'

/** A correction must find this many times what the text as typed finds. */
const MUCH_MORE = 5
const NEXT_TO_NOTHING = 2

/** Words that nothing is near to are read by their known ends. */
const byEnds = (index: TextIndex, wanted: readonly Wanted[]): Wanted[] =>
  wanted.map((word) => (word.isKnown ? word : resolveEnd(index, word.word)))

type Found = Pick<ProductAnswer, 'q' | 'autoCorrect' | 'didYouMean'> & { matches: Matches }

/** The hits of the words as typed or, where those find next to nothing and a correction much, as corrected. */
function findWords(scope: Scope, text: string, words: readonly string[], origin: SearchOrigin): Found {
  const { index } = scope
  const wanted = readWords(index, words)
  const typed = matchProducts(scope, wanted)
  const originalTotalHits = typed.isComplete ? typed.count : 0
  const plain = { q: text, autoCorrect: null, didYouMean: [] }
  const correction = correctQuestion(index, text, words)
  const corrected = correction && matchProducts(scope, correction.wanted)
  if (!corrected || corrected.count <= originalTotalHits * MUCH_MORE) {
    return { ...plain, matches: typed.isComplete ? typed : matchProducts(scope, byEnds(index, wanted)) }
  }
  const { texts, isClear } = correction
  const mayCorrect = origin !== 'UNDO_AUTO_CORRECT'
  const [q = text] = texts
  if (isClear && mayCorrect && originalTotalHits <= NEXT_TO_NOTHING) {
    return { q, autoCorrect: { q: text, originalTotalHits }, didYouMean: [], matches: corrected }
  }
  const read = matchProducts(scope, byEnds(index, wanted))
  const matches = read.count === 0 && mayCorrect ? corrected : read
  return { ...plain, didYouMean: isClear ? [q] : texts, matches }
}

/** Finds products in the index of the place's language. */
export function createProductSearch(commerce: Commerce, indexOf: (lang: Lang) => TextIndex) {
  const { entries } = commerce.index

  return (question: ProductQuestion): Omit<ProductAnswer, 'relatedSearches' | 'redirectLink'> => {
    const { text, place, origin, interest } = question
    const nothing = { q: text, autoCorrect: null, didYouMean: [], scores: new Float32Array(entries.length) }
    const numbered = findByArticleNumber(commerce.index, text)
    if (numbered.length > 0) {
      for (const { position } of numbered) nothing.scores[position] = 1
      return nothing
    }
    const index = indexOf(place.lang)
    const view = createMarketView(commerce, place)
    const parsed = parseQuestion(text, place.lang, view.isSize)
    const words = wordsToFind(index, parsed.words)
    const conditions = view.conditionsOf(parsed)
    if (words.length === 0 && conditions.length === 0) return nothing
    const found = findWords({ index, entries, conditions, isOnSale: view.isOnSale }, text, words, origin)
    const { matches, ...answer } = found
    rankProducts(commerce.index, matches.relevance, view, interest)
    return { ...answer, scores: matches.relevance }
  }
}
