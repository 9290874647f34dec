import type { ColourKey } from '@kajo/picture-studio'
import { itemAt } from '#catalogue/item-at'
import type { Commerce } from '#commerce/create-commerce'
import { isNew } from '#commerce/is-new'
import { productsOfList } from '#commerce/list-products'
import { SALE } from '#commerce/market-index'
import type { Storefront } from '#commerce/storefront'
import type { Condition } from '#search/engine/question/match-products'
import type { ParsedQuestion } from '#search/engine/question/parse-question'
import type { Occasion } from '#search/engine/words/occasions'

const IMPORTANCE = { price: 3, size: 2.2, sale: 2, news: 1.5, occasion: 4 } as const
const WHITES: readonly ColourKey[] = ['white', 'ecru', 'pearl']

/** The products that a market sells now. Must be created for each query, because stock and prices change. */
export function createMarketView(commerce: Commerce, { market }: Storefront) {
  const { index, facets } = commerce
  const marketIndex = commerce.marketIndexOf(market)
  const now = commerce.clock()
  const sizes = facets.registry.groups.get('Sku')?.facets ?? []
  const byLabel = new Map(sizes.map((facet) => [facet.label.fi.toLowerCase(), facet.index]))

  /** Facets of a size label. The jeans size "W28" also matches 28. */
  const facetsOf = (label: string): number[] =>
    [label, `w${label}`].flatMap((candidate) => byLabel.get(candidate) ?? [])

  const facetsAt = (position: number): Int32Array => itemAt(marketIndex.facets, position)
  const isNewAt = (position: number): boolean => isNew(itemAt(index.entries, position), now)

  /** Whether a product is in the list of an occasion; for a wedding, no white dress is. */
  const suiting = ({ list: key, isWedding }: Occasion) => {
    const list = index.catalogue.lists.find((candidate) => candidate.key === key)
    const listed = list && productsOfList(index.entries, marketIndex, list, now)
    return (at: number): boolean => {
      const { product, style } = itemAt(index.entries, at)
      const isBridal = isWedding && style.kind.endsWith('dress') && WHITES.includes(product.colour)
      return !isBridal && (listed?.has(product.productId) ?? false)
    }
  }

  return {
    isSize: (label: string): boolean => facetsOf(label.toLowerCase()).length > 0,
    isOnSale: (position: number): boolean => marketIndex.onSale[position] === SALE.now,
    isInStock: (position: number): boolean => marketIndex.inStock[position] === 1,
    isNew: isNewAt,
    /** The conditions of a query besides its words. */
    conditionsOf: ({ price, sizes: labels, wantsSale, wantsNews, occasions }: ParsedQuestion): Condition[] => {
      const conditions: Condition[] = []
      if (price) {
        const [low, high] = [price.lowest * 100, price.highest * 100]
        const isMet = (at: number) => {
          const selling = marketIndex.selling[at] ?? 0
          return selling >= low && selling <= high
        }
        conditions.push({ isMet, importance: IMPORTANCE.price })
      }
      if (labels.length > 0) {
        const wanted = new Set(labels.flatMap((label) => facetsOf(label.toLowerCase())))
        const isMet = (at: number) => facetsAt(at).some((facet) => wanted.has(facet))
        conditions.push({ isMet, importance: IMPORTANCE.size })
      }
      if (wantsSale) {
        const isMet = (at: number) => itemAt(marketIndex.prices, at).campaigns.length > 0
        conditions.push({ isMet, importance: IMPORTANCE.sale })
      }
      if (wantsNews) {
        conditions.push({ isMet: isNewAt, importance: IMPORTANCE.news })
      }
      for (const occasion of occasions) {
        conditions.push({ isMet: suiting(occasion), importance: IMPORTANCE.occasion })
      }
      return conditions
    },
  }
}

export type MarketView = ReturnType<typeof createMarketView>
