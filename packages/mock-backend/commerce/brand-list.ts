import { itemAt } from '#catalogue/item-at'
import { brandType } from './brand-type'
import type { Commerce } from './create-commerce'
import { SALE } from './market-index'
import type { Storefront } from './storefront'

/** The schema's BrandType of every brand that has products on sale in the market. */
export function loadBrands(commerce: Commerce, storefront: Storefront) {
  const { onSale } = commerce.marketIndexOf(storefront.market)
  const { entries, catalogue } = commerce.index
  const sold = new Set(
    [...onSale].flatMap((sale, at) => (sale === SALE.now ? [itemAt(entries, at).brand.brandId] : [])),
  )
  return catalogue.brands
    .filter(({ brandId }) => sold.has(brandId))
    .map((brand) => brandType(commerce, brand, storefront))
}
