import type { CartPage } from '@apptus/esales-api'
import * as z from 'zod'
import { parseWith } from '#search/http/parse-visitor'
import { entriesOfKeys } from '#search/products/entry-of-key'
import { presentationOf, splitList } from '#search/products/presentation'
import { singleGroups } from '#search/products/product-groups'
import { recommendationListsSchema } from '#search/recommendations/list-config'
import { recommendationLists } from '#search/recommendations/recommendation-lists'
import type { Query } from '#search/search-context'
import { SearchError } from '#search/search-error'
import { includeSchema } from './page-bodies'

export const MOST_IN_CART = 100

const bodySchema = z
  .object({
    cart: includeSchema.optional(),
    recommendationLists: recommendationListsSchema,
  })
  .prefault({})

/** The products of a cart, if the body includes them, and recommendations. `cart` holds product or variant keys. */
export const cartPage: Query = (service, request): CartPage => {
  const keys = request.params.get('cart')
  if (keys === null) throw new SearchError(400, 'Query parameter "cart" is required')
  const body = parseWith(bodySchema, request.body)
  const cart = entriesOfKeys(service.commerce, splitList(keys).slice(0, MOST_IN_CART))
  const view = presentationOf(request)
  return {
    cart: body.cart?.include ? singleGroups(service, cart, view) : [],
    recommendationLists: recommendationLists(service, request.visitor, {
      configs: body.recommendationLists,
      subject: { base: null, cart, algorithm: 'CART' },
      view,
    }),
  }
}
