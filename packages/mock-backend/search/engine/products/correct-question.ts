import { tokenise } from '#search/engine/analysis/tokenise'
import { type Corrections, correctWord } from '#search/engine/question/correct-word'
import { resolveWord, type Wanted } from '#search/engine/question/resolve-word'
import type { TextIndex } from '#search/engine/text-index/text-index'

/** A corrected text, and the meanings of its words. */
export type Guess = { text: string; wanted: Wanted[] }

export type CorrectedQuestion = {
  /** Most likely first. */
  guesses: Guess[]
  /** Whether the first guess is certain. */
  isClear: boolean
  /** Whether a word was corrected to a name although other words do not describe products; probably wrong. */
  isByChance: boolean
}

const MOST_GUESSES = 3

/** Replaces words of a text; `by` maps folded words to their replacements. */
const replaceWords = ({ analyser }: TextIndex, text: string, by: ReadonlyMap<string, string>): string =>
  tokenise(text).reduce((corrected, word) => {
    const other = by.get(analyser.fold(word))
    return other === undefined ? corrected : corrected.replace(word, other)
  }, text.normalize('NFC'))

function unknownWords(index: TextIndex, words: readonly string[]): Map<string, Corrections> {
  const found = new Map<string, Corrections>()
  for (const word of words) {
    if (resolveWord(index, word).every(({ isKnown }) => isKnown)) continue
    const corrections = correctWord(index, word)
    if (corrections.near.length > 0) found.set(word, corrections)
  }
  return found
}

/** Whether all uncorrected words describe products. If not, a correction to a name is unlikely to be right. */
const areNamed = ({ terms, analyser }: TextIndex, words: readonly string[], found: ReadonlyMap<string, unknown>) =>
  words.every((word) => found.has(word) || (terms.get(analyser.stem(word))?.count ?? 0) > 0)

/** Corrects the words that the catalogue does not contain; null when no similar words exist. */
export function correctQuestion(index: TextIndex, text: string, words: readonly string[]): CorrectedQuestion | null {
  const found = unknownWords(index, words)
  if (found.size === 0) return null
  const spelt = (word: string, guess: number): string => {
    const near = found.get(word)?.near
    return (near?.[guess] ?? near?.[0])?.spelling ?? word
  }
  // Also restores diacritics of the other words: "klannng rod" becomes "klänning röd".
  const written = (guess: number) =>
    new Map(
      words.map((word): [string, string] => {
        const spelling = spelt(word, guess)
        return [word, index.written.get(spelling) ?? spelling]
      }),
    )
  const guesses = new Map<string, Guess>()
  for (let guess = 0; guess < MOST_GUESSES; guess++) {
    const guessed = replaceWords(index, text, written(guess))
    const wanted = words.flatMap((word) => resolveWord(index, spelt(word, guess)))
    if (!guesses.has(guessed)) guesses.set(guessed, { text: guessed, wanted })
  }
  const corrections = [...found.values()]
  const isByChance = corrections.some(({ near }) => near[0]?.isName) && !areNamed(index, words, found)
  const isClear = !isByChance && corrections.every((correction) => correction.isClear)
  return { guesses: [...guesses.values()], isClear, isByChance }
}
