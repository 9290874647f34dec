import type { CatalogueBrand } from '#catalogue/types'
import { alternativePaths, alternativeUrls } from './alternative-urls'
import type { Commerce } from './create-commerce'
import type { Storefront } from './storefront'

/** The schema's BrandType. The URLs are functions, so that they are computed only when a query selects them. */
export const brandType = ({ paths }: Commerce, brand: CatalogueBrand, { lang }: Storefront) => ({
  brandId: brand.brandId,
  alias: brand.alias,
  name: brand.name,
  description: brand.description[lang],
  canonicalUrl: () => paths.brand(brand)[lang],
  alternativeUrls: () => alternativeUrls(paths.brand(brand)),
  alternativeCanonicalUrls: () => alternativePaths(paths.brand(brand), lang),
})
