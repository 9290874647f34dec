import type { Autocomplete } from '@apptus/esales-api'
import { itemAt } from '#catalogue/item-at'
import { parseText } from '#search/lists/list-params'
import { EVERYTHING, matchChoices } from '#search/lists/match-choices'
import { orderHits } from '#search/lists/order-hits'
import { styleHits } from '#search/lists/style-hits'
import { presentationOf } from '#search/products/presentation'
import { productGroups } from '#search/products/product-groups'
import type { Query } from '#search/search-context'
import { markMatch } from './mark-match'

const MOST = { phrases: 8, products: 6, pages: 6, recent: 10 }
const NOTHING_CHOSEN = { values: new Set<string>(), price: {}, sale: false }

/**
 * Suggestions while a text is typed. An empty text answers popular phrases, the customer's recent searches and the
 * products seen last. Nothing typed here is remembered.
 */
export const autocomplete: Query = (service, request): Autocomplete => {
  const { commerce, engine, sessions, tickets } = service
  const { visitor, params } = request
  const { place } = visitor
  const text = parseText(params)
  const customer = sessions.customerOf(visitor)
  const answer = engine.searchProducts({ text, place, origin: 'ORGANIC', interest: sessions.interestOf(visitor) })
  const view = presentationOf(request, answer.q)
  const matches = matchChoices(commerce, place, {
    selection: EVERYTHING,
    scores: answer.scores,
    choices: NOTHING_CHOSEN,
  })
  const positions = orderHits(commerce, matches, { place, sort: 'RELEVANCE', scores: answer.scores })
  const hits = styleHits(
    commerce,
    positions.map((at) => itemAt(commerce.index.entries, at)),
  )
  const viewed = styleHits(
    commerce,
    customer.viewed.flatMap((id) => commerce.index.byProductId.get(id) ?? []),
  )
  return {
    phraseSuggestions: engine
      .suggestPhrases(text, place, MOST.phrases)
      .map((q) => ({ q, highlighted: markMatch(q, text) })),
    productSuggestions: productGroups(service, hits.slice(0, MOST.products), view, 0),
    contentSuggestions: engine.searchPages(text, place, MOST.pages).map(({ title, link, key }) => ({
      title,
      highlightedTitle: markMatch(title, text),
      link,
      ticket: tickets.write({ page: key, q: text }),
    })),
    recentSearches: text === '' ? customer.searches.slice(0, MOST.recent).map((q) => ({ q })) : [],
    recentlyViewed: text === '' ? productGroups(service, viewed.slice(0, MOST.products), view, 0) : [],
    totalHits: hits.length,
    ...(answer.redirectLink && { redirectLink: answer.redirectLink }),
    contentLists: [],
  }
}
