import type { Lang } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { tokenise } from '#search/engine/analysis/tokenise'
import { type Corrections, correctWord } from '#search/engine/question/correct-word'
import { type Matches, matchProducts } from '#search/engine/question/match-products'
import { parseQuestion } from '#search/engine/question/parse-question'
import { readWords, wordsToFind } from '#search/engine/question/read-words'
import { resolveEnd, resolveWord, type Wanted } from '#search/engine/question/resolve-word'
import type { TextIndex } from '#search/engine/text-index/text-index'
import type { ProductAnswer, ProductQuestion } from '#search/engine-types'
import { createMarketView, type MarketView } from './market-view'
import { rankProducts } from './rank-products'

/** A correction must find this many times what the text as typed finds. */
const MUCH_MORE = 5
const NEXT_TO_NOTHING = 2
const MOST_GUESSES = 3

type Search = {
  index: TextIndex
  view: MarketView
  conditions: ReturnType<MarketView['conditionsOf']>
  entries: Commerce['index']['entries']
}

type Reading = { wanted: Wanted[]; matches: Matches }

const read = ({ index, entries, conditions }: Search, wanted: Wanted[]): Reading => ({
  wanted,
  matches: matchProducts(index, entries, wanted, conditions),
})

/** The text with some of its words, by their folded form, replaced. */
const replaceWords = ({ analyser }: TextIndex, text: string, by: ReadonlyMap<string, string>): string =>
  tokenise(text).reduce((corrected, word) => {
    const other = by.get(analyser.fold(word))
    return other === undefined ? corrected : corrected.replace(word, other)
  }, text)

type Corrected = { q: string; reading: Reading; isClear: boolean; guesses: string[] }

/** The text with its unknown words corrected; null where nothing is near them. */
function correct(search: Search, text: string, words: readonly string[]): Corrected | null {
  const { index } = search
  const found = new Map<string, Corrections>()
  for (const word of words) {
    const isUnknown = resolveWord(index, word).some(({ isKnown }) => !isKnown)
    const corrections = isUnknown ? correctWord(index, word) : null
    if (corrections && corrections.near.length > 0) found.set(word, corrections)
  }
  if (found.size === 0) return null
  const spelt = (word: string, i: number): string | undefined => {
    const near = found.get(word)?.near
    return (near?.[i] ?? near?.[0])?.spelling
  }
  const asWritten = (i: number): string => {
    // Words that only lack their marks get them too: "klannng rod" becomes "klänning röd".
    const by = words.map((word): [string, string] => {
      const spelling = spelt(word, i) ?? word
      return [word, index.written.get(spelling) ?? spelling]
    })
    return replaceWords(index, text, new Map(by))
  }
  const wanted = words.flatMap((word) => resolveWord(index, spelt(word, 0) ?? word))
  return {
    q: asWritten(0),
    reading: read(search, wanted),
    isClear: [...found.values()].every((corrections) => corrections.isClear),
    guesses: [...new Set([0, 1, 2].map(asWritten))],
  }
}

/** The hits of a text when its unknown words are read by their known ends. */
const readByEnds = (search: Search, { wanted }: Reading): Reading =>
  read(
    search,
    wanted.map((word) => (word.isKnown ? word : resolveEnd(search.index, word.word))),
  )

/** Finds products in the index of the place's language. */
export function createProductSearch(commerce: Commerce, indexOf: (lang: Lang) => TextIndex) {
  const { entries } = commerce.index

  return (question: ProductQuestion): Omit<ProductAnswer, 'relatedSearches' | 'redirectLink'> => {
    const { text, place, origin, interest } = question
    const index = indexOf(place.lang)
    const view = createMarketView(commerce, place)
    const parsed = parseQuestion(text, place.lang, view.isSize)
    const words = wordsToFind(index, parsed.words)
    const search: Search = { index, view, entries, conditions: view.conditionsOf(parsed) }
    const answer = (q: string, { matches }: Reading) => {
      const scores = matches.relevance
      for (let at = 0; at < scores.length; at++) if (!view.isOnSale(at)) scores[at] = 0
      rankProducts(commerce.index, scores, view, interest)
      return { q, scores, autoCorrect: null, didYouMean: [] as string[] }
    }
    if (words.length === 0 && search.conditions.length === 0) {
      return { q: text, scores: new Float32Array(entries.length), autoCorrect: null, didYouMean: [] }
    }
    const typed = read(search, readWords(index, words))
    const originalTotalHits = typed.matches.isComplete ? typed.matches.count : 0
    const corrected = correct(search, text, words)
    const isMore = (corrected?.reading.matches.count ?? 0) > originalTotalHits * MUCH_MORE
    if (!corrected || !isMore) return answer(text, typed.matches.isComplete ? typed : readByEnds(search, typed))
    if (corrected.isClear && origin !== 'UNDO_AUTO_CORRECT' && originalTotalHits <= NEXT_TO_NOTHING) {
      return { ...answer(corrected.q, corrected.reading), autoCorrect: { q: text, originalTotalHits } }
    }
    const byEnds = readByEnds(search, typed)
    const isGuessed = byEnds.matches.count === 0 && origin !== 'UNDO_AUTO_CORRECT'
    const guesses = corrected.isClear ? 1 : MOST_GUESSES
    return { ...answer(text, isGuessed ? corrected.reading : byEnds), didYouMean: corrected.guesses.slice(0, guesses) }
  }
}
