const range = (length: number): number[] => Array.from({ length }, (_, i) => i)

/** One row of the distance table: distances between the first `i` letters of one word and every prefix of the other. */
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
 * Number of edits between two words: a letter removed, added or replaced, or two neighbouring letters swapped. Returns
 * `most + 1` for every larger distance.
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

/** Largest edit distance at which another word can be a correction of `word`; 0 when it is never corrected. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}
