/** A sentence that names a number of pieces, for 0, 1 and more; the last one carries `{n}`. */
export type CountWords = readonly [zero: string, one: string, more: string]

/** Everything the buy part says by itself, written by the server in the page's language. */
export type BuyWords = {
  chooseSize: string
  sizeSoldOut: string
  addFailed: string
  notEnough: CountWords
  threshold: CountWords
  /** With `{dates}`. */
  deliveredOn: string
  /** With `{size}`. */
  sizeName: string
}

const PLACE = '{n}'
// any number whose plural is the general one, and that no sentence contains
const SAMPLE = 907

/** The three forms of a counted sentence; our languages know no more. `say` formats it for a number. */
export const countWords = (say: (stock: number) => string): CountWords => [
  say(0),
  say(1),
  say(SAMPLE).replace(String(SAMPLE), PLACE),
]

/** The sentence for a number of pieces. */
export const sayCount = (words: CountWords, count: number): string =>
  (words[count] ?? words[2]).replace(PLACE, String(count))
