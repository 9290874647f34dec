import type { ColourKey, Kind, Leg, Print } from '@kajo/picture-studio'
import type { CategoryKey } from '#catalogue/category-ids'
import type { Measure, Wearing } from '#catalogue/kinds'
import type { LineId } from '#catalogue/lines'
import type { Fit } from '#catalogue/lines/line'
import type { Care, Fibre, MaterialKey } from '#catalogue/materials'

export type ParameterKey = 'print' | 'material' | 'fit' | 'composition' | 'care' | 'measure' | 'details' | 'origin'

export const ORIGINS = ['portugal', 'italy', 'estonia', 'lithuania', 'poland', 'spain', 'finland'] as const
export type Origin = (typeof ORIGINS)[number]

/** Short texts: names, labels, measures. */
export type NameWords = {
  lines: Record<LineId, string>
  colours: Record<ColourKey, string>
  prints: Record<Print, string>
  origins: Record<Origin, string>
  labels: Record<ParameterKey, string>
  /** `{n}` is the measure, `{size}` the size that it refers to. */
  measures: Record<Exclude<Measure, 'none'>, string>
  /** By number of front buttons. */
  buttons: Record<number, string>
  legs: Record<Leg, string>
}

/** Names and descriptions of materials. */
export type MaterialWords = {
  materials: Record<MaterialKey, { name: string; sentences: readonly string[] }>
  /** As written on a label after a percentage. */
  fibres: Record<Fibre, string>
  care: Record<Care, string>
  fits: Record<Fit, { name: string; sentence: string }>
  prints: Record<Exclude<Print, 'plain'>, readonly string[]>
  styling: Record<Wearing, readonly string[]>
  /** Only for products of the shop's own brand. */
  ownCollection: string
  /** Composition of filled products; `notice` is the text that EU law requires for textiles with animal parts. */
  filled: { shell: string; fill: string; notice: string }
}

/** Name and description of a category. The alias is made from the name unless `alias` is set. */
export type CategoryWords = Record<CategoryKey, { name: string; text: string; alias?: string }>

export type Words = NameWords & {
  /** First sentences of the product page: shape, material or use of a line, without colour. */
  leads: Record<LineId, readonly string[]>
  /** First sentences of the description: how a kind is made, without colour, material and length. */
  kinds: Record<Kind, readonly string[]>
  material: MaterialWords
  categories: CategoryWords
}
