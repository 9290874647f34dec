import type { CategoryFragment } from '@/graphql/generated/graphql'
import type { CategoryLink, CategoryNode } from './list-types'

const ROOT = 0

export const categoryLink = (category: CategoryFragment): CategoryLink => ({
  categoryId: category.categoryId,
  name: category.name,
  canonicalUrl: category.canonicalUrl,
  image: category.primaryImage,
})

/**
 * The tree of visible categories, children in the order of the service. A category without a visible parent is left
 * out.
 */
export function buildCategoryTree(categories: readonly CategoryFragment[], parentId = ROOT): CategoryNode[] {
  const visible = categories.filter(({ isHidden }) => !isHidden)
  const childrenOf = new Map<number, CategoryFragment[]>()
  for (const category of visible) {
    // A category that is its own parent would cause an endless loop.
    if (category.categoryId === category.parentCategoryId) continue
    childrenOf.set(category.parentCategoryId, [...(childrenOf.get(category.parentCategoryId) ?? []), category])
  }
  const grow = (id: number): CategoryNode[] =>
    (childrenOf.get(id) ?? [])
      .sort((a, b) => a.order - b.order || a.categoryId - b.categoryId)
      .map((category) => ({
        ...categoryLink(category),
        parentCategoryId: category.parentCategoryId,
        alias: category.alias ?? '',
        children: grow(category.categoryId),
      }))
  return grow(parentId)
}

/** Every category of a tree, parents before their children. */
export const flattenTree = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flattenTree(node.children)])

/** The path from a root to the category; empty when it is not in the tree. */
export function pathToCategory(nodes: readonly CategoryNode[], categoryId: number): CategoryNode[] {
  for (const node of nodes) {
    if (node.categoryId === categoryId) return [node]
    const below = pathToCategory(node.children, categoryId)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
