import { pathToCategory } from './build-category-tree'
import type { CategoryLink, CategoryNode, ListTab } from './list-types'

/**
 * Tabs of a category list: the category and its children, or, without children, its parent and siblings (R-LIST-10).
 */
export function listTabs(
  tree: readonly CategoryNode[],
  current: { categoryId: number; canonicalUrl: string },
  children: readonly CategoryLink[],
): ListTab[] {
  const parent = pathToCategory(tree, current.categoryId).at(-2)
  const [whole, members] = children.length > 0 || !parent ? [current, children] : [parent, parent.children]
  if (members.length === 0) return []
  return [
    { name: null, canonicalUrl: whole.canonicalUrl, isCurrent: whole.categoryId === current.categoryId },
    ...members.map(({ name, canonicalUrl, categoryId }) => ({
      name,
      canonicalUrl,
      isCurrent: categoryId === current.categoryId,
    })),
  ]
}
