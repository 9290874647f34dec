import type { Analyser } from '#search/engine/analysis/analyser'
import { tokenise } from '#search/engine/analysis/tokenise'
import type { Level } from './text-index'
import { type Vocabulary, wordParts } from './vocabulary'

/** A word of a style with its level and weight. */
export type Occurrence = { stem: string; level: Level; weight: number }

/** Weights of a whole word, of the last part of a compound and of its first parts. */
export type Weights = { whole: number; part: number; before: number }

/** Levels of a word and its last part (`whole`), and of its first parts (`before`). */
type Levels = readonly [whole: Level, before: Level]

/** Reads texts as weighted words. Texts that styles share (categories, parameters, sentences) are cached. */
export function createWordReader(analyser: Analyser, vocabulary: Vocabulary) {
  const known = new Map<string, Occurrence[]>()
  const cached = (key: string, make: () => Occurrence[]): Occurrence[] => {
    const made = known.get(key) ?? make()
    known.set(key, made)
    return made
  }
  const wordsOf = (text: string): string[] => tokenise(text).filter((word) => !analyser.isStopWord(word))

  /** A word and the parts of a compound. */
  const inWord = (word: string, weights: Weights, [whole, before]: Levels): Occurrence[] =>
    wordParts(word, analyser, vocabulary).map(({ stem, role }) => ({
      stem,
      level: role === 'before' ? before : whole,
      weight: weights[role],
    }))

  /** The words of a text; compounds are not split. */
  const inText = (text: string, level: Level, weight: number): Occurrence[] =>
    wordsOf(text).map((word) => ({ stem: analyser.stem(word), level, weight }))

  return { cached, wordsOf, inWord, inText }
}

export type WordReader = ReturnType<typeof createWordReader>
