import type { Lang } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { matchProducts, type Scope, type TextMatches } from '#search/engine/question/match-products'
import { type ParsedQuestion, parseQuestion } from '#search/engine/question/parse-question'
import { readWords, wordsToFind } from '#search/engine/question/read-words'
import { resolveEnd, type Wanted } from '#search/engine/question/resolve-word'
import type { TextIndex } from '#search/engine/text-index/text-index'
import type { ProductAnswer, ProductQuestion, SearchOrigin } from '#search/engine-types'
import { correctQuestion } from './correct-question'
import { findByArticleNumber } from './find-by-article-number'
import { createMarketView } from './market-view'
import { rankProducts } from './rank-products'

/** A correction must find more than this many times the hits of the typed text. */
const MUCH_MORE = 5
/** Most hits with which a text is still corrected automatically. */
const NEXT_TO_NOTHING = 2

/** Interprets each unknown word by its last part, if that is a known garment. */
const byEnds = (index: TextIndex, wanted: readonly Wanted[]): Wanted[] =>
  wanted.map((word) => (word.isKnown ? word : resolveEnd(index, word.word)))

type Found = Pick<ProductAnswer, 'q' | 'autoCorrect' | 'didYouMean'> & { matches: TextMatches }

type Corrected = Found & { isClear: boolean }

/**
 * The hits of a corrected text. Guesses whose hits have every word are preferred; of these, the most likely guess or,
 * if the correction is uncertain, the one with most hits. Null when there is no guess or it does not find many more
 * hits.
 */
function correct(scope: Scope, text: string, words: readonly string[], originalTotalHits: number): Corrected | null {
  const correction = correctQuestion(scope.index, text, words)
  if (!correction) return null
  const tried = correction.guesses.map((guess) => ({ q: guess.text, matches: matchProducts(scope, guess.wanted) }))
  const complete = tried.filter(({ matches }) => matches.isComplete)
  const byCount = complete.toSorted((a, b) => b.matches.count - a.matches.count)
  const best = (correction.isClear ? complete[0] : byCount[0]) ?? tried[0]
  if (!best || best.matches.count <= originalTotalHits * MUCH_MORE) return null
  const isClear = correction.isClear || (complete.length === 1 && !correction.isByChance)
  const didYouMean = isClear ? [best.q] : tried.map(({ q }) => q)
  return { ...best, autoCorrect: { q: text, originalTotalHits }, didYouMean, isClear }
}

/**
 * The hits of the typed words or, when these find very little and a correction finds much more, of the corrected words.
 */
function findWords(scope: Scope, text: string, words: readonly string[], origin: SearchOrigin): Found {
  const wanted = readWords(scope.index, words)
  const typed = matchProducts(scope, wanted)
  const originalTotalHits = typed.isComplete ? typed.count : 0
  const corrected = correct(scope, text, words, originalTotalHits)
  const mayCorrect = origin !== 'UNDO_AUTO_CORRECT' && originalTotalHits <= NEXT_TO_NOTHING
  if (corrected?.isClear && mayCorrect) {
    const { q, autoCorrect, matches } = corrected
    return { q, autoCorrect, didYouMean: [], matches }
  }
  const plain = { q: text, autoCorrect: null }
  const read = typed.isComplete ? typed : matchProducts(scope, byEnds(scope.index, wanted))
  if (!corrected) return { ...plain, didYouMean: [], matches: read }
  const { isClear, didYouMean, matches } = corrected
  if (read.count > 0) return { ...plain, didYouMean: isClear ? didYouMean : [], matches: read }
  return { ...plain, didYouMean, matches: mayCorrect ? matches : read }
}

/**
 * The words to search for. Beside an occasion, words without a meaning in the catalogue are left out: of "present till
 * mamma", the presents are found.
 */
function telling(index: TextIndex, { words, occasions }: ParsedQuestion): string[] {
  if (words.length === 0) return []
  const found = wordsToFind(index, words)
  if (occasions.length === 0) return found
  const { analyser } = index
  return found.filter(
    (word) =>
      !analyser.isStopWord(word) &&
      (readWords(index, [word]).some(({ isKnown }) => isKnown) || correctQuestion(index, word, [word]) !== null),
  )
}

/** Searches products in the index of the requested language. */
export function createProductSearch(commerce: Commerce, indexOf: (lang: Lang) => TextIndex) {
  const { entries } = commerce.index

  return (question: ProductQuestion): Omit<ProductAnswer, 'relatedSearches' | 'redirectLink'> => {
    const { text, storefront, origin, interest } = question
    const nothing = { q: text, autoCorrect: null, didYouMean: [], scores: new Float32Array(entries.length) }
    const numbered = findByArticleNumber(commerce.index, text)
    if (numbered.length > 0) {
      for (const { position } of numbered) nothing.scores[position] = 1
      return nothing
    }
    const index = indexOf(storefront.lang)
    const view = createMarketView(commerce, storefront)
    const parsed = parseQuestion(text, storefront.lang, view.isSize)
    const words = telling(index, parsed)
    const conditions = view.conditionsOf(parsed)
    if (words.length === 0 && conditions.length === 0) return nothing
    const found = findWords({ index, entries, conditions, isOnSale: view.isOnSale }, text, words, origin)
    const { matches, ...answer } = found
    rankProducts(commerce.index, matches.relevance, view, interest)
    return { ...answer, scores: matches.relevance }
  }
}
