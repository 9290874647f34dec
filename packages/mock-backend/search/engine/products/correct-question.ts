import { tokenise } from '#search/engine/analysis/tokenise'
import { type Corrections, correctWord } from '#search/engine/question/correct-word'
import { resolveWord, type Wanted } from '#search/engine/question/resolve-word'
import type { TextIndex } from '#search/engine/text-index/text-index'

export type CorrectedQuestion = {
  /** Texts with the unknown words corrected, the likeliest first. */
  texts: string[]
  /** The words of the first text. */
  wanted: Wanted[]
  /** Whether the first is meant for sure. */
  isClear: boolean
}

const MOST_GUESSES = 3

/** The text with some of its words, by their folded form, replaced. */
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

/** Corrects the words that the catalogue does not know; null where nothing is near them. */
export function correctQuestion(index: TextIndex, text: string, words: readonly string[]): CorrectedQuestion | null {
  const found = unknownWords(index, words)
  if (found.size === 0) return null
  const spelt = (word: string, guess: number): string => {
    const near = found.get(word)?.near
    return (near?.[guess] ?? near?.[0])?.spelling ?? word
  }
  // Words that only lack their marks get them too: "klannng rod" becomes "klänning röd".
  const written = (guess: number) =>
    new Map(
      words.map((word): [string, string] => {
        const spelling = spelt(word, guess)
        return [word, index.written.get(spelling) ?? spelling]
      }),
    )
  const guesses = Array.from({ length: MOST_GUESSES }, (_, guess) => replaceWords(index, text, written(guess)))
  return {
    texts: [...new Set(guesses)],
    wanted: words.flatMap((word) => resolveWord(index, spelt(word, 0))),
    isClear: [...found.values()].every((corrections) => corrections.isClear),
  }
}
