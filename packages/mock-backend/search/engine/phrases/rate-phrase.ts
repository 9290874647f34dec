import { editDistance } from '#search/engine/analysis/edit-distance'
import type { Phrase, PhraseWord } from './phrase-list'

export type TypedWord = { folded: string; stem: string }

/** How well a typed word fits one of a phrase, best first. */
const FIT = { same: 1, start: 0.9, part: 0.6, inside: 0.4, mistyped: 0.25 } as const
const SHORTEST_INSIDE = 3
const SHORTEST_MISTYPED = 4

function isMistyped(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_MISTYPED) return false
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
const ORDER = 0.1

/** How well a phrase continues what was typed: every typed word fits one of its words; 0 is not at all. */
export function ratePhrase(phrase: Phrase, typed: readonly TypedWord[], allowsErrors: boolean): number {
  let sum = 0
  for (const word of typed) {
    const best = Math.max(...phrase.words.map((candidate) => fitOf(word, candidate, allowsErrors)))
    if (best <= 0) return 0
    sum += best
  }
  const [first] = typed
  const [opening] = phrase.words
  const isInOrder = first !== undefined && opening !== undefined && fitOf(first, opening, false) >= FIT.start
  const isLong = Math.max(0, phrase.words.length - typed.length)
  return sum / typed.length + (isInOrder ? ORDER : 0) - isLong * ORDER * 0.5 + BY_HITS * Math.log2(1 + phrase.hits)
}
