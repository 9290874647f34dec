import type { Navigation, NavigationNode, NavigationStateNode } from '@apptus/esales-api'
import type { CatalogueCategory, Localised } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import type { Storefront } from '#commerce/storefront'
import type { ListQuestion } from '#search/lists/find-products'
import type { SearchService } from '#search/search-context'
import { type CategoryCounts, countCategories } from './count-categories'

const ROOT: Localised = { fi: 'Valikoima', sv: 'Sortiment', nb: 'Utvalg', da: 'Udvalg' }

type Parts = { commerce: Commerce; counts: CategoryCounts; storefront: Storefront }

const childrenOf = ({ commerce, counts }: Parts, categoryId: number): CatalogueCategory[] =>
  commerce.index.tree.childrenOf(categoryId).filter((child) => (counts.get(child.categoryId) ?? 0) > 0)

/** The fields of a category that both trees contain; `path` is its public path. */
const factsOf = ({ commerce, counts, storefront }: Parts, category: CatalogueCategory) => ({
  type: 'PRODUCT' as const,
  label: category.name[storefront.lang],
  path: commerce.paths.category(category)[storefront.lang],
  count: counts.get(category.categoryId) ?? 0,
})

const rootFacts = ({ counts, storefront }: Parts) => ({
  type: 'LABEL' as const,
  label: ROOT[storefront.lang],
  count: counts.get(0) ?? 0,
})

const fullNode = (parts: Parts, category: CatalogueCategory): NavigationNode => ({
  ...factsOf(parts, category),
  children: childrenOf(parts, category.categoryId).map((child) => fullNode(parts, child)),
})

/** The tree of all categories that have products. */
export const buildNavigationTree = (parts: Parts): NavigationNode => ({
  ...rootFacts(parts),
  children: childrenOf(parts, 0).map((child) => fullNode(parts, child)),
})

function openTree(parts: Parts, selected: CatalogueCategory | null): Navigation {
  const { commerce, storefront } = parts
  const way = selected ? commerce.index.tree.pathTo(selected.categoryId) : []
  const node = (category: CatalogueCategory): NavigationStateNode => {
    const children = childrenOf(parts, category.categoryId)
    return {
      ...factsOf(parts, category),
      selected: category === selected,
      expandable: children.length > 0,
      children: way.includes(category) ? children.map(node) : [],
    }
  }
  const roots = childrenOf(parts, 0)
  return {
    breadcrumbs: way.map((category) => ({
      path: commerce.paths.category(category)[storefront.lang],
      label: category.name[storefront.lang],
    })),
    tree: {
      ...rootFacts(parts),
      selected: selected === null,
      expandable: roots.length > 0,
      children: roots.map(node),
    },
  }
}

/**
 * The category tree of a list, expanded from the root to the children of the selected category, which is the first one
 * in `facetIds` (`c_12`).
 */
export function navigationOf(
  { commerce }: SearchService,
  question: ListQuestion,
  storefront: Storefront,
  facetIds: Iterable<string>,
): Navigation {
  const [id] = [...facetIds].filter((facetId) => facetId.startsWith('c_'))
  const selected = id === undefined ? undefined : commerce.index.tree.byId.get(Number(id.slice(2)))
  return openTree({ commerce, storefront, counts: countCategories(commerce, storefront, question) }, selected ?? null)
}
