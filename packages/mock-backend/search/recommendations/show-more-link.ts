import type { Algorithm } from '@apptus/esales-api'
import type { ListRule } from '#catalogue/types'
import type { Occasion } from './recommendation'

/** The merchant's list that shows all of what an algorithm chooses from. */
const LISTS: Partial<Record<Algorithm, ListRule['rule']>> = {
  TOP_PRODUCTS: 'bestsellers',
  NEWEST_PRODUCTS: 'new',
}

/** Algorithms that stay within the category of their product. */
const SAME_CATEGORY: ReadonlySet<Algorithm> = new Set(['ALTERNATIVES', 'UPSELL'])

/** Public path of a list with more of the same; undefined where the shop has none. */
export function showMoreLink(algorithm: Algorithm, { commerce, base, place }: Occasion): string | undefined {
  const { index, paths } = commerce
  const rule = LISTS[algorithm]
  if (rule) return index.catalogue.lists.find(({ holds }) => holds.rule === rule)?.path[place.lang]
  if (!base || !SAME_CATEGORY.has(algorithm)) return undefined
  const category = index.tree.byId.get(base.style.primaryCategoryId)
  return category && paths.category(category)[place.lang]
}
