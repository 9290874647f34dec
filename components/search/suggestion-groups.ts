import type { SearchOrigin } from '@apptus/esales-api'
import type { Site } from '@/lib/market/site'
import type { CardRow } from '@/lib/product/card-row-schema'
import { localHref } from '@/lib/routing/href'
import { searchHref } from '@/lib/routing/search-href'
import type { SuggestedPage, SuggestedPhrase, Suggestions } from '@/lib/search/fetch-suggestions'
import type { MarkedText } from '@/lib/search/marked-text'

/** Maximum number of suggestions of a kind. */
const MOST = { phrases: 4, popular: 6, recent: 5, pages: 2, products: 4 } as const

/** One option of the list and its target. */
export type Option = {
  id: string
  href: string
  label: MarkedText
  /** The search that the option starts, with its origin (R-SEARCH-08). */
  search?: { text: string; origin: SearchOrigin }
  /** Ticket with which a click is reported (R-SEARCH-09). */
  ticket?: string | undefined
  /** Number of products of a merchant list. */
  count?: number | null
  row?: CardRow
}

export type GroupName =
  | 'recent'
  | 'lists'
  | 'phrases'
  | 'popular'
  | 'categories'
  | 'brands'
  | 'pages'
  | 'products'
  | 'viewed'

/** Options under one heading. */
export type Group = { name: GroupName; options: Option[] }

/** Id of an element of the search; there is one search in a page. */
const idOf = (...names: (string | number)[]): string => ['suggested', ...names].join('-')

export const headingId = (name: GroupName): string => idOf(name)

const group = (name: GroupName, options: Omit<Option, 'id'>[]): Group => ({
  name,
  options: options.map((option, index) => ({ ...option, id: idOf(name, index) })),
})

const recentOptions = (site: Site, searches: readonly string[]) =>
  searches.slice(0, MOST.recent).map((text) => ({
    href: searchHref(site, text),
    label: [{ text, isMatch: false }],
    search: { text, origin: 'RECENT_SEARCH' as const },
  }))

const phraseOptions = (site: Site, phrases: readonly SuggestedPhrase[], most: number) =>
  phrases.slice(0, most).map(({ text, label }) => ({
    href: searchHref(site, text),
    label,
    search: { text, origin: 'PHRASE_SUGGEST' as const },
  }))

const pageOptions = (pages: readonly SuggestedPage[], kind: SuggestedPage['kind']) =>
  pages.filter((page) => page.kind === kind).slice(0, MOST.pages)

const productOptions = (site: Site, rows: readonly CardRow[]) =>
  rows.slice(0, MOST.products).map((row) => ({
    href: localHref(site, row.path),
    label: [{ text: row.name, isMatch: false }],
    ticket: row.ticket,
    row,
  }))

/**
 * The suggestions as groups of options, in the order in which the arrow keys pass them; empty groups are left out. For
 * a text without suggestions: the popular searches.
 */
export function suggestionGroups(site: Site, suggestions: Suggestions, popular: readonly SuggestedPhrase[]): Group[] {
  const { text, lists, phrases, pages, products, recentSearches, viewed } = suggestions
  const popularGroup = (found: readonly SuggestedPhrase[]) => group('popular', phraseOptions(site, found, MOST.popular))
  const groups =
    text === ''
      ? [
          group('recent', recentOptions(site, recentSearches)),
          popularGroup(phrases),
          group('viewed', productOptions(site, viewed)),
        ]
      : [
          group('lists', lists),
          group('phrases', phraseOptions(site, phrases, MOST.phrases)),
          group('categories', pageOptions(pages, 'category')),
          group('brands', pageOptions(pages, 'brand')),
          group('pages', pageOptions(pages, 'page')),
          group('products', productOptions(site, products)),
        ]
  const filled = groups.filter(({ options }) => options.length > 0)
  return filled.length > 0 || popular.length === 0 ? filled : [popularGroup(popular)]
}
