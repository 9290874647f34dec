import type { ColourKey } from '@kajo/picture-studio'
import type { Analyser } from '#search/engine/analysis/analyser'
import type { Spellings } from './create-spellings'

/** The styles with a word, and the word's weight in each (1 to 100). */
export type Postings = { styles: Int32Array; weights: Uint8Array }

/**
 * Where a word occurs, the most certain level first. `head`: the word for the garment. `other`: further words of name,
 * category, material, brand … `text`: words of the description.
 */
export const LEVELS = ['head', 'other', 'text'] as const
export type Level = (typeof LEVELS)[number]

/** A word of the catalogue in all its forms. */
export type Term = {
  stem: string
  postings: Record<Level, Postings | null>
  /** Whether it is a word for a garment: "klänning", "takki". */
  isGarment: boolean
  /** Whether it is a material. "linne" is both: a garment and linen. */
  isMaterial: boolean
  isBrand: boolean
  isModel: boolean
  /** Number of styles with the word outside their descriptions. */
  count: number
}

/** Weights of a word's colours: for "röd", brick has the highest, then wine and rust. */
export type ColourWeights = ReadonlyMap<ColourKey, number>

/** Everything that is needed to interpret a query in one language. */
export type TextIndex = {
  analyser: Analyser
  terms: ReadonlyMap<string, Term>
  /**
   * Folded words of names, categories, brands and so on with their stems, to find prefixes and correct typing errors.
   */
  spellings: Spellings
  /** The unfolded spelling of a folded word. */
  written: ReadonlyMap<string, string>
  colours: ReadonlyMap<string, ColourWeights>
  /** By stem: other words of the catalogue with the same meaning. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** First position of each style's products, followed by the number of products. */
  starts: Int32Array
}
