import { COLOURS, type ColourKey } from './colours'

/** Kinds of items the studio can draw. */
export const KINDS = [
  'wrap-dress',
  'slip-dress',
  'cable-knit',
  'jumper',
  'tee',
  'shirt',
  'blazer',
  'coat',
  'pleated-skirt',
  'trousers',
  'jeans',
  'boot',
  'trainer',
  'bag',
  'beanie',
  'scarf',
  'loafer',
  'ballerina',
  'pump',
  'sandal',
  'tote',
  'crossbody',
  'belt',
  'hat',
  'silk-scarf',
  'gloves',
  'sunglasses',
  'earrings',
  'necklace',
  'puffer',
  'leather-jacket',
  'denim-jacket',
  'trench',
  'robe',
  'jumpsuit',
  'shorts',
  'pyjama',
  'swimsuit',
  'bikini',
  'shirt-dress',
  'knit-dress',
  'roll-neck',
  'knit-vest',
  'cardigan',
  'a-line-skirt',
  'denim-skirt',
  'camisole',
  'bow-blouse',
  'tiered-dress',
] as const
export type Kind = (typeof KINDS)[number]

export const PRINTS = ['plain', 'floral', 'stripe', 'check', 'dot', 'animal', 'abstract'] as const
export type Print = (typeof PRINTS)[number]

/** Views of an item. `detail`: a close-up. `outfit`: the item with others that go with it. */
export const VIEWS = ['front', 'back', 'detail', 'outfit'] as const
export type View = (typeof VIEWS)[number]

/** Everything that a packshot depends on. `shape` 0, 1, 2 … varies drape and proportions between styles. */
export type PictureRecipe = { kind: Kind; shape: number; colour: ColourKey; print: Print; view: View }

/** File name of a packshot, for example `wrap-dress.2.navy.floral.front.webp`. */
export const pictureName = (r: PictureRecipe): string => `${r.kind}.${r.shape}.${r.colour}.${r.print}.${r.view}.webp`

const known = <T extends string>(values: readonly T[], value: string | undefined): T | null =>
  values.find((candidate) => candidate === value) ?? null

/** Parses a packshot's file name; null for a picture that the studio cannot draw. */
export function parsePictureName(file: string): PictureRecipe | null {
  const [kindPart, shapePart, colourPart, printPart, viewPart, extension, ...rest] = file.split('.')
  if (extension !== 'webp' || rest.length > 0 || !/^\d{1,2}$/.test(shapePart ?? '')) return null
  const kind = known(KINDS, kindPart)
  const colour = known(Object.keys(COLOURS) as ColourKey[], colourPart)
  const print = known(PRINTS, printPart)
  const view = known(VIEWS, viewPart)
  if (!kind || !colour || !print || !view) return null
  return { kind, colour, print, view, shape: Number(shapePart) }
}
