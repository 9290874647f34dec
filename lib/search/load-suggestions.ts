import 'server-only'
import { cached } from '@/lib/cache/cached'
import { cataloguePath } from '@/lib/list/catalogue-path'
import type { MarketLang } from '@/lib/market/site'
import { tidySearchText } from '@/lib/routing/search-text'
import { askForLists, type ListHit, mapListHits } from './list-hits'
import { mapPageHits, type PageHit } from './page-hits'
import { querySearch } from './query-search'
import { autocompleteSchema } from './search-answer-schema'
import { searchKey } from './search-key'

/**
 * `lists`: merchant lists that suit the text; they are not among the `pages`. `phrases`: searches that continue the text.
 * `redirectPath`: decoded path of the page to which the text redirects,
 * else null.
 */
export type PageSuggestions = {
  lists: ListHit[]
  pages: PageHit[]
  phrases: string[]
  redirectPath: string | null
}

const MOST_PHRASES = 8

async function fetchSuggestions({ market, lang }: MarketLang, words: string): Promise<PageSuggestions> {
  const answer = await querySearch({ market, lang }, autocompleteSchema, (service) =>
    service.autocomplete({ q: words, notify: false }, askForLists()),
  )
  const phrases = answer.phraseSuggestions.map(({ q }) => tidySearchText(q)).filter((phrase) => phrase !== '')
  const lists = mapListHits(lang, answer.contentLists)
  const listed = new Set(lists.map(({ path }) => path))
  return {
    lists,
    pages: mapPageHits(lang, answer.contentSuggestions).filter(({ path }) => !listed.has(path)),
    phrases: [...new Set(phrases)].slice(0, MOST_PHRASES),
    redirectPath: answer.redirectLink === undefined ? null : cataloguePath(lang, answer.redirectLink),
  }
}

/** Loads pages and phrases for a text; throws AppError when the service fails. */
export const loadSuggestions = (site: MarketLang, words: string): Promise<PageSuggestions> =>
  cached('search', { site, key: searchKey('suggestions', words), isVariant: true }, () => fetchSuggestions(site, words))

/** Loads the most popular searches; throws AppError when the service fails. */
export const loadPopularSearches = async (site: MarketLang): Promise<string[]> => {
  const { phrases } = await cached('searchHelp', { site, key: searchKey('popular', '') }, () =>
    fetchSuggestions(site, ''),
  )
  return phrases
}
