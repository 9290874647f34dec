import type { Navigation, NavigationNode, NavigationStateNode } from '@apptus/esales-api'
import type { CatalogueCategory, Localised } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import type { Place } from '#commerce/place'
import type { ListQuestion } from '#search/lists/find-products'
import type { SearchService } from '#search/search-context'
import { type CategoryCounts, countCategories } from './count-categories'

const ROOT: Localised = { fi: 'Valikoima', sv: 'Sortiment', nb: 'Utvalg', da: 'Udvalg' }

type Parts = { commerce: Commerce; counts: CategoryCounts; place: Place }

const childrenOf = ({ commerce, counts }: Parts, categoryId: number): CatalogueCategory[] =>
  commerce.index.tree.childrenOf(categoryId).filter((child) => (counts.get(child.categoryId) ?? 0) > 0)

/** The fields of a category that both trees contain; `path` is its public path. */
const factsOf = ({ commerce, counts, place }: Parts, category: CatalogueCategory) => ({
  type: 'PRODUCT' as const,
  label: category.name[place.lang],
  path: commerce.paths.category(category)[place.lang],
  count: counts.get(category.categoryId) ?? 0,
})

const rootFacts = ({ counts, place }: Parts) => ({
  type: 'LABEL' as const,
  label: ROOT[place.lang],
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
  const { commerce, place } = parts
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
      path: commerce.paths.category(category)[place.lang],
      label: category.name[place.lang],
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
 * The category tree of a list, expanded from the root to the children of the selected category, which is the first one in
 * `facetIds` (`c_12`).
 */
export function navigationOf(
  { commerce }: SearchService,
  question: ListQuestion,
  place: Place,
  facetIds: Iterable<string>,
): Navigation {
  const [id] = [...facetIds].filter((facetId) => facetId.startsWith('c_'))
  const selected = id === undefined ? undefined : commerce.index.tree.byId.get(Number(id.slice(2)))
  return openTree({ commerce, place, counts: countCategories(commerce, place, question) }, selected ?? null)
}
