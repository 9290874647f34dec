import type { TextIndex } from '#search/engine/text-index/text-index'
import { resolveWord, type Wanted } from './resolve-word'

/** Whether two neighbouring words are one word of the catalogue: "t shirt", "mörk blå". */
function areOne(index: TextIndex, first: string, second: string): boolean {
  const { analyser, terms, colours } = index
  const joined = analyser.stem(first + second)
  const isAlone = (word: string) => (terms.get(analyser.stem(word))?.count ?? 0) > 0
  if (colours.has(joined)) return !isAlone(first) || first.length < 3
  if ((terms.get(joined)?.count ?? 0) === 0) return false
  return first.length < 3 || !isAlone(first) || !isAlone(second)
}

/** Joins neighbouring words that are one word of the catalogue, and removes stop words unless there are no others. */
export function wordsToFind(index: TextIndex, words: readonly string[]): string[] {
  const joined: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const next = words[i + 1]
    if (next !== undefined && areOne(index, word, next)) {
      joined.push(word + next)
      i++
    } else joined.push(word)
  }
  const telling = joined.filter((word) => !index.analyser.isStopWord(word))
  return telling.length > 0 ? telling : joined
}

/** The words of a query with their possible meanings. */
export const readWords = (index: TextIndex, words: readonly string[]): Wanted[] =>
  words.flatMap((word) => resolveWord(index, word))
