import type { CatalogueCategory } from '#catalogue/types'
import { createAliasMap } from './alias-map'

/** Categories by id and alias, with their ancestors and children. */
export function createCategoryTree(categories: CatalogueCategory[]) {
  const byId = new Map(categories.map((category) => [category.categoryId, category]))

  const childrenOf = (parentId: number): CatalogueCategory[] =>
    categories.filter((category) => category.parentCategoryId === parentId).sort((a, b) => a.order - b.order)

  /** From the root down to the category itself. */
  const pathTo = (categoryId: number): CatalogueCategory[] => {
    const path: CatalogueCategory[] = []
    let current = byId.get(categoryId)
    while (current && !path.includes(current)) {
      path.unshift(current)
      current = byId.get(current.parentCategoryId)
    }
    return path
  }

  return { all: categories, byId, childrenOf, pathTo, find: createAliasMap(categories, (c, lang) => c.alias[lang]) }
}
