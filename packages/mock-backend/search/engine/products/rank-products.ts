import { itemAt } from '#catalogue/item-at'
import type { CatalogueIndex, Entry } from '#commerce/catalogue-index'
import type { Interest } from '#search/engine-types'
import type { MarketView } from './market-view'

/** Most that each factor can add to the score, as a share of the text relevance. */
const POPULARITY = 0.15
const INTEREST = 0.25
const NEWNESS = 0.03

/** Weights of a visitor's interest: full for the product itself, less for the same style, kind, brand or colour. */
const LIKENESS = { product: 1, style: 0.6, kind: 0.4, brand: 0.2, colour: 0.15 } as const

const traitsOf = ({ product, style }: Entry): [trait: string, share: number][] => [
  [`product ${product.productId}`, LIKENESS.product],
  [`style ${style.styleId}`, LIKENESS.style],
  [`kind ${style.kind}`, LIKENESS.kind],
  [`brand ${style.brandId}`, LIKENESS.brand],
  [`colour ${product.colour}`, LIKENESS.colour],
]

/** Returns a function that rates from 0 to 1 how well a product matches the visitor's interest; null without one. */
function likingOf(index: CatalogueIndex, interest: Interest | undefined): ((entry: Entry) => number) | null {
  if (!interest || interest.size === 0) return null
  const traits = new Map<string, number>()
  for (const [productId, weight] of interest) {
    const entry = index.byProductId.get(productId)
    if (!entry || weight <= 0) continue
    for (const [trait, share] of traitsOf(entry)) traits.set(trait, (traits.get(trait) ?? 0) + weight * share)
  }
  const most = Math.max(0, ...traits.values())
  if (most === 0) return null
  return (entry) =>
    Math.min(1, traitsOf(entry).reduce((sum, [trait]) => sum + (traits.get(trait) ?? 0), 0) / (2 * most))
}

/** Turns text relevance into scores, in place: multiplies it by factors for popularity, interest and newness. */
export function rankProducts(
  index: CatalogueIndex,
  relevance: Float32Array,
  view: MarketView,
  interest: Interest | undefined,
): void {
  const liking = likingOf(index, interest)
  for (let at = 0; at < relevance.length; at++) {
    const text = relevance[at] ?? 0
    if (text === 0) continue
    const entry = itemAt(index.entries, at)
    const gain =
      1 +
      POPULARITY * entry.product.popularity +
      (liking ? INTEREST * liking(entry) : 0) +
      (view.isNew(at) ? NEWNESS : 0)
    relevance[at] = text * gain
  }
}
