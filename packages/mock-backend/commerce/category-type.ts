import type { CatalogueCategory } from '#catalogue/types'
import { alternativePaths, alternativeUrls } from './alternative-urls'
import type { Commerce } from './create-commerce'
import type { Storefront } from './storefront'

/** The schema's CategoryType. */
export const categoryType = ({ paths }: Commerce, category: CatalogueCategory, { lang }: Storefront) => ({
  categoryId: category.categoryId,
  parentCategoryId: category.parentCategoryId,
  order: category.order,
  alias: category.alias[lang],
  canonicalUrl: paths.category(category)[lang],
  alternativeUrls: () => alternativeUrls(paths.category(category)),
  alternativeCanonicalUrls: () => alternativePaths(paths.category(category), lang),
  name: category.name[lang],
  description: category.description[lang],
  isHidden: false,
  primaryImage: category.primaryImage,
})

/** A category by id or, without an id, by alias; null when it does not exist. */
export function loadCategory(
  commerce: Commerce,
  args: { alias?: string | null; categoryId?: number | null },
  storefront: Storefront,
) {
  const { tree } = commerce.index
  const byAlias = args.alias ? tree.find(args.alias.normalize('NFC'), storefront.lang) : null
  const category = args.categoryId != null ? tree.byId.get(args.categoryId) : byAlias
  return category ? categoryType(commerce, category, storefront) : null
}

/** All categories, or the children of one; 0 asks for the roots. */
export function loadCategories(
  commerce: Commerce,
  parentCategoryId: number | null | undefined,
  storefront: Storefront,
) {
  const { tree } = commerce.index
  const found =
    parentCategoryId == null ? [...tree.all].sort((a, b) => a.order - b.order) : tree.childrenOf(parentCategoryId)
  return found.map((category) => categoryType(commerce, category, storefront))
}
