import type { Kind } from '@/mock-backend/studio/picture-name'

export const SIZES = {
  numbers: ['34', '36', '38', '40', '42', '44', '46'],
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  waist: ['W25', 'W26', 'W27', 'W28', 'W29', 'W30', 'W31', 'W32', 'W33'],
  shoes: ['36', '37', '38', '39', '40', '41', '42'],
  one: ['One size'],
} as const

/** Which sentences suggest what to wear a piece with. */
export const STYLINGS = ['dress', 'upper', 'layer', 'lower', 'shoe', 'accessory'] as const
export type Styling = (typeof STYLINGS)[number]

/** What is measured in the specification table. */
export type Measure = 'length' | 'heel' | 'bag' | 'scarf' | 'none'

type KindFacts = {
  sizes: keyof typeof SIZES
  styling: Styling
  measure: Measure
  /** Per cut of the studio, in the same order: length, heel or width in cm. A shape is drawn with cut `shape % cuts`. */
  cuts: readonly number[]
}

export const KIND_FACTS: Record<Kind, KindFacts> = {
  'wrap-dress': { sizes: 'numbers', styling: 'dress', measure: 'length', cuts: [118, 92, 104, 84] },
  'slip-dress': { sizes: 'numbers', styling: 'dress', measure: 'length', cuts: [120, 86, 106] },
  'cable-knit': { sizes: 'letters', styling: 'upper', measure: 'length', cuts: [64, 54, 72] },
  jumper: { sizes: 'letters', styling: 'upper', measure: 'length', cuts: [64, 50, 70] },
  tee: { sizes: 'letters', styling: 'upper', measure: 'length', cuts: [62, 65, 47] },
  shirt: { sizes: 'numbers', styling: 'upper', measure: 'length', cuts: [72, 79, 68, 53] },
  blazer: { sizes: 'numbers', styling: 'layer', measure: 'length', cuts: [72, 80, 60] },
  coat: { sizes: 'numbers', styling: 'layer', measure: 'length', cuts: [120, 76, 122, 102] },
  'pleated-skirt': { sizes: 'numbers', styling: 'lower', measure: 'length', cuts: [86, 60, 75, 46] },
  trousers: { sizes: 'numbers', styling: 'lower', measure: 'length', cuts: [106, 106, 98] },
  jeans: { sizes: 'waist', styling: 'lower', measure: 'length', cuts: [104, 104, 97] },
  boot: { sizes: 'shoes', styling: 'shoe', measure: 'heel', cuts: [5] },
  trainer: { sizes: 'shoes', styling: 'shoe', measure: 'none', cuts: [0] },
  bag: { sizes: 'one', styling: 'accessory', measure: 'bag', cuts: [28, 32, 23] },
  beanie: { sizes: 'one', styling: 'accessory', measure: 'none', cuts: [0] },
  'shirt-dress': { sizes: 'numbers', styling: 'dress', measure: 'length', cuts: [118, 94, 120, 88] },
  'knit-dress': { sizes: 'letters', styling: 'dress', measure: 'length', cuts: [120, 90, 118, 104] },
  'roll-neck': { sizes: 'letters', styling: 'upper', measure: 'length', cuts: [62, 60, 61, 54] },
  'knit-vest': { sizes: 'letters', styling: 'upper', measure: 'length', cuts: [60, 54, 52] },
  cardigan: { sizes: 'letters', styling: 'layer', measure: 'length', cuts: [62, 52, 92, 60, 56] },
  'a-line-skirt': { sizes: 'numbers', styling: 'lower', measure: 'length', cuts: [82, 48, 80, 78, 80, 46] },
  'denim-skirt': { sizes: 'waist', styling: 'lower', measure: 'length', cuts: [84, 42, 82, 50] },
  camisole: { sizes: 'letters', styling: 'upper', measure: 'length', cuts: [60, 56, 58, 58] },
  'bow-blouse': { sizes: 'numbers', styling: 'upper', measure: 'length', cuts: [64, 62, 60, 61] },
  'tiered-dress': { sizes: 'numbers', styling: 'dress', measure: 'length', cuts: [118, 86, 124, 102] },
  scarf: { sizes: 'one', styling: 'accessory', measure: 'scarf', cuts: [190, 200, 180] },
  loafer: { sizes: 'shoes', styling: 'shoe', measure: 'heel', cuts: [2, 2, 4, 2] },
  ballerina: { sizes: 'shoes', styling: 'shoe', measure: 'heel', cuts: [1, 1, 1, 1] },
  pump: { sizes: 'shoes', styling: 'shoe', measure: 'heel', cuts: [9, 5, 4, 7] },
  sandal: { sizes: 'shoes', styling: 'shoe', measure: 'heel', cuts: [2, 7, 1, 4, 9] },
  tote: { sizes: 'one', styling: 'accessory', measure: 'bag', cuts: [36, 40, 46, 36, 26] },
  crossbody: { sizes: 'one', styling: 'accessory', measure: 'bag', cuts: [24, 25, 22, 20] },
  belt: { sizes: 'one', styling: 'accessory', measure: 'none', cuts: [0, 0, 0, 0] },
  hat: { sizes: 'one', styling: 'accessory', measure: 'none', cuts: [0, 0, 0, 0] },
  'silk-scarf': { sizes: 'one', styling: 'accessory', measure: 'scarf', cuts: [90, 65, 90, 70] },
  gloves: { sizes: 'letters', styling: 'accessory', measure: 'none', cuts: [0, 0, 0, 0, 0] },
  sunglasses: { sizes: 'one', styling: 'accessory', measure: 'none', cuts: [0, 0, 0, 0, 0] },
  earrings: { sizes: 'one', styling: 'accessory', measure: 'none', cuts: [0, 0, 0, 0, 0] },
  necklace: { sizes: 'one', styling: 'accessory', measure: 'none', cuts: [0, 0, 0, 0, 0] },
  puffer: { sizes: 'letters', styling: 'layer', measure: 'length', cuts: [58, 70, 112, 54, 66, 110] },
  'leather-jacket': { sizes: 'numbers', styling: 'layer', measure: 'length', cuts: [56, 57, 70, 48] },
  'denim-jacket': { sizes: 'letters', styling: 'layer', measure: 'length', cuts: [60, 50, 68, 62] },
  trench: { sizes: 'numbers', styling: 'layer', measure: 'length', cuts: [116, 92, 118, 62] },
  robe: { sizes: 'letters', styling: 'dress', measure: 'length', cuts: [118, 104, 86, 122] },
  jumpsuit: { sizes: 'numbers', styling: 'dress', measure: 'length', cuts: [146, 144, 132, 146, 140] },
  shorts: { sizes: 'numbers', styling: 'lower', measure: 'length', cuts: [42, 40, 56, 40] },
  pyjama: { sizes: 'letters', styling: 'dress', measure: 'none', cuts: [70, 68, 58, 70] },
  swimsuit: { sizes: 'numbers', styling: 'dress', measure: 'none', cuts: [0, 0, 0, 0, 0] },
  bikini: { sizes: 'numbers', styling: 'dress', measure: 'none', cuts: [0, 0, 0, 0] },
}
