const WORD = /[\p{L}\p{N}]+/gu

/** Fewer characters than this are marked at the beginning of a word only. */
const INSIDE_FROM = 3

const fold = (text: string): string => text.toLocaleLowerCase()

/** Where a typed word stands in another one; null when it does not. */
function placeOf(word: string, typed: string): { start: number; end: number } | null {
  const start = fold(word).indexOf(typed)
  const isShown = start === 0 || (start > 0 && typed.length >= INSIDE_FROM)
  return isShown ? { start, end: start + typed.length } : null
}

/**
 * Marks what was typed: `markMatch('röda klänningar', 'klän')` is `röda {{klän}}ningar`. The longest of the typed words
 * that a word holds is marked.
 */
export function markMatch(text: string, q: string): string {
  const typed = (fold(q).match(WORD) ?? []).sort((a, b) => b.length - a.length)
  return text.replace(WORD, (word) => {
    const [place] = typed.flatMap((part) => placeOf(word, part) ?? [])
    return place
      ? `${word.slice(0, place.start)}{{${word.slice(place.start, place.end)}}}${word.slice(place.end)}`
      : word
  })
}
