import type { AddToCartPopup } from '@apptus/esales-api'
import * as z from 'zod'
import { parseWith } from '#search/http/parse-visitor'
import { entriesOfKeys } from '#search/products/entry-of-key'
import { presentationOf, splitList } from '#search/products/presentation'
import { recommendationListsSchema } from '#search/recommendations/list-config'
import { recommendationLists } from '#search/recommendations/recommendation-lists'
import type { Query } from '#search/search-context'
import { SearchError } from '#search/search-error'
import { MOST_IN_CART } from './cart-page'

const bodySchema = z.object({ recommendationLists: recommendationListsSchema }).prefault({})

/** Recommendations for a variant that was just put into the cart. */
export const addToCartPopup: Query = (service, request): AddToCartPopup => {
  const { params } = request
  const { commerce } = service
  const key = params.get('variantKey')
  if (!key) throw new SearchError(400, 'Query parameter "variantKey" is required')
  const base = commerce.index.bySkuNumber.get(key)
  if (!base) throw new SearchError(404, 'There is no such variant')
  return {
    recommendationLists: recommendationLists(service, request.visitor, {
      configs: parseWith(bodySchema, request.body).recommendationLists,
      subject: {
        base,
        cart: entriesOfKeys(commerce, splitList(params.get('cart')).slice(0, MOST_IN_CART)),
        algorithm: 'ADD_TO_CART_RECS',
      },
      view: presentationOf(request),
    }),
  }
}
