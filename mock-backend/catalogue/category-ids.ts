/** Stable ids of the categories; the first digit is the root, the first two the family. */
export const CATEGORY = {
  clothes: 1,
  dresses: 10,
  wrapDresses: 101,
  slipDresses: 102,
  knitwear: 11,
  cableKnits: 111,
  fineKnits: 112,
  shirtsAndBlouses: 12,
  shirts: 121,
  blouses: 122,
  tops: 13,
  blazers: 14,
  coats: 15,
  skirts: 16,
  midiSkirts: 161,
  shortSkirts: 162,
  trousers: 17,
  wideTrousers: 171,
  ankleTrousers: 172,
  jeans: 18,
  wideJeans: 181,
  straightJeans: 182,
  shoes: 2,
  boots: 21,
  trainers: 22,
  bags: 3,
  handbags: 31,
  shoulderBags: 32,
  smallBags: 33,
  accessories: 4,
  scarves: 41,
  beanies: 42,
} as const

export type CategoryKey = keyof typeof CATEGORY
export const CATEGORY_KEYS = Object.keys(CATEGORY) as CategoryKey[]

/** Id of the parent, 0 for a root: the id without its last digit. */
export const parentId = (categoryId: number): number => Math.floor(categoryId / 10)
