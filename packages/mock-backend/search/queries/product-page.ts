import type { ProductPage } from '@apptus/esales-api'
import * as z from 'zod'
import type { Entry } from '#commerce/catalogue-index'
import { isSoldIn } from '#commerce/is-sold-in'
import { parseWith } from '#search/http/parse-visitor'
import { styleHit } from '#search/lists/style-hits'
import { type Presentation, presentationOf } from '#search/products/presentation'
import { PRESENTED_NAMES } from '#search/products/presented-attributes'
import { productGroups } from '#search/products/product-groups'
import { recommendationListsSchema } from '#search/recommendations/list-config'
import { recommendationLists } from '#search/recommendations/recommendation-lists'
import type { Query, SearchService } from '#search/search-context'
import { SearchError } from '#search/search-error'
import { includeSchema } from './page-bodies'

const bodySchema = z
  .object({
    productGroup: includeSchema.optional(),
    recommendationLists: recommendationListsSchema,
  })
  .prefault({})

/** Tickets of all variants of a style by variant key. */
function ticketsOf({ commerce, tickets }: SearchService, entry: Entry): Record<string, string> {
  const { main, others } = styleHit(commerce, [entry])
  const variants = [main, ...others].flatMap(({ product: { productId, skus } }) =>
    skus.map(({ articleNumber, skuId }) => [articleNumber, tickets.write({ productId, skuId, q: '' })] as const),
  )
  return Object.fromEntries(variants)
}

/** The product group of a product page, with every colour and every custom attribute. */
const wholeGroup = (service: SearchService, entry: Entry, view: Presentation) =>
  productGroups(service, [[entry]], { ...view, presentCustom: PRESENTED_NAMES }, entry.style.products.length)[0]

/** The group or the variant tickets of a product, and recommendations. Adds the product to the recently viewed ones. */
export const productPage: Query = (service, request): ProductPage => {
  const { visitor, params } = request
  const key = params.get('productKey')
  if (!key) throw new SearchError(400, 'Query parameter "productKey" is required')
  const entry = service.commerce.index.byArticleNumber.get(key)
  if (!entry || !isSoldIn(entry, visitor.storefront.market.alias))
    throw new SearchError(404, 'There is no such product')
  const body = parseWith(bodySchema, request.body)
  const view = presentationOf(request)
  const group = body.productGroup?.include ? wholeGroup(service, entry, view) : undefined
  const lists = recommendationLists(service, visitor, {
    configs: body.recommendationLists,
    subject: { base: entry, cart: [], algorithm: 'ALTERNATIVES' },
    view,
  })
  service.sessions.addViewed(visitor, entry.product.productId)
  return {
    ...(group && { productGroup: group }),
    tickets: group ? {} : ticketsOf(service, entry),
    recommendationLists: lists,
  }
}
