import { parentId } from './category-ids'
import { inEvery } from './langs'
import type { CatalogueCategory, CatalogueProduct, CatalogueStyle, Localised } from './types'

/** The category and its ancestors, the root first. */
function branchOf(categories: readonly CatalogueCategory[], categoryId: number): CatalogueCategory[] {
  const family: CatalogueCategory[] = []
  for (let id = categoryId; id > 0; id = parentId(id)) {
    const category = categories.find((candidate) => candidate.categoryId === id)
    if (category) family.unshift(category)
  }
  return family
}

/** Canonical path of a category list, such as `/c/vaatteet/mekot`: not percent-encoded, without host and language prefix. */
export function categoryPath(categories: readonly CatalogueCategory[], categoryId: number): Localised {
  const family = branchOf(categories, categoryId)
  return inEvery((lang) => `/c/${family.map((category) => category.alias[lang]).join('/')}`)
}

/** Canonical path of a product: `/p/mekot/<alias>`, where `mekot` is the second level of its primary category. */
export function productPath(
  categories: readonly CatalogueCategory[],
  style: CatalogueStyle,
  product: CatalogueProduct,
): Localised {
  const family = branchOf(categories, style.primaryCategoryId)
  const level = family[1] ?? family[0]
  return inEvery((lang) => (level ? `/p/${level.alias[lang]}/${product.alias[lang]}` : `/p/${product.alias[lang]}`))
}
