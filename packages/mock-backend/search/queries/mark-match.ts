const WORD = /[\p{L}\p{N}]+/gu

const wordsOf = (text: string): string[] => text.toLocaleLowerCase().match(WORD) ?? []

/** How many leading characters of a word were typed; 0 when it does not begin with any of the typed words. */
const typedLength = (word: string, typed: readonly string[]): number =>
  Math.max(0, ...typed.filter((start) => word.toLocaleLowerCase().startsWith(start)).map((start) => start.length))

/** Marks the beginnings of words that were typed: `markMatch('röda klänningar', 'klän')` is `röda {{klän}}ningar`. */
export function markMatch(text: string, q: string): string {
  const typed = wordsOf(q)
  return text.replace(WORD, (word) => {
    const length = typedLength(word, typed)
    return length === 0 ? word : `{{${word.slice(0, length)}}}${word.slice(length)}`
  })
}
