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

/** The answer to an empty text: the customer's recent searches and recently viewed products. */
function recentOf(service: SearchService, visitor: Visitor, view: Presentation) {
  const { searches, viewed } = service.sessions.customerOf(visitor)
  const entries = viewed.flatMap((id) => service.commerce.index.byProductId.get(id) ?? [])
  return {
    recentSearches: searches.map((q) => ({ q })),
    recentlyViewed: singleGroups(service, entries.slice(0, MOST.products), view),
  }
}

/** The products and pages that a text itself finds, best first. */
function findAtOnce({ commerce, engine, sessions }: SearchService, visitor: Visitor, text: string) {
  const { storefront } = visitor
  const answer = engine.searchProducts({ text, storefront, origin: 'ORGANIC', interest: sessions.interestOf(visitor) })
  const question = { selection: EVERYTHING, scores: answer.scores, choices: NO_CHOICES, sort: 'RELEVANCE' } as const
  const { styles } = findProducts(commerce, storefront, question)
  return { answer, styles, pages: engine.searchPages(text, storefront, MOST.pages) }
}

/**
 * Suggestions while a text is typed; popular phrases for an empty text. The text is not added to the recent searches.
 * An incomplete word often finds nothing itself; the products and pages are then those of the best phrase.
 */
export const autocomplete: Query = (service, request): Autocomplete => {
  const { visitor, params } = request
  const { storefront } = visitor
  const text = parseText(params)
  const body = parseWith(autocompleteSchema, request.body)
  const typed = findAtOnce(service, visitor, text)
  const phrases = service.engine.suggestPhrases(text, storefront, MOST.phrases)
  const [phrase] = text === '' ? [] : phrases
  const isBegun = phrase !== undefined && (typed.styles.length === 0 || typed.pages.length === 0)
  const meant = isBegun ? findAtOnce(service, visitor, phrase) : typed
  const styles = typed.styles.length > 0 ? typed.styles : meant.styles
  const pages = typed.pages.length > 0 ? typed.pages : meant.pages
  const { q, redirectLink } = typed.answer
  const view = presentationOf(request, { q })
  // A suggestion may contain the corrected text instead of the typed one.
  const marked = (suggestion: string) => markMatch(suggestion, `${text} ${q}`)
  return {
    phraseSuggestions: phrases.map((suggested) => ({ q: suggested, highlighted: marked(suggested) })),
    productSuggestions: productGroups(service, styles.slice(0, MOST.products), view, 0),
    contentSuggestions: pages.map(({ title, link, key }) => ({
      title,
      highlightedTitle: marked(title),
      link,
      ticket: service.tickets.write({ page: key, q: text }),
    })),
    ...(text === '' ? recentOf(service, visitor, view) : { recentSearches: [], recentlyViewed: [] }),
    totalHits: styles.length,
    ...(redirectLink && { redirectLink }),
    contentLists: contentLists(service, body.contentLists, storefront, text),
  }
}
