import type { Kind, Print } from '@kajo/picture-studio'
import type { MaterialKey } from '#catalogue/materials'
import type { PaletteKey } from '#catalogue/palettes'

export const FITS = ['regular', 'loose', 'slim', 'none'] as const
export type Fit = (typeof FITS)[number]

/** A sort of products under one name: "silk slip dress". Styles are its models. */
export type Line = {
  kind: Kind
  print: Print
  /** Shapes of the studio that fit the name: a "short" line may only use shapes drawn short. */
  shapes: readonly number[]
  material: MaterialKey
  categoryId: number
  palette: PaletteKey
  fit: Fit
  /** First and last step of the price ladder. */
  price: readonly [number, number]
  /** Share of the styles; follows how many different pictures the line can have, so that hardly one repeats. */
  weight: number
}

/** One line, written on one row; `shapes` as digits. */
export const line = (
  kind: Kind,
  print: Print,
  shapes: string,
  material: MaterialKey,
  categoryId: number,
  palette: PaletteKey,
  fit: Fit,
  price: readonly [number, number],
  weight: number,
): Line => ({ kind, print, shapes: [...shapes].map(Number), material, categoryId, palette, fit, price, weight })

export const ALL = '012345'
