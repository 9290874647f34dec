const SHORTEST_STEM = 3

/** Removes the first matching suffix that leaves at least three letters. */
export function stripSuffix(word: string, suffixes: readonly string[]): string {
  for (const suffix of suffixes) {
    if (word.length - suffix.length >= SHORTEST_STEM && word.endsWith(suffix)) return word.slice(0, -suffix.length)
  }
  return word
}

/** Removes a doubled last consonant, which only some forms of a word have: `hatt` becomes `hat`. */
export const undouble = (word: string): string =>
  word.length > SHORTEST_STEM && /([bdfgklmnprst])\1$/.test(word) ? word.slice(0, -1) : word
