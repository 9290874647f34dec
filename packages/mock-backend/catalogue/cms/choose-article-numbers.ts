import { CATEGORY, type CategoryKey, parentId } from '#catalogue/category-ids'
import { type Placed, pickUnlike } from '#catalogue/likeness'
import type { Catalogue, CatalogueCampaign, CatalogueProduct, CatalogueStyle } from '#catalogue/types'

/** Products to choose: by category (`without` excludes one), sorted by date or sales, optionally of one campaign. */
export type ProductChoice = {
  of: CategoryKey
  without?: CategoryKey
  sort: 'LATEST' | 'MOST_SOLD'
  campaign?: CatalogueCampaign
  count: number
}

/** Whether at least half of the sizes have more than three pieces in stock. */
export const isMostlyInStock = ({ skus }: CatalogueProduct): boolean =>
  skus.filter(({ stock }) => stock.inStock > 3).length * 2 >= skus.length

function isWithin(style: CatalogueStyle, key: CategoryKey): boolean {
  const isBelow = (id: number): boolean => id === CATEGORY[key] || (id > 0 && isBelow(parentId(id)))
  return style.categoryIds.some(isBelow)
}

const bySales = (a: Placed, b: Placed): number => b.product.popularity - a.product.popularity
const byDate = (a: Placed, b: Placed): number =>
  Date.parse(b.product.firstAvailableOn) - Date.parse(a.product.firstAvailableOn)

/** Article numbers for a short row of products: no style twice, and neighbours that look different. */
export function chooseArticleNumbers(
  { styles }: Catalogue,
  { of, without, sort, campaign, count }: ProductChoice,
): string[] {
  const reduced = campaign && campaign.productIds !== 'all' ? new Set(campaign.productIds) : null
  const ranked = styles
    .filter((style) => isWithin(style, of) && !(without && isWithin(style, without)))
    .flatMap((style) => style.products.map((product) => ({ style, product })))
    .filter(({ product }) => isMostlyInStock(product) && (reduced?.has(product.productId) ?? true))
    .sort((a, b) => (sort === 'LATEST' ? byDate(a, b) : 0) || bySales(a, b))
  return pickUnlike(ranked, count).map(({ product }) => product.articleNumber)
}
