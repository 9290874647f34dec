const SHORTEST_STEM = 3

/** The word without the first of the suffixes that leaves a stem of at least three letters. */
export function stripSuffix(word: string, suffixes: readonly string[]): string {
  for (const suffix of suffixes) {
    if (word.length - suffix.length >= SHORTEST_STEM && word.endsWith(suffix)) return word.slice(0, -suffix.length)
  }
  return word
}

/** `hatt` and `hat` become the same: a short vowel doubles the consonant in some forms only. */
export const undouble = (word: string): string =>
  word.length > SHORTEST_STEM && /([bdfgklmnprst])\1$/.test(word) ? word.slice(0, -1) : word
