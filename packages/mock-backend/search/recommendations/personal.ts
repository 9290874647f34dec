import type { Entry } from '#commerce/catalogue-index'
import { ranked } from '#commerce/related-products'
import type { Occasion, Recommend } from './recommendation'

const WEIGHT = { favorite: 1, viewed: 0.5 }

/** The customer's interest by product id, from the session, the favourites and the viewed products. */
function knownInterest({ customer, interest }: Occasion): Map<number, number> {
  const known = new Map(interest)
  const add = (ids: readonly number[], weight: number) => {
    for (const id of ids) known.set(id, (known.get(id) ?? 0) + weight)
  }
  add(customer.favorites, WEIGHT.favorite)
  add(customer.viewed, WEIGHT.viewed)
  return known
}

/** The traits of a product that are compared, with their weights. */
const traitsOf = ({ style, product, brand }: Entry): [string, number][] => [
  [`category ${style.primaryCategoryId}`, 3],
  [`kind ${style.kind}`, 2],
  [`colour ${product.colour}`, 1],
  [`print ${product.print}`, 1],
  [`brand ${brand.brandId}`, 1],
]

function tasteOf(occasion: Occasion, known: ReadonlyMap<number, number>): Map<string, number> {
  const taste = new Map<string, number>()
  for (const [id, weight] of known) {
    const entry = occasion.commerce.index.byProductId.get(id)
    for (const [trait, worth] of entry ? traitsOf(entry) : []) {
      taste.set(trait, (taste.get(trait) ?? 0) + weight * worth)
    }
  }
  return taste
}

/** Products similar to those the customer has shown interest in; the most popular ones for a new customer. */
export const personal: Recommend = (occasion) => {
  const known = knownInterest(occasion)
  const taste = tasteOf(occasion, known)
  const unseen = occasion.candidates.filter(({ product }) => !known.has(product.productId))
  const worth = (entry: Entry) => traitsOf(entry).reduce((sum, [trait]) => sum + (taste.get(trait) ?? 0), 0)
  return ranked(unseen, (entry) => worth(entry) + entry.product.popularity)
}
