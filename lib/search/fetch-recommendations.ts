import 'client-only'
import type { Algorithm, RecommendationListPage } from '@apptus/esales-api'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { Shop } from '@/lib/store/shop'
import { ANONYMOUS_SESSION } from './anonymous-session'
import { answerWithin } from './answer-within'
import { createSearchApi } from './create-search-api'
import { PRESENTED_CUSTOM, searchCardRow } from './map-search-product'
import { recommendedProducts } from './recommended-products'
import { recommendationsSchema } from './search-answer-schema'
import type { SearchApi } from './search-api'
import { searchConfig } from './search-config'
import { hasSearchSession } from './search-session'
import { rememberTickets } from './search-tickets'

/** Where a row is shown and the products to which it refers; keys are article numbers of products and sizes. */
export type Occasion =
  | { place: 'cart'; productKeys: readonly string[] }
  | { place: 'added'; variantKey: string; productKey: string; cart: readonly string[] }
  | { place: 'alternatives'; productKey: string }
  | { place: 'popular' }

const LIMIT = 8
/** For the notice of an addition, which shows three of two lists without those in the cart. */
const NOTICE_LIMIT = 4

type Query = Pick<SearchApi['query'], 'productPage' | 'cartPage' | 'addToCartPopup' | 'landingPage'>
type Base = { presentCustom: string[]; notify?: false }

const list = (algorithm: Algorithm, limit = LIMIT) => ({ id: algorithm, algorithm, limit })

function askFor(query: Query, base: Base, occasion: Occasion): Promise<RecommendationListPage> {
  switch (occasion.place) {
    case 'cart':
      return query.cartPage({ ...base, cart: [...occasion.productKeys] }, { recommendationLists: [list('CART')] })
    case 'added': {
      const { variantKey, productKey, cart } = occasion
      // small additional products first, then products to wear with the added one
      const lists = [
        list('ADD_TO_CART_RECS', NOTICE_LIMIT),
        { ...list('STYLE_WITH', NOTICE_LIMIT), params: { productKey } },
      ]
      return query.addToCartPopup({ ...base, variantKey, cart: [...cart] }, lists)
    }
    case 'alternatives':
      return query.productPage(
        { ...base, productKey: occasion.productKey },
        { recommendationLists: [list('ALTERNATIVES')] },
      )
    case 'popular':
      return query.landingPage({ ...base, pageReference: '/' }, { recommendationLists: [list('TOP_PRODUCTS')] })
  }
}

/** Uses the session of the tab if there is one, else the anonymous session (T32). */
async function ask(shop: Shop, occasion: Occasion): Promise<RecommendationListPage> {
  const presentCustom = PRESENTED_CUSTOM
  if (hasSearchSession(shop)) {
    const answer = await askFor((await createSearchApi(shop)).query, { presentCustom }, occasion)
    const groups = answer.recommendationLists.flatMap(({ productGroups }) => productGroups)
    rememberTickets(
      shop,
      groups.flatMap(({ products }) => products),
    )
    return answer
  }
  const { queries } = await import('@apptus/esales-api')
  const query = queries(searchConfig(shop, () => ANONYMOUS_SESSION))
  return askFor(query, { presentCustom, notify: false }, occasion)
}

/**
 * Fetches recommended products as cards, each once, in the order of the service. Rejects when the service fails or the
 * response is invalid.
 */
export async function fetchRecommendations(shop: Shop, occasion: Occasion): Promise<CardRow[]> {
  const answer = recommendationsSchema.parse(await answerWithin(ask(shop, occasion)))
  const shown = new Set<number>()
  const products = answer.recommendationLists.flatMap(({ id }) => {
    const found = recommendedProducts(answer, id, (productId) => shown.has(productId))
    for (const { card } of found) shown.add(card.productId)
    return found
  })
  const circumstances = { lang: shop.config.site.lang, now: Date.now() }
  return products.map((product) => searchCardRow(product, circumstances))
}
