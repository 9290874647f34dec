/**
 * Stable ids of the categories, in menu order. An id without its last digit is the id of the parent. Clothes have more
 * than ten children, called families, so those from 190 on have three digits and their own children four.
 */
export const CATEGORY = {
  clothes: 1,
  dresses: 10,
  wrapDresses: 101,
  slipDresses: 102,
  shirtDresses: 103,
  knitDresses: 104,
  maxiDresses: 105,
  tieredDresses: 106,
  coats: 15,
  woolCoats: 151,
  downJackets: 152,
  trenchCoats: 153,
  leatherJackets: 154,
  denimJackets: 155,
  knitwear: 11,
  cableKnits: 111,
  fineKnits: 112,
  cardigans: 113,
  rollNecks: 114,
  knitVests: 115,
  blazers: 14,
  shirtsAndBlouses: 12,
  shirts: 121,
  blouses: 122,
  tops: 13,
  tees: 131,
  camisoles: 132,
  skirts: 16,
  midiSkirts: 161,
  shortSkirts: 162,
  denimSkirts: 163,
  trousers: 17,
  wideTrousers: 171,
  ankleTrousers: 172,
  jeans: 18,
  wideJeans: 181,
  straightJeans: 182,
  jumpsuits: 190,
  shorts: 191,
  swimwear: 192,
  swimsuits: 1921,
  bikinis: 1922,
  nightwear: 193,
  pyjamas: 1931,
  robes: 1932,
  shoes: 2,
  boots: 21,
  trainers: 22,
  loafers: 23,
  ballerinas: 24,
  pumps: 25,
  sandals: 26,
  bags: 3,
  handbags: 31,
  shoulderBags: 32,
  totes: 34,
  crossbodyBags: 35,
  smallBags: 33,
  accessories: 4,
  scarves: 41,
  silkScarves: 46,
  beanies: 42,
  hats: 43,
  gloves: 44,
  belts: 45,
  sunglasses: 47,
  jewellery: 48,
  earrings: 481,
  necklaces: 482,
} as const

export type CategoryKey = keyof typeof CATEGORY
export const CATEGORY_KEYS = Object.keys(CATEGORY) as CategoryKey[]

/** First two digits of the families with three digits (190, 191 …) and of their children. */
const WIDE_FAMILIES = 19

/** Id of the parent: the id without its last digit; 0 for a root. The parent of 190 to 199 is clothes. */
export function parentId(categoryId: number): number {
  const shorter = Math.floor(categoryId / 10)
  return shorter === WIDE_FAMILIES ? CATEGORY.clothes : shorter
}

/** Id of a category's family, within which model names are unique: its second level in clothes, else its root. */
export function familyOf(categoryId: number): number {
  const digits = String(categoryId)
  if (!digits.startsWith(String(CATEGORY.clothes))) return Number(digits.slice(0, 1))
  return Number(digits.slice(0, digits.startsWith(String(WIDE_FAMILIES)) ? 3 : 2))
}
