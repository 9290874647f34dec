import { itemAt } from '#catalogue/item-at'
import type { Commerce } from './create-commerce'
import type { Place } from './place'

/** The schema's BrandListType of every brand with products on sale in the market. */
export function loadBrands(commerce: Commerce, { market, lang }: Place) {
  const { onSale } = commerce.marketIndexOf(market)
  const { entries, catalogue } = commerce.index
  const sold = new Set([...onSale].flatMap((isSold, at) => (isSold ? [itemAt(entries, at).brand.brandId] : [])))
  return catalogue.brands
    .filter(({ brandId }) => sold.has(brandId))
    .map((brand) => ({
      brandId: brand.brandId,
      alias: brand.alias,
      canonicalUrl: commerce.paths.brand(brand)[lang],
      name: brand.name,
    }))
}
