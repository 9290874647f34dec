import { itemAt } from '#catalogue/item-at'
import type { Entry } from '#commerce/catalogue-index'
import type { MarketIndex } from '#commerce/market-index'

const known = new WeakMap<MarketIndex, Set<number>>()

/** Ids of the products with a reduced price; cached per market index. */
export function reducedProducts(entries: readonly Entry[], marketIndex: MarketIndex): Set<number> {
  const found = known.get(marketIndex)
  if (found) return found
  const isReduced = ({ position }: Entry) => {
    const { selling, regular } = itemAt(marketIndex.prices, position)
    return selling < regular
  }
  const made = new Set(entries.filter(isReduced).map(({ product }) => product.productId))
  known.set(marketIndex, made)
  return made
}
