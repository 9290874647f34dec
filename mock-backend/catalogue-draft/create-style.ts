import type { CatalogueProduct, CatalogueStyle, PriceList } from '@/mock-backend/catalogue/types'
import type { ColourKey } from '@/mock-backend/studio/colours'
import { type Kind, type Print, pictureName, VIEWS } from '@/mock-backend/studio/picture-name'
import { COLOUR_NAMES } from './colour-names'
import { createSkus } from './create-skus'
import type { Days } from './days'
import { KIND_FACTS, SIZES } from './kinds'
import { inEvery } from './langs'
import { pickPrice, pointBelow } from './price-points'
import type { Random } from './random'
import { slug } from './slug'
import { styleParameters } from './style-parameters'
import { styleTexts } from './style-texts'

/** Shapes the studio varies per kind; more would draw pictures no eye tells apart. */
const SHAPES = 3

export type StyleSeed = {
  styleId: number
  kind: Kind
  model: string
  brandId: number
  /** Named products choose these themselves. */
  colours?: readonly ColourKey[]
  print?: Print
  shape?: number
  price?: PriceList
  launched?: number
  healthy?: boolean
}

type Chance = { random: Random; days: Days }

/** Prices since the launch: one in six started a step lower or higher some months ago. */
function priceLog(price: PriceList, launched: number, { random, days }: Chance): CatalogueProduct['priceLog'] {
  const before = pointBelow(price, random.chance(0.5) ? 1 : -1)
  if (launched > -140 || !random.chance(1 / 6)) return [{ from: days.moment(launched), price }]
  return [
    { from: days.moment(launched), price: before },
    { from: days.moment(-60 - random.below(60)), price },
  ]
}

/** When it was first sold, in days from today: most long ago, some lately, a few still to come. */
function launchDay(random: Random): number {
  const at = random.next()
  if (at < 0.02) return 5 + random.below(40)
  if (at < 0.16) return -1 - random.below(28)
  return -30 - random.below(500)
}

type Common = { seed: StyleSeed; shape: number; print: Print; price: PriceList; launched: number }

function createProduct(n: number, colour: ColourKey, common: Common, chance: Chance): CatalogueProduct {
  const { seed, shape, print, price, launched } = common
  const { random, days } = chance
  const { noun, sizes } = KIND_FACTS[seed.kind]
  const productId = seed.styleId * 10 + n
  const soldOut = !seed.healthy && random.chance(0.04)
  const voteCount = Math.floor(random.next() ** 2 * 140)
  return {
    productId,
    styleId: seed.styleId,
    articleNumber: `K${productId}`,
    alias: inEvery((lang) => slug(`${noun[lang]} ${seed.model} ${COLOUR_NAMES[colour][lang]}`)),
    name: inEvery((lang) => `${noun[lang]} ${seed.model}`),
    colour,
    print,
    pictures: VIEWS.map((view) => pictureName({ kind: seed.kind, shape, colour, print, view })),
    skus: createSkus(productId, SIZES[sizes], { random, days, soldOut }),
    firstAvailableOn: days.date(launched),
    price,
    priceLog: priceLog(price, Math.min(launched, 0), chance),
    popularity: Math.round(random.next() ** 2 * 1000) / 1000,
    rating: { score: voteCount === 0 ? 0 : Math.round((3.4 + random.next() * 1.6) * 10) / 10, voteCount },
  }
}

/** One style with its colours; everything not given in the seed is left to chance. */
export function createStyle(seed: StyleSeed, chance: Chance): CatalogueStyle {
  const { random } = chance
  const facts = KIND_FACTS[seed.kind]
  const material = random.pick(facts.materials)
  const shape = seed.shape ?? random.below(SHAPES)
  const print = seed.print ?? random.pick(facts.prints)
  const price = seed.price ?? pickPrice(random, facts.euros)
  const launched = seed.launched ?? launchDay(random)
  const colours = seed.colours ?? random.some(facts.colours, 1 + random.below(4))
  const common = { seed, shape, print, price, launched }
  return {
    styleId: seed.styleId,
    kind: seed.kind,
    shape,
    brandId: seed.brandId,
    categoryIds: [facts.categoryId],
    primaryCategoryId: facts.categoryId,
    texts: styleTexts(random, seed.kind, material),
    parameters: styleParameters(random, material, !['shoe', 'accessory'].includes(facts.occasion)),
    products: colours.map((colour, i) => createProduct(i + 1, colour, common, chance)),
  }
}
