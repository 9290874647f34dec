import type { ColourKey, Kind, Leg, Print } from '@kajo/picture-studio'
import type { CategoryKey } from '#catalogue/category-ids'
import type { Measure, Wearing } from '#catalogue/kinds'
import type { LineId } from '#catalogue/lines'
import type { Fit } from '#catalogue/lines/line'
import type { Care, Fibre, MaterialKey } from '#catalogue/materials'

export type ParameterKey = 'print' | 'material' | 'fit' | 'composition' | 'care' | 'measure' | 'details' | 'origin'

export const ORIGINS = ['portugal', 'italy', 'estonia', 'lithuania', 'poland', 'spain', 'finland'] as const
export type Origin = (typeof ORIGINS)[number]

/** Short words: names, labels, measures. */
export type NameWords = {
  lines: Record<LineId, string>
  colours: Record<ColourKey, string>
  prints: Record<Print, string>
  origins: Record<Origin, string>
  labels: Record<ParameterKey, string>
  /** With `{n}` for the number of the cut and `{size}` for the size it was measured in. */
  measures: Record<Exclude<Measure, 'none'>, string>
  /** By the number of buttons on the front. */
  buttons: Record<number, string>
  legs: Record<Leg, string>
}

/** What cloth is called and how it is spoken of. */
export type MaterialWords = {
  materials: Record<MaterialKey, { name: string; sentences: readonly string[] }>
  /** As on the label after a percentage. */
  fibres: Record<Fibre, string>
  care: Record<Care, string>
  fits: Record<Fit, { name: string; sentence: string }>
  prints: Record<Exclude<Print, 'plain'>, readonly string[]>
  styling: Record<Wearing, readonly string[]>
  /** Only true of products of the shop's own brand. */
  ownCollection: string
  /** Composition of filled products; `notice` is what EU law asks of textiles with animal parts. */
  filled: { shell: string; fill: string; notice: string }
}

/** Name and one line of a category; the address is made from the name unless it is given. */
export type CategoryWords = Record<CategoryKey, { name: string; text: string; alias?: string }>

export type Words = NameWords & {
  /** Opens the page: shape, cloth or use of a line, without colour. */
  leads: Record<LineId, readonly string[]>
  /** Opens the description: how a kind is made. Names no colour, material or length. */
  kinds: Record<Kind, readonly string[]>
  material: MaterialWords
  categories: CategoryWords
}
