import type { SearchPage } from '@apptus/esales-api'
import * as z from 'zod'
import { parseChoices } from '#search/facets/parse-choices'
import { parseWith } from '#search/http/parse-visitor'
import { parsePaging, parseSort, parseText } from '#search/lists/list-params'
import { EVERYTHING } from '#search/lists/match-choices'
import { primaryList } from '#search/lists/primary-list'
import { presentationOf } from '#search/products/presentation'
import type { Query } from '#search/search-context'

const ORIGINS = [
  'ORGANIC',
  'PHRASE_SUGGEST',
  'DID_YOU_MEAN',
  'UNDO_AUTO_CORRECT',
  'RELATED_SEARCHES',
  'RECENT_SEARCH',
] as const

const paramsSchema = z.object({
  origin: z.enum(ORIGINS, `Query parameter "origin" must be one of ${ORIGINS.join(', ')}`).default('ORGANIC'),
})

/** Products that a text finds; the text is remembered among the customer's recent searches. */
export const searchPage: Query = (service, request): SearchPage => {
  const { commerce, engine, sessions } = service
  const { visitor, params } = request
  const { place } = visitor
  const text = parseText(params)
  const { origin } = parseWith(paramsSchema, Object.fromEntries(params))
  const answer = engine.searchProducts({ text, place, origin, interest: sessions.interestOf(visitor) })
  commerce.marketIndexOf(place.market)
  const list = primaryList(
    service,
    {
      selection: EVERYTHING,
      scores: answer.scores,
      choices: parseChoices(params, commerce.facets.registry),
      sort: parseSort(params),
      paging: parsePaging(params),
    },
    presentationOf(request, answer.q),
  )
  if (text !== '') sessions.addSearch(visitor, text)
  return {
    q: answer.q,
    ...(answer.autoCorrect && { autoCorrect: answer.autoCorrect }),
    didYouMean: answer.didYouMean.map((q) => ({ q })),
    primaryList: list,
    relatedSearches: answer.relatedSearches.map((q) => ({ q })),
    contentLists: [],
  }
}
