const range = (length: number): number[] => Array.from({ length }, (_, i) => i)

/** Distances between the first `i` letters of one word and every beginning of the other. */
function nextRow(
  from: string,
  to: string,
  i: number,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const row = [i]
  for (let j = 1; j <= to.length; j++) {
    const replaced = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
    const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
    const swapped = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : replaced
    row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped))
  }
  return row
}

/**
 * Edits that make one word of the other: a letter left out, added, replaced, or two neighbours swapped.
 * More than `most` is answered as `most + 1`.
 */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = range(to.length + 1)
  for (let i = 1; i <= from.length; i++) {
    const row = nextRow(from, to, i, last, beforeLast)
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[to.length] ?? 0, most + 1)
}

/** How many letters of a word may be wrong before it counts as another word. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}
