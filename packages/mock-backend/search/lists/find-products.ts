import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import { productsOfList } from '#commerce/list-products'
import { type Matches, matchList } from '#commerce/list-query'
import type { Selection } from '#commerce/list-selector'
import type { Storefront } from '#commerce/storefront'
import type { FacetChoices } from '#search/facets/parse-choices'
import { orderStyles } from './order-styles'
import { reducedProducts } from './reduced-products'
import type { ListSort } from './sort-labels'

/** Conditions and order of a list. `scores`: result of a text search by position, or null without a text. */
export type ListQuestion = {
  selection: Selection
  scores: Float32Array | null
  choices: FacetChoices
  sort: ListSort
}

export const EVERYTHING: Selection = { facets: [], campaigns: [], lists: [] }
export const NO_CHOICES: FacetChoices = { values: new Set(), price: {}, sale: false }

function match(commerce: Commerce, storefront: Storefront, { selection, scores, choices }: ListQuestion): Matches {
  const { index, facets, clock } = commerce
  const marketIndex = commerce.marketIndexOf(storefront.market)
  const listed = selection.lists.map((list) => productsOfList(index.entries, marketIndex, list, clock()))
  if (choices.sale) listed.push(reducedProducts(index.entries, marketIndex))
  const filter = { facets: [...choices.values], price: { lowest: choices.price.min, highest: choices.price.max } }
  return matchList(index, facets.registry, marketIndex, { selection, listed }, filter, scores)
}

/** The matches of a list, and its hits grouped by style in the requested order. */
export function findProducts(
  commerce: Commerce,
  storefront: Storefront,
  question: ListQuestion,
): { matches: Matches; styles: Entry[][] } {
  const matches = match(commerce, storefront, question)
  return { matches, styles: orderStyles(commerce, matches, { storefront, ...question }) }
}
