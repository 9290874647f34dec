import type { Kind } from '@kajo/picture-studio'

export const SIZES = {
  numbers: ['34', '36', '38', '40', '42', '44', '46'],
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  waist: ['W25', 'W26', 'W27', 'W28', 'W29', 'W30', 'W31', 'W32', 'W33'],
  shoes: ['36', '37', '38', '39', '40', '41', '42'],
  // of their own: a hand says nothing about a jumper, and letters would find the table of clothes
  gloves: ['6,5', '7', '7,5', '8', '8,5'],
  belts: ['85', '90', '95', '100', '105'],
  one: ['One size'],
} as const

/** What sort of goods a kind is in an outfit. */
export const STYLINGS = [
  'dress',
  'upper',
  'sleeveless',
  'layer',
  'jacket',
  'lower',
  'summer',
  'jumpsuit',
  'swim',
  'night',
  'shoe',
  'fineShoe',
  'accessory',
  'detail',
  'jewel',
] as const
export type Styling = (typeof STYLINGS)[number]

/** Which sentences say how to wear a piece: each must be true of all goods that share the key. */
export type Wearing = Styling | 'cardigan' | 'warm' | 'silkScarf' | 'hat' | 'belt' | 'sunglasses'

/** What is measured in the specification table. */
export type Measure = 'length' | 'heel' | 'width' | 'scarf' | 'square' | 'brim' | 'drop' | 'chain' | 'none'

type KindFacts = {
  sizes: keyof typeof SIZES
  styling: Styling
  /** Where the sentences on how to wear it are not those of its sort. */
  wearing?: Wearing
  measure: Measure
  /** Per cut of the studio, in the same order, in cm (drops in mm). A shape is drawn with cut `shape % cuts`. */
  cuts: readonly number[]
}

