const WORD = /[\p{L}\p{N}]+/gu

/** A typed word with fewer characters is marked only at the beginning of a word. */
const INSIDE_FROM = 3

const fold = (text: string): string => text.toLocaleLowerCase()

/** Start and end of a typed word within another word; null when it does not occur. */
function rangeOf(word: string, typed: string): { start: number; end: number } | null {
  const start = fold(word).indexOf(typed)
  const isShown = start === 0 || (start > 0 && typed.length >= INSIDE_FROM)
  return isShown ? { start, end: start + typed.length } : null
}

/**
 * Marks the typed words in a text: `markMatch('röda klänningar', 'klän')` is `röda {{klän}}ningar`. Each word of the
 * text is marked at most once, with the longest typed word that it contains.
 */
export function markMatch(text: string, q: string): string {
  const typed = (fold(q).match(WORD) ?? []).sort((a, b) => b.length - a.length)
  return text.replace(WORD, (word) => {
    const [range] = typed.flatMap((part) => rangeOf(word, part) ?? [])
    return range
      ? `${word.slice(0, range.start)}{{${word.slice(range.start, range.end)}}}${word.slice(range.end)}`
      : word
  })
}
