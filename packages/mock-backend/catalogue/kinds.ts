import { cutOf, type Kind } from '@kajo/picture-studio'

export const SIZES = {
  numbers: ['34', '36', '38', '40', '42', '44', '46'],
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  waist: ['W25', 'W26', 'W27', 'W28', 'W29', 'W30', 'W31', 'W32', 'W33'],
  shoes: ['36', '37', '38', '39', '40', '41', '42'],
  // Not letters: the shop would show the size table of clothes for them.
  gloves: ['6,5', '7', '7,5', '8', '8,5'],
  belts: ['85', '90', '95', '100', '105'],
  one: ['One size'],
} as const

/** The role of a kind of product in an outfit. */
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

/** Key of the sentences on how to wear a product; they must be true for all products with the key. */
export type Wearing = Styling | 'cardigan' | 'warm' | 'silkScarf' | 'hat' | 'belt' | 'sunglasses'

/** The measure in the specification table. */
export type Measure = 'length' | 'heel' | 'width' | 'scarf' | 'square' | 'brim' | 'drop' | 'chain' | 'none'

type KindFacts = {
  sizes: keyof typeof SIZES
  styling: Styling
  /** Set when the sentences on how to wear it are not those of its styling. */
  wearing?: Wearing
  measure: Measure
}

export const KIND_FACTS: Record<Kind, KindFacts> = {
  'wrap-dress': { sizes: 'numbers', styling: 'dress', measure: 'length' },
  'slip-dress': { sizes: 'numbers', styling: 'dress', measure: 'length' },
  'shirt-dress': { sizes: 'numbers', styling: 'dress', measure: 'length' },
  'knit-dress': { sizes: 'letters', styling: 'dress', measure: 'length' },
  'tiered-dress': { sizes: 'numbers', styling: 'dress', measure: 'length' },
  jumpsuit: { sizes: 'numbers', styling: 'jumpsuit', measure: 'length' },
  'cable-knit': { sizes: 'letters', styling: 'upper', measure: 'length' },
  jumper: { sizes: 'letters', styling: 'upper', measure: 'length' },
  'roll-neck': { sizes: 'letters', styling: 'upper', measure: 'length' },
  cardigan: { sizes: 'letters', styling: 'jacket', wearing: 'cardigan', measure: 'length' },
  'knit-vest': { sizes: 'letters', styling: 'sleeveless', measure: 'length' },
  tee: { sizes: 'letters', styling: 'upper', measure: 'length' },
  camisole: { sizes: 'letters', styling: 'sleeveless', measure: 'length' },
  shirt: { sizes: 'numbers', styling: 'upper', measure: 'length' },
  'bow-blouse': { sizes: 'numbers', styling: 'upper', measure: 'length' },
  blazer: { sizes: 'numbers', styling: 'layer', measure: 'length' },
  coat: { sizes: 'numbers', styling: 'layer', measure: 'length' },
  trench: { sizes: 'numbers', styling: 'jacket', measure: 'length' },
  puffer: { sizes: 'letters', styling: 'jacket', measure: 'length' },
  'leather-jacket': { sizes: 'numbers', styling: 'jacket', measure: 'length' },
  'denim-jacket': { sizes: 'letters', styling: 'jacket', measure: 'length' },
  'pleated-skirt': { sizes: 'numbers', styling: 'lower', measure: 'length' },
  'a-line-skirt': { sizes: 'numbers', styling: 'lower', measure: 'length' },
  'denim-skirt': { sizes: 'waist', styling: 'lower', measure: 'length' },
  trousers: { sizes: 'numbers', styling: 'lower', measure: 'length' },
  jeans: { sizes: 'waist', styling: 'lower', measure: 'length' },
  shorts: { sizes: 'numbers', styling: 'summer', measure: 'length' },
  swimsuit: { sizes: 'numbers', styling: 'swim', measure: 'none' },
  bikini: { sizes: 'numbers', styling: 'swim', measure: 'none' },
  pyjama: { sizes: 'letters', styling: 'night', measure: 'none' },
  robe: { sizes: 'letters', styling: 'night', measure: 'length' },
  boot: { sizes: 'shoes', styling: 'shoe', measure: 'heel' },
  trainer: { sizes: 'shoes', styling: 'shoe', measure: 'none' },
  loafer: { sizes: 'shoes', styling: 'shoe', measure: 'heel' },
  ballerina: { sizes: 'shoes', styling: 'fineShoe', measure: 'heel' },
  pump: { sizes: 'shoes', styling: 'fineShoe', measure: 'heel' },
  sandal: { sizes: 'shoes', styling: 'fineShoe', measure: 'heel' },
  bag: { sizes: 'one', styling: 'accessory', measure: 'width' },
  tote: { sizes: 'one', styling: 'accessory', measure: 'width' },
  crossbody: { sizes: 'one', styling: 'accessory', measure: 'width' },
  beanie: { sizes: 'one', styling: 'accessory', wearing: 'warm', measure: 'none' },
  hat: { sizes: 'one', styling: 'detail', wearing: 'hat', measure: 'brim' },
  scarf: { sizes: 'one', styling: 'accessory', wearing: 'warm', measure: 'scarf' },
  'silk-scarf': { sizes: 'one', styling: 'accessory', wearing: 'silkScarf', measure: 'square' },
  gloves: { sizes: 'gloves', styling: 'detail', measure: 'none' },
  belt: { sizes: 'belts', styling: 'detail', wearing: 'belt', measure: 'width' },
  sunglasses: { sizes: 'one', styling: 'detail', wearing: 'sunglasses', measure: 'none' },
  earrings: { sizes: 'one', styling: 'jewel', measure: 'drop' },
  necklace: { sizes: 'one', styling: 'jewel', measure: 'chain' },
}

/** The size that the measures of a garment refer to. */
export const MEASURED_SIZE: Partial<Record<keyof typeof SIZES, string>> = { numbers: '38', letters: 'M', waist: 'W28' }

/** Whether two shapes of a kind have the same cut and differ only in drape and proportions. */
export const isCutAlike = (kind: Kind, a: number, b: number): boolean => cutOf(kind, a) === cutOf(kind, b)
