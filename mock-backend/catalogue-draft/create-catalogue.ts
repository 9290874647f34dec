import type { Catalogue, CatalogueStyle } from '@/mock-backend/catalogue/types'
import { COLOURS, type ColourKey } from '@/mock-backend/studio/colours'
import { KINDS, type Kind } from '@/mock-backend/studio/picture-name'
import { createBrands } from './brands'
import { createCampaigns } from './campaigns'
import { createCategories } from './categories'
import { COLOUR_NAMES } from './colour-names'
import { createStyle } from './create-style'
import { createDays, type Days } from './days'
import { KIND_FACTS } from './kinds'
import { MODEL_NAMES } from './model-names'
import { createNamedStyles, FIRST_FREE_STYLE } from './named-products'
import { createRandom, type Random } from './random'

/** Least of each in a shop whose size nobody asked for. */
const STYLES = 600
const PRODUCTS = 1500

const KIND_BY_WEIGHT: Kind[] = KINDS.flatMap((kind) => Array.from({ length: KIND_FACTS[kind].weight }, () => kind))

/** The n-th name for a kind; when the single names are used up, two together. The first belongs to the named dress. */
function modelName(n: number): string {
  const names = MODEL_NAMES.length - 1
  const first = MODEL_NAMES[1 + (n % names)] as string
  const round = Math.floor(n / names)
  if (round === 0) return first
  return `${first} ${MODEL_NAMES[1 + ((n + round) % names)]}`
}

type Wish = { products: number | undefined; random: Random; days: Days }

function createStyles({ products, random, days }: Wish): CatalogueStyle[] {
  const styles = createNamedStyles({ random, days })
  let made = styles.reduce((sum, style) => sum + style.products.length, 0)
  const used = new Map<Kind, number>()
  const isFull = () => (products === undefined ? styles.length >= STYLES && made >= PRODUCTS : made >= products)
  for (let styleId = FIRST_FREE_STYLE; !isFull(); styleId++) {
    const kind = random.pick(KIND_BY_WEIGHT)
    const n = used.get(kind) ?? 0
    used.set(kind, n + 1)
    const brandId = random.chance(0.2) ? 1 : 2 + random.below(24)
    const style = createStyle({ styleId, kind, model: modelName(n), brandId }, { random, days })
    styles.push(style)
    made += style.products.length
  }
  return styles
}

const createColours = (): Catalogue['colours'] =>
  Object.fromEntries(
    (Object.keys(COLOURS) as ColourKey[]).map((key) => [key, { name: COLOUR_NAMES[key], hex: COLOURS[key] }]),
  ) as Catalogue['colours']

/** The whole shop: the same for the same seed, day and number of products (undefined: 600 styles). */
export function createCatalogue({
  products,
  seed,
  today,
}: {
  products?: number
  seed: number
  today: Date
}): Catalogue {
  const random = createRandom(seed)
  const days = createDays(today)
  const styles = createStyles({ products, random, days })
  return {
    brands: createBrands(),
    categories: createCategories(),
    styles,
    campaigns: createCampaigns(styles, random, days),
    colours: createColours(),
  }
}
