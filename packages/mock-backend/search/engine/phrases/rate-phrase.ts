import { editDistance } from '#search/engine/analysis/edit-distance'
import type { Phrase, PhraseWord } from './phrase-list'

export type TypedWord = { folded: string; stem: string }

/** Ratings of how a typed word matches a word of a phrase. */
const FIT = { same: 1, start: 0.9, part: 0.7, inside: 0.4, mistyped: 0.25 } as const
const SHORTEST_INSIDE = 3
const SHORTEST_MISTYPED = 4

function isMistyped(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_MISTYPED || typed.charAt(0) !== word.charAt(0)) return false
  const most = typed.length > 6 ? 2 : 1
  return [typed.length - 1, typed.length, typed.length + 1].some(
    (length) => editDistance(typed, word.slice(0, length), most) <= most,
  )
}

function fitOf(typed: TypedWord, word: PhraseWord, allowsErrors: boolean): number {
  if (typed.folded === word.folded || typed.stem === word.stem) return FIT.same
  if (word.folded.startsWith(typed.folded)) return FIT.start
  if (word.part?.startsWith(typed.folded) || word.partStem === typed.stem) return FIT.part
  if (typed.folded.length >= SHORTEST_INSIDE && word.folded.includes(typed.folded)) return FIT.inside
  return allowsErrors && isMistyped(typed.folded, word.folded) ? FIT.mistyped : 0
}

const BY_HITS = 0.04
const IN_ORDER = 0.25
const WORD_MORE = 0.05
const BRAND = 0.3

/**
 * Rates how well a phrase continues the typed words. Every typed word must match a word of the phrase, else the rating
 * is 0. Comparisons are cached by word, because phrases share words.
 */
export function createPhraseRating(typed: readonly TypedWord[], allowsErrors: boolean): (phrase: Phrase) => number {
  const fits = typed.map(() => new Map<PhraseWord, number>())
  const fitAt = (i: number, typedWord: TypedWord, word: PhraseWord): number => {
    const known = fits[i]?.get(word) ?? fitOf(typedWord, word, allowsErrors)
    fits[i]?.set(word, known)
    return known
  }
  const startsWith = ({ words: [opening] }: Phrase): boolean => {
    const [first] = typed
    return first !== undefined && opening !== undefined && fitAt(0, first, opening) >= FIT.start
  }
  return (phrase) => {
    let sum = 0
    for (const [i, word] of typed.entries()) {
      const best = Math.max(...phrase.words.map((candidate) => fitAt(i, word, candidate)))
      if (best <= 0) return 0
      sum += best
    }
    const more = Math.max(0, phrase.words.length - typed.length)
    // A brand is rated lower unless the text begins with it and has a word of more than three letters.
    const isAskedFor = startsWith(phrase) && typed.some(({ folded }) => folded.length > 3)
    const brand = phrase.isBrand && !isAskedFor ? BRAND : 0
    const order = startsWith(phrase) ? IN_ORDER : 0
    return Math.max(0.01, sum / typed.length + order - brand - more * WORD_MORE + BY_HITS * Math.log2(1 + phrase.hits))
  }
}
