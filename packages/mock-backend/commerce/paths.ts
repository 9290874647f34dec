import { inEvery } from '#catalogue/langs'
import { categoryPath, productPath } from '#catalogue/public-paths'
import type { CatalogueBrand, CatalogueCampaign, CatalogueCategory } from '#catalogue/types'
import type { Entry } from './catalogue-index'
import { memoise } from './memoise'

/**
 * Public paths of everything that has a page: not percent-encoded, without host and language prefix. Each is computed
 * once, because a list names the same categories hundreds of times.
 */
export function createPaths(categories: CatalogueCategory[]) {
  return {
    product: memoise((entry: Entry) => productPath(categories, entry.style, entry.product)),
    category: memoise((category: CatalogueCategory) => categoryPath(categories, category.categoryId)),
    brand: memoise((brand: CatalogueBrand) => inEvery(() => `/b/${brand.alias}`)),
    campaign: memoise((campaign: CatalogueCampaign) => inEvery((lang) => `/dc/${campaign.alias[lang]}`)),
    content: (alias: string, isArticle: boolean): string => (isArticle ? `/inspiration/${alias}` : `/${alias}`),
  }
}

export type Paths = ReturnType<typeof createPaths>
