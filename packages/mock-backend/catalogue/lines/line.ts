import type { Kind, Print } from '@kajo/picture-studio'
import type { MaterialKey } from '#catalogue/materials'
import type { PaletteKey } from '#catalogue/palettes'

export const FITS = ['regular', 'loose', 'slim', 'none'] as const
export type Fit = (typeof FITS)[number]

/** A product line, such as "silk slip dress". Its styles differ in model name. */
export type Line = {
  kind: Kind
  print: Print
  /** Shapes of the studio that match the name: a "short" line has only shapes that are drawn short. */
  shapes: readonly number[]
  material: MaterialKey
  categoryId: number
  palette: PaletteKey
  fit: Fit
  /** Lowest and highest price point. */
  price: readonly [number, number]
  /** Relative number of styles. It depends on how many different pictures the line can have, to avoid repetitions. */
  weight: number
}

/** Creates a line; each digit of `shapes` is a shape. */
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
