import { parentId } from './category-ids'
import { inEvery } from './langs'
import type { CatalogueCategory, CatalogueProduct, CatalogueStyle, Localised } from './types'

/** From the root down to the category itself. */
function familyOf(categories: readonly CatalogueCategory[], categoryId: number): CatalogueCategory[] {
  const family: CatalogueCategory[] = []
  for (let id = categoryId; id > 0; id = parentId(id)) {
    const category = categories.find((candidate) => candidate.categoryId === id)
    if (category) family.unshift(category)
  }
  return family
}

/** Canonical path of a category's list: `/c/vaatteet/mekot`; readable form, without host and language prefix. */
export function categoryPath(categories: readonly CatalogueCategory[], categoryId: number): Localised {
  const family = familyOf(categories, categoryId)
  return inEvery((lang) => `/c/${family.map((category) => category.alias[lang]).join('/')}`)
}

/** Canonical path of a product: `/p/mekot/<alias>`, with the second level of its first category. */
export function productPath(
  categories: readonly CatalogueCategory[],
  style: CatalogueStyle,
  product: CatalogueProduct,
): Localised {
  const family = familyOf(categories, style.primaryCategoryId)
  const level = family[1] ?? family[0]
  return inEvery((lang) => (level ? `/p/${level.alias[lang]}/${product.alias[lang]}` : `/p/${product.alias[lang]}`))
}
