import { inEvery } from '@/mock-backend/catalogue/langs'
import type {
  CatalogueBrand,
  CatalogueCampaign,
  CatalogueCategory,
  CatalogueProduct,
  Localised,
} from '@/mock-backend/catalogue/types'
import type { CategoryTree } from './category-tree'

/** Public paths of everything that has a page, readable form, without host and language prefix. */
export function createPaths(tree: CategoryTree) {
  return {
    product: (product: CatalogueProduct): Localised => inEvery((lang) => `/p/${product.alias[lang]}`),
    category: (category: CatalogueCategory): Localised =>
      inEvery((lang) => {
        const path = tree.pathTo(category.categoryId)
        return `/c/${path.map((item) => item.alias[lang]).join('/')}`
      }),
    brand: (brand: CatalogueBrand): Localised => inEvery(() => `/b/${brand.alias}`),
    campaign: (campaign: CatalogueCampaign): Localised => inEvery((lang) => `/dc/${campaign.alias[lang]}`),
    content: (alias: string): string => `/${alias}`,
  }
}

export type Paths = ReturnType<typeof createPaths>
