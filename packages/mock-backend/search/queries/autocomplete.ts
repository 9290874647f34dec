import type { Autocomplete } from '@apptus/esales-api'
import { contentLists } from '#search/content/content-lists'
import { parseWith, type Visitor } from '#search/http/parse-visitor'
import { EVERYTHING, findProducts, NO_CHOICES } from '#search/lists/find-products'
import { parseText } from '#search/lists/list-params'
import { type Presentation, presentationOf } from '#search/products/presentation'
import { productGroups, singleGroups } from '#search/products/product-groups'
import type { Query, SearchService } from '#search/search-context'
import { markMatch } from './mark-match'
import { autocompleteSchema } from './page-bodies'

const MOST = { phrases: 8, products: 6, pages: 6 }

/** What an empty field shows: the customer's recent searches and the products seen last. */
function recentOf(service: SearchService, visitor: Visitor, view: Presentation) {
  const { searches, viewed } = service.sessions.customerOf(visitor)
  const entries = viewed.flatMap((id) => service.commerce.index.byProductId.get(id) ?? [])
  return {
    recentSearches: searches.map((q) => ({ q })),
    recentlyViewed: singleGroups(service, entries.slice(0, MOST.products), view),
  }
}

/** Suggestions while a text is typed, popular phrases for an empty one. What is typed here is not remembered. */
export const autocomplete: Query = (service, request): Autocomplete => {
  const { commerce, engine, sessions, tickets } = service
  const { visitor, params } = request
  const { place } = visitor
  const text = parseText(params)
  const body = parseWith(autocompleteSchema, request.body)
  const answer = engine.searchProducts({ text, place, origin: 'ORGANIC', interest: sessions.interestOf(visitor) })
  const view = presentationOf(request, { q: answer.q })
  // A suggestion may hold the text as corrected and not as typed.
  const marked = (suggestion: string) => markMatch(suggestion, `${text} ${answer.q}`)
  const question = { selection: EVERYTHING, scores: answer.scores, choices: NO_CHOICES, sort: 'RELEVANCE' } as const
  const { styles } = findProducts(commerce, place, question)
  return {
    phraseSuggestions: engine.suggestPhrases(text, place, MOST.phrases).map((q) => ({ q, highlighted: marked(q) })),
    productSuggestions: productGroups(service, styles.slice(0, MOST.products), view, 0),
    contentSuggestions: engine.searchPages(text, place, MOST.pages).map(({ title, link, key }) => ({
      title,
      highlightedTitle: marked(title),
      link,
      ticket: tickets.write({ page: key, q: text }),
    })),
    ...(text === '' ? recentOf(service, visitor, view) : { recentSearches: [], recentlyViewed: [] }),
    totalHits: styles.length,
    ...(answer.redirectLink && { redirectLink: answer.redirectLink }),
    contentLists: contentLists(service, body.contentLists, place, text),
  }
}
