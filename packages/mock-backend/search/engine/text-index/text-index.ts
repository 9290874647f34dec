import type { ColourKey } from '@kajo/picture-studio'
import type { Analyser } from '#search/engine/analysis/analyser'
import type { Spellings } from './create-spellings'

/** Styles that a word stands for, and how much (1 to 100). */
export type Postings = { styles: Int32Array; weights: Uint8Array }

/**
 * Where a word occurs, from sure to vague: names what the style is; says something about it in name, material, brand …;
 * occurs in its description.
 */
export const LEVELS = ['head', 'other', 'text'] as const
export type Level = (typeof LEVELS)[number]

/** All forms of one word of the catalogue. */
export type Term = {
  stem: string
  postings: Record<Level, Postings | null>
  /** Names garments: "klänning", "takki". */
  isGarment: boolean
  /** Also a material, so that "linne" finds shirts of linen too. */
  isMaterial: boolean
  isBrand: boolean
  isModel: boolean
  /** How many styles have it outside their descriptions. */
  count: number
}

/** How much a colour counts for a word, by colour: "röd" is brick first, then wine and rust. */
export type ColourWeights = ReadonlyMap<ColourKey, number>

/** Everything a query in one language is read with. */
export type TextIndex = {
  analyser: Analyser
  terms: ReadonlyMap<string, Term>
  /** Folded words as they are written in names, categories, brands and so on, with their stems: for prefixes and typing errors. */
  spellings: Spellings
  /** A folded spelling as it is written. */
  written: ReadonlyMap<string, string>
  colours: ReadonlyMap<string, ColourWeights>
  /** Stem of a word that the catalogue does not use, or uses beside others: what else to look for. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** First position of each style's products; one more than there are styles. */
  starts: Int32Array
}
