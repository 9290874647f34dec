import type { CatalogueCategory } from '#catalogue/types'
import type { Commerce } from './create-commerce'
import type { Place } from './place'

/** The schema's CategoryType. */
export const categoryType = ({ paths }: Commerce, category: CatalogueCategory, { lang }: Place) => ({
  categoryId: category.categoryId,
  parentCategoryId: category.parentCategoryId,
  order: category.order,
  alias: category.alias[lang],
  canonicalUrl: paths.category(category)[lang],
  name: category.name[lang],
  isHidden: false,
  primaryImage: category.primaryImage,
})

/** All categories, or the children of one; 0 asks for the roots. */
export function loadCategories(commerce: Commerce, parentCategoryId: number | null | undefined, place: Place) {
  const { tree } = commerce.index
  const found =
    parentCategoryId == null ? [...tree.all].sort((a, b) => a.order - b.order) : tree.childrenOf(parentCategoryId)
  return found.map((category) => categoryType(commerce, category, place))
}
