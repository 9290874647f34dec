import type { Kind } from '@kajo/picture-studio'
import { itemAt } from '#catalogue/item-at'
import { slug } from './slug'
import type { CatalogueBrand } from './types'
import { BRAND_TEXTS } from './words/brand-texts'

type House = { name: string; kinds: readonly Kind[] | 'all'; weight: number; level: number }

const DRESSES: Kind[] = ['wrap-dress', 'slip-dress', 'shirt-dress', 'tiered-dress', 'jumpsuit', 'pleated-skirt']
const KNITS: Kind[] = ['cable-knit', 'jumper', 'roll-neck', 'cardigan', 'knit-vest', 'knit-dress', 'beanie', 'scarf']
const TAILORING: Kind[] = ['blazer', 'coat', 'trench', 'trousers', 'shirt', 'a-line-skirt']
const EVERYDAY: Kind[] = ['tee', 'shirt', 'jeans', 'jumper', 'denim-jacket', 'denim-skirt', 'shorts']
const LEATHER: Kind[] = [
  'boot',
  'trainer',
  'loafer',
  'pump',
  'sandal',
  'bag',
  'tote',
  'crossbody',
  'belt',
  'leather-jacket',
]
const REST: Kind[] = ['swimsuit', 'bikini', 'pyjama', 'robe']

/** The brands of the shop, all invented. `level` raises or lowers their prices by steps of the price points. */
const HOUSES: readonly House[] = [
  { name: 'Kajo', kinds: 'all', weight: 7, level: 0 },
  { name: 'Aune & Otso', kinds: [...DRESSES, 'shirt'], weight: 4, level: 0 },
  { name: 'Nord Atelier', kinds: LEATHER, weight: 4, level: 1 },
  { name: 'Lind & Rå', kinds: ['jeans', 'tee', 'shirt', 'denim-jacket', 'denim-skirt'], weight: 4, level: 0 },
  { name: 'Saarni & Salt', kinds: KNITS, weight: 3, level: 1 },
  { name: 'Vesterhede', kinds: TAILORING, weight: 3, level: 1 },
  { name: 'Ekelöv', kinds: [...TAILORING, 'pleated-skirt'], weight: 2, level: 0 },
  {
    name: 'Maren Holt',
    kinds: ['cable-knit', 'jumper', 'scarf', 'roll-neck', 'cardigan', 'knit-dress'],
    weight: 3,
    level: 1,
  },
  { name: 'Ulla Kaarna', kinds: DRESSES, weight: 3, level: 1 },
  { name: 'Mosvik', kinds: ['boot', 'trainer', 'loafer'], weight: 3, level: 0 },
  {
    name: 'Raita & Ruutu',
    kinds: ['shirt', 'tee', 'scarf', 'jumper', 'shirt-dress'],
    weight: 3,
    level: -1,
  },
  { name: 'Skagerlund', kinds: EVERYDAY, weight: 3, level: -1 },
  {
    name: 'Brita Sund',
    kinds: ['slip-dress', 'bow-blouse', 'camisole', 'pleated-skirt', ...REST],
    weight: 2,
    level: 0,
  },
  {
    name: 'Vindö Studio',
    kinds: ['wrap-dress', 'trousers', 'coat', 'jumpsuit', 'earrings', 'necklace', 'hat'],
    weight: 2,
    level: 0,
  },
  { name: 'Fuglevik', kinds: ['jumper', 'beanie', 'scarf'], weight: 2, level: -1 },
  { name: 'Torvald Sæther', kinds: ['coat', 'blazer', 'boot', 'puffer', 'trench'], weight: 2, level: 1 },
  { name: 'Kvistgren', kinds: ['bag', 'tote', 'crossbody', 'belt', 'boot'], weight: 3, level: 0 },
  { name: 'Harmajalka', kinds: ['boot', 'trainer', 'loafer', 'ballerina', 'sandal', 'jeans'], weight: 2, level: -1 },
  { name: 'Ljungdal', kinds: ['cable-knit', 'beanie', 'knit-vest', 'cardigan'], weight: 2, level: 0 },
  {
    name: 'Ørsløv',
    kinds: ['slip-dress', 'blazer', 'trousers', 'tee', 'leather-jacket', 'sunglasses', 'pump', 'gloves'],
    weight: 2,
    level: 0,
  },
  { name: 'Kaarnavene', kinds: ['bag', 'tote', 'scarf', 'silk-scarf'], weight: 2, level: -1 },
  { name: 'Strandås', kinds: ['wrap-dress', 'shirt', 'trousers', 'sandal', 'shorts', ...REST], weight: 2, level: -1 },
  {
    name: 'Hiljainen Talo',
    kinds: ['cable-knit', 'coat', 'pleated-skirt', 'a-line-skirt', 'knit-dress', 'trench', 'gloves', 'hat'],
    weight: 2,
    level: 1,
  },
  {
    name: 'Solbærhus',
    kinds: ['wrap-dress', 'slip-dress', 'tee', 'tiered-dress', 'camisole', 'ballerina'],
    weight: 2,
    level: -1,
  },
  { name: 'Pajula & Paju', kinds: [...KNITS, 'tee'], weight: 2, level: -1 },
]

/** The brands with their ids, which are numbered from 1 in the order of HOUSES. */
export const BRANDS: CatalogueBrand[] = HOUSES.map((house, i) => ({
  brandId: i + 1,
  alias: slug(house.name, 'fi'),
  name: house.name,
  description: itemAt(BRAND_TEXTS, i),
}))

/** The shop's own brand, the first in the list. */
export const OWN_BRAND_ID = 1

/** Price level of a brand compared with the line's own price, in steps of the price points. */
export const brandLevel = (brandId: number): number => itemAt(HOUSES, brandId - 1).level

const idsByKind = new Map<Kind, number[]>()

/** Ids of the brands that make a kind. Each is repeated by its weight, so that a uniform random pick is weighted. */
export function brandIdsFor(kind: Kind): number[] {
  const known = idsByKind.get(kind)
  if (known) return known
  const ids = HOUSES.flatMap((house, i) =>
    house.kinds === 'all' || house.kinds.includes(kind) ? Array.from({ length: house.weight }, () => i + 1) : [],
  )
  idsByKind.set(kind, ids)
  return ids
}
