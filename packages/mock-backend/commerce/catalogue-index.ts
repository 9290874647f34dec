import type {
  Catalogue,
  CatalogueBrand,
  CatalogueCategory,
  CatalogueProduct,
  CatalogueSku,
  CatalogueStyle,
} from '#catalogue/types'
import { createAliasMap } from './alias-map'
import { createCategoryTree } from './category-tree'

/**
 * A product with its style, brand and categories. `position` is its index in `entries` and in the arrays of a
 * MarketIndex.
 */
export type Entry = {
  position: number
  product: CatalogueProduct
  style: CatalogueStyle
  brand: CatalogueBrand
  /** The style's categories and all their ancestors. */
  categories: CatalogueCategory[]
  /** Epoch ms of the product's first day on sale. */
  availableFrom: number
}

type SkuEntry = { sku: CatalogueSku; entry: Entry }

/** Lookup tables of the catalogue by id, alias and article number. */
export function createCatalogueIndex(catalogue: Catalogue) {
  const tree = createCategoryTree(catalogue.categories)
  const brands = new Map(catalogue.brands.map((brand) => [brand.brandId, brand]))
  const entries: Entry[] = []
  for (const style of catalogue.styles) {
    const brand = brands.get(style.brandId)
    if (!brand) continue
    const categories = [...new Set(style.categoryIds.flatMap((id) => tree.pathTo(id)))]
    for (const product of style.products) {
      const availableFrom = Date.parse(product.firstAvailableOn)
      entries.push({ position: entries.length, product, style, brand, categories, availableFrom })
    }
  }
  const bySku = new Map<number, SkuEntry>()
  for (const entry of entries) for (const sku of entry.product.skus) bySku.set(sku.skuId, { sku, entry })
  return {
    catalogue,
    tree,
    entries,
    bySku,
    byProductId: new Map(entries.map((entry) => [entry.product.productId, entry])),
    bySkuNumber: new Map([...bySku.values()].map(({ sku, entry }) => [sku.articleNumber, entry])),
    byArticleNumber: new Map(entries.map((entry) => [entry.product.articleNumber, entry])),
    findProduct: createAliasMap(entries, (entry, lang) => entry.product.alias[lang]),
    findList: createAliasMap(catalogue.lists, (list, lang) => list.path[lang]),
    findCampaign: createAliasMap(catalogue.campaigns, (campaign, lang) => campaign.alias[lang]),
    findBrand: (alias: string): CatalogueBrand | null =>
      catalogue.brands.find((brand) => brand.alias === alias) ?? null,
  }
}

export type CatalogueIndex = ReturnType<typeof createCatalogueIndex>
