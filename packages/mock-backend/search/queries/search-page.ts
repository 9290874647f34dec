import type { SearchPage, SecondaryList } from '@apptus/esales-api'
import * as z from 'zod'
import { contentLists } from '#search/content/content-lists'
import type { SearchOrigin } from '#search/engine-types'
import { parseChoices } from '#search/facets/parse-choices'
import { parseWith } from '#search/http/parse-visitor'
import { EVERYTHING, findProducts, type ListQuestion } from '#search/lists/find-products'
import { parsePaging, parseSort, parseText } from '#search/lists/list-params'
import { primaryList } from '#search/lists/primary-list'
import { relaxSearch } from '#search/lists/relax-search'
import { navigationOf } from '#search/navigation/navigation'
import { type Presentation, presentationOf } from '#search/products/presentation'
import { productGroups, siblingsIn } from '#search/products/product-groups'
import type { Query, SearchService } from '#search/search-context'
import { searchPageSchema } from './page-bodies'

const ORIGINS = [
  'ORGANIC',
  'PHRASE_SUGGEST',
  'DID_YOU_MEAN',
  'UNDO_AUTO_CORRECT',
  'RELATED_SEARCHES',
  'RECENT_SEARCH',
] as const satisfies SearchOrigin[]

/** A search with fewer hits gets a secondary list. */
const FEW_HITS = 4
const SECONDARY_LIMIT = 12

const paramsSchema = z.object({
  origin: z.enum(ORIGINS, `Query parameter "origin" must be one of ${ORIGINS.join(', ')}`).default('ORGANIC'),
  viewAllSecondary: z.stringbool('Query parameter "viewAllSecondary" must be true or false').default(false),
  selectedCategory: z.string().max(100).optional(),
})

function secondaryList(service: SearchService, question: ListQuestion, view: Presentation): SecondaryList | undefined {
  const { styles } = findProducts(service.commerce, view.storefront, question)
  if (styles.length === 0) return undefined
  return {
    productGroups: productGroups(service, styles.slice(0, SECONDARY_LIMIT), view, siblingsIn(view)),
    totalHits: styles.length,
  }
}

/**
 * The products that match `q`. A text with hits is added, as corrected, to the customer's recent searches. When there
 * are few hits, the secondary list has the products that match single words of the text.
 */
export const searchPage: Query = (service, request): SearchPage => {
  const { engine, sessions } = service
  const { visitor, params } = request
  const { storefront } = visitor
  const text = parseText(params)
  const { origin, viewAllSecondary, selectedCategory } = parseWith(paramsSchema, Object.fromEntries(params))
  const body = parseWith(searchPageSchema, request.body)
  const choices = parseChoices(params, service.commerce, storefront)
  const answer = engine.searchProducts({ text, storefront, origin, interest: sessions.interestOf(visitor) })
  const { q, autoCorrect, scores } = answer
  const question: ListQuestion = { selection: EVERYTHING, scores, choices, sort: parseSort(params) }
  const relaxed = () => ({
    ...question,
    scores: relaxSearch(service, q, storefront, scores) ?? new Float32Array(scores.length),
  })
  const view = presentationOf(request, { q, isSearched: q !== '' })
  const primary = primaryList(service, viewAllSecondary ? relaxed() : question, parsePaging(params), view)
  const isShort = !viewAllSecondary && primary.totalHits < FEW_HITS
  const secondary = isShort ? secondaryList(service, relaxed(), view) : undefined
  if (primary.totalHits > 0) sessions.addSearch(visitor, q)
  return {
    q,
    ...(autoCorrect && { autoCorrect }),
    didYouMean: answer.didYouMean.map((phrase) => ({ q: phrase })),
    primaryList: primary,
    ...(body.navigation?.include && {
      navigation: navigationOf(service, question, storefront, selectedCategory ? [selectedCategory] : choices.values),
    }),
    ...(secondary && { secondaryList: secondary }),
    relatedSearches: answer.relatedSearches.map((phrase) => ({ q: phrase })),
    contentLists: contentLists(service, body.contentLists, storefront, q),
  }
}
