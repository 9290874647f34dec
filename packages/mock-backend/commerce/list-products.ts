import type { CatalogueList } from '#catalogue/types'
import type { Entry } from './catalogue-index'
import { isNew } from './is-new'
import type { MarketIndex } from './market-index'

const idsOf = (entries: readonly Entry[]): Set<number> => new Set(entries.map(({ product }) => product.productId))

function collect(entries: readonly Entry[], { holds }: CatalogueList, now: number): Set<number> {
  switch (holds.rule) {
    case 'new':
      return idsOf(entries.filter((entry) => isNew(entry, now)))
    case 'not sold yet':
      return idsOf(entries.filter(({ availableFrom }) => availableFrom > now))
    case 'kinds':
      return idsOf(entries.filter(({ style }) => holds.kinds.includes(style.kind)))
    case 'bestsellers': {
      const onSale = entries.filter(({ availableFrom }) => availableFrom <= now)
      const best = onSale.sort((a, b) => b.product.popularity - a.product.popularity)
      return idsOf(best.slice(0, holds.most))
    }
  }
}

const known = new WeakMap<MarketIndex, Map<CatalogueList, Set<number>>>()

/** Ids of the products in a list; cached until the market's index is rebuilt. */
export function productsOfList(
  entries: readonly Entry[],
  marketIndex: MarketIndex,
  list: CatalogueList,
  now: number,
): Set<number> {
  const ofIndex = known.get(marketIndex) ?? new Map<CatalogueList, Set<number>>()
  known.set(marketIndex, ofIndex)
  const ids = ofIndex.get(list) ?? collect(entries, list, now)
  ofIndex.set(list, ids)
  return ids
}