export const KIND_FACTS: Record<Kind, KindFacts> = {
  'wrap-dress': { sizes: 'numbers', styling: 'dress', measure: 'length', cuts: [118, 92, 104, 84] },
  'slip-dress': { sizes: 'numbers', styling: 'dress', measure: 'length', cuts: [120, 86, 106] },
  'shirt-dress': { sizes: 'numbers', styling: 'dress', measure: 'length', cuts: [118, 94, 120, 88] },
  'knit-dress': { sizes: 'letters', styling: 'dress', measure: 'length', cuts: [120, 90, 118, 104] },
  'tiered-dress': { sizes: 'numbers', styling: 'dress', measure: 'length', cuts: [118, 86, 124, 102] },
  jumpsuit: { sizes: 'numbers', styling: 'jumpsuit', measure: 'length', cuts: [146, 144, 132, 146, 140] },
  'cable-knit': { sizes: 'letters', styling: 'upper', measure: 'length', cuts: [64, 54, 72] },
  jumper: { sizes: 'letters', styling: 'upper', measure: 'length', cuts: [64, 50, 70] },
  'roll-neck': { sizes: 'letters', styling: 'upper', measure: 'length', cuts: [62, 60, 61, 54] },
  cardigan: { sizes: 'letters', styling: 'jacket', wearing: 'cardigan', measure: 'length', cuts: [62, 52, 92, 60, 56] },
  'knit-vest': { sizes: 'letters', styling: 'sleeveless', measure: 'length', cuts: [60, 54, 52] },
  tee: { sizes: 'letters', styling: 'upper', measure: 'length', cuts: [62, 65, 47] },
  camisole: { sizes: 'letters', styling: 'sleeveless', measure: 'length', cuts: [60, 56, 58, 58] },
  shirt: { sizes: 'numbers', styling: 'upper', measure: 'length', cuts: [72, 79, 68, 53] },
  'bow-blouse': { sizes: 'numbers', styling: 'upper', measure: 'length', cuts: [64, 62, 60, 61] },
  blazer: { sizes: 'numbers', styling: 'layer', measure: 'length', cuts: [72, 80, 60] },
  coat: { sizes: 'numbers', styling: 'layer', measure: 'length', cuts: [120, 76, 122, 102] },
  trench: { sizes: 'numbers', styling: 'jacket', measure: 'length', cuts: [116, 92, 118, 62] },
  puffer: { sizes: 'letters', styling: 'jacket', measure: 'length', cuts: [58, 70, 112, 54, 66, 110] },
  'leather-jacket': { sizes: 'numbers', styling: 'jacket', measure: 'length', cuts: [56, 57, 70, 48] },
  'denim-jacket': { sizes: 'letters', styling: 'jacket', measure: 'length', cuts: [60, 50, 68, 62] },
  'pleated-skirt': { sizes: 'numbers', styling: 'lower', measure: 'length', cuts: [86, 60, 75, 46] },
  'a-line-skirt': { sizes: 'numbers', styling: 'lower', measure: 'length', cuts: [82, 48, 80, 78, 80, 46] },
  'denim-skirt': { sizes: 'waist', styling: 'lower', measure: 'length', cuts: [84, 42, 82, 50] },
  trousers: { sizes: 'numbers', styling: 'lower', measure: 'length', cuts: [106, 106, 98] },
  jeans: { sizes: 'waist', styling: 'lower', measure: 'length', cuts: [104, 104, 97] },
  shorts: { sizes: 'numbers', styling: 'summer', measure: 'length', cuts: [42, 40, 56, 40] },
  swimsuit: { sizes: 'numbers', styling: 'swim', measure: 'none', cuts: [0, 0, 0, 0, 0] },
  bikini: { sizes: 'numbers', styling: 'swim', measure: 'none', cuts: [0, 0, 0, 0] },
  pyjama: { sizes: 'letters', styling: 'night', measure: 'none', cuts: [0, 0, 0, 0] },
  robe: { sizes: 'letters', styling: 'night', measure: 'length', cuts: [118, 104, 86, 122] },
  boot: { sizes: 'shoes', styling: 'shoe', measure: 'heel', cuts: [5] },
  trainer: { sizes: 'shoes', styling: 'shoe', measure: 'none', cuts: [0] },
  loafer: { sizes: 'shoes', styling: 'shoe', measure: 'heel', cuts: [2, 2, 4, 2] },
  ballerina: { sizes: 'shoes', styling: 'fineShoe', measure: 'heel', cuts: [1, 1, 1, 1] },
  pump: { sizes: 'shoes', styling: 'fineShoe', measure: 'heel', cuts: [9, 5, 4, 7] },
  sandal: { sizes: 'shoes', styling: 'fineShoe', measure: 'heel', cuts: [2, 7, 1, 4, 9] },
  bag: { sizes: 'one', styling: 'accessory', measure: 'width', cuts: [28, 32, 23] },
  tote: { sizes: 'one', styling: 'accessory', measure: 'width', cuts: [36, 40, 46, 36, 26] },
  crossbody: { sizes: 'one', styling: 'accessory', measure: 'width', cuts: [24, 25, 22, 20] },
  beanie: { sizes: 'one', styling: 'accessory', wearing: 'warm', measure: 'none', cuts: [0] },
  hat: { sizes: 'one', styling: 'detail', wearing: 'hat', measure: 'brim', cuts: [7, 10, 5, 6] },
  scarf: { sizes: 'one', styling: 'accessory', wearing: 'warm', measure: 'scarf', cuts: [190, 200, 180] },
  'silk-scarf': { sizes: 'one', styling: 'accessory', wearing: 'silkScarf', measure: 'square', cuts: [90, 70, 90, 70] },
  gloves: { sizes: 'gloves', styling: 'detail', measure: 'none', cuts: [0, 0, 0, 0, 0] },
  belt: { sizes: 'belts', styling: 'detail', wearing: 'belt', measure: 'width', cuts: [3, 4, 2, 3] },
  sunglasses: { sizes: 'one', styling: 'detail', wearing: 'sunglasses', measure: 'none', cuts: [0, 0, 0, 0, 0] },
  earrings: { sizes: 'one', styling: 'jewel', measure: 'drop', cuts: [28, 36, 30, 40, 45] },
  necklace: { sizes: 'one', styling: 'jewel', measure: 'chain', cuts: [55, 45, 42, 50, 45] },
}

/** The size that garments are measured in. */
export const MEASURED_SIZE: Partial<Record<keyof typeof SIZES, string>> = { numbers: '38', letters: 'M', waist: 'W28' }

/** Whether two shapes of a kind are sewn after the same pattern, and differ in drape and proportion only. */
export function isCutAlike(kind: Kind, a: number, b: number): boolean {
  const { length } = KIND_FACTS[kind].cuts
  return a % length === b % length
}
