import { pathToCategory } from './build-category-tree'
import type { CategoryLink, CategoryNode, ListTab } from './list-types'

/** The list's family: all of it, then its members. A category without children belongs to its parent's (R-LIST-10). */
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
