import type { ColourKey } from '@kajo/picture-studio'
import { KIND_FACTS, type Styling } from '#catalogue/kinds'
import type { Entry } from './catalogue-index'

/** The stylings that complete an outfit with each styling, the most important first. */
export const WORN_WITH: Record<Styling, readonly Styling[]> = {
  dress: ['layer', 'shoe', 'accessory', 'jewel'],
  upper: ['lower', 'layer', 'shoe', 'accessory'],
  sleeveless: ['layer', 'lower', 'fineShoe', 'jewel'],
  layer: ['lower', 'upper', 'shoe', 'accessory'],
  jacket: ['lower', 'upper', 'shoe', 'detail'],
  lower: ['upper', 'layer', 'shoe', 'detail'],
  summer: ['sleeveless', 'fineShoe'],
  jumpsuit: ['layer', 'fineShoe', 'accessory', 'jewel'],
  swim: ['summer', 'fineShoe'],
  night: [],
  shoe: ['dress', 'layer', 'lower', 'accessory'],
  fineShoe: ['dress', 'layer', 'jewel', 'accessory'],
  accessory: ['layer', 'dress', 'upper', 'shoe'],
  detail: ['layer', 'upper', 'lower', 'shoe'],
  jewel: ['dress', 'layer', 'sleeveless', 'fineShoe'],
}

/** Neutral colours, which go with every colour. */
const QUIET = new Set<ColourKey>([
  'black',
  'charcoal',
  'navy',
  'white',
  'ecru',
  'sand',
  'camel',
  'cognac',
  'taupe',
  'grey',
])

/** The role of a product in an outfit. */
export const stylingOf = ({ style }: Entry): Styling => KIND_FACTS[style.kind].styling

/** A pseudo-random number from 0 to 1, always the same for two ids: it makes the rows of different products differ. */
const variation = (a: number, b: number): number => (((a * 73_856_093) ^ (b * 19_349_663)) >>> 0) / 2 ** 32

/** Score of how well two pieces fit into one outfit; higher is better. */
export function outfitScore(base: Entry, candidate: Entry): number {
  const [own, other] = [base.product, candidate.product]
  const fits = own.colour === other.colour || QUIET.has(own.colour) || QUIET.has(other.colour)
  // An outfit has at most one patterned piece.
  const clash = own.print !== 'plain' && other.print !== 'plain'
  const colour = own.colour === other.colour ? 1 : QUIET.has(other.colour) ? 1.5 : 0
  const brand = base.brand === candidate.brand ? 0.5 : 0
  return (fits ? 2 : 0) - (clash ? 4 : 0) + colour + brand + variation(own.styleId, other.productId) * 2
}

/** Score of how similar two products are, so that one can replace the other; higher is better. */
export function similarScore(base: Entry, candidate: Entry): number {
  const [own, other] = [base, candidate]
  const is = (condition: boolean, worth: number) => (condition ? worth : 0)
  return (
    is(own.style.primaryCategoryId === other.style.primaryCategoryId, 3) +
    is(own.product.colour === other.product.colour, 2) +
    is(own.product.print === other.product.print, 1) +
    is(own.brand === other.brand, 1) +
    other.product.popularity +
    variation(own.product.styleId, other.product.productId)
  )
}

/** The best-scoring product of each style, in descending order. */
export function ranked(entries: readonly Entry[], score: (entry: Entry) => number): Entry[] {
  const best = new Map<number, { entry: Entry; worth: number }>()
  for (const entry of entries) {
    const worth = score(entry)
    if (worth > (best.get(entry.style.styleId)?.worth ?? Number.NEGATIVE_INFINITY))
      best.set(entry.style.styleId, { entry, worth })
  }
  return [...best.values()].sort((a, b) => b.worth - a.worth).map(({ entry }) => entry)
}
