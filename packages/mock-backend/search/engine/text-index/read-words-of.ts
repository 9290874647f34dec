import type { Analyser } from '#search/engine/analysis/analyser'
import { tokenise } from '#search/engine/analysis/tokenise'
import type { Level } from './text-index'
import { type Vocabulary, wordParts } from './vocabulary'

/** One word of a style: which, how sure and how much it counts. */
export type Occurrence = { stem: string; level: Level; weight: number }

/** What a whole word, the last part of a compound and its first parts count. */
export type Weights = { whole: number; part: number; before: number }

/** Levels of a word and its last part, and of the parts before. */
type Levels = readonly [whole: Level, before: Level]

/** Reads texts as weighted words; what styles share (categories, parameters, sentences) is read once. */
export function createWordReader(analyser: Analyser, vocabulary: Vocabulary) {
  const known = new Map<string, Occurrence[]>()
  const once = (key: string, make: () => Occurrence[]): Occurrence[] => {
    const made = known.get(key) ?? make()
    known.set(key, made)
    return made
  }
  const wordsOf = (text: string): string[] => tokenise(text).filter((word) => !analyser.isStopWord(word))

  /** A word with its parts. */
  const inWord = (word: string, weights: Weights, [whole, before]: Levels): Occurrence[] =>
    wordParts(word, analyser, vocabulary).map(({ stem, role }) => ({
      stem,
      level: role === 'before' ? before : whole,
      weight: weights[role],
    }))

  /** The words of a text without their parts. */
  const inText = (text: string, level: Level, weight: number): Occurrence[] =>
    wordsOf(text).map((word) => ({ stem: analyser.stem(word), level, weight }))

  return { once, wordsOf, inWord, inText }
}

export type WordReader = ReturnType<typeof createWordReader>
