import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, vi } from 'vitest'
import { LinkNavigation } from '@/components/providers/link-navigation'
import { SearchField } from '@/components/search/search-field'
import { group, searchProduct, searchService, suggestions } from '@/tests/support/search-fixtures'
import { type makeShop, renderInShop } from '@/tests/support/shop-fixtures'

vi.mock('@/components/providers/preload-page', () => ({ preloadPage: () => {} }))

/** Suggestions of the service for "ull". */
export const WOOL = suggestions({
  phraseSuggestions: [
    { q: 'ullkappor', highlighted: '{{ull}}kappor' },
    { q: 'lammull', highlighted: 'lamm{{ull}}' },
  ],
  contentSuggestions: [
    { title: 'Ullkappor', highlightedTitle: '{{Ull}}kappor', link: '/c/klader/ullkappor', ticket: 'ticket-category' },
    { title: 'Ulla Kaarna', highlightedTitle: '{{Ull}}a Kaarna', link: '/b/ulla-kaarna', ticket: 'ticket-brand' },
    {
      title: 'Låt ullen vila',
      highlightedTitle: 'Låt {{ull}}en vila',
      link: '/inspiration/ull',
      ticket: 'ticket-page',
    },
    { title: 'Elsewhere', highlightedTitle: 'Elsewhere', link: 'https://elsewhere.test/', ticket: 'ticket-else' },
  ],
  productSuggestions: [group(searchProduct(1)), group(searchProduct(2))],
  totalHits: 67,
})

/** Suggestions for an empty text. */
export const START = suggestions({
  phraseSuggestions: [{ q: 'klänningar', highlighted: 'klänningar' }],
  recentSearches: [{ q: 'sidenklänning' }, { q: 'boots' }],
  recentlyViewed: [group(searchProduct(3))],
})

/** Empty answers to notifications. */
const NOTED = Object.fromEntries(
  [
    'click',
    'add-to-cart',
    'add-favorite',
    'remove-favorite',
    'remove-recent-searches',
    'remove-recently-viewed',
    'end',
  ].map((name) => [name, {}]),
)

type Answers = Parameters<typeof searchService>[0]

/** A search service with suggestions for "" and "ull" and none for other texts. `answers` adds or replaces answers. */
export const serveSearch = (answers: Answers = {}) =>
  searchService({
    ...NOTED,
    'search-page': {},
    autocomplete: (url: URL) =>
      ({ '': START, ull: WOOL })[url.searchParams.get('q') ?? ''] ?? suggestions({ totalHits: 0 }),
    ...answers,
  })

/** Renders an element together with `LinkNavigation`, which handles clicks on links. */
export const renderWithLinks = (
  part: ReactElement,
  { shop }: Pick<ReturnType<typeof makeShop>, 'shop'>,
  lang?: 'fi' | 'sv',
) =>
  renderInShop(
    <>
      <LinkNavigation />
      {part}
    </>,
    shop,
    lang,
  )

/** Renders the closed search field. Clicks on links do not navigate; `pressed` collects their paths. */
export function drawSearch({ shop }: Pick<ReturnType<typeof makeShop>, 'shop'>, lang?: 'fi' | 'sv') {
  const pressed: string[] = []
  const { container } = renderWithLinks(<SearchField action="/s" />, { shop }, lang)
  container.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    pressed.push(decodeURIComponent(link.pathname))
  })
  return { user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('combobox'), pressed }
}

/** Registers hooks for search tests. Loads the panel before the first test, so that no test waits for the import. */
export function withSearchPanel(): void {
  beforeAll(async () => {
    Element.prototype.scrollIntoView = vi.fn()
    await import('@/components/search/search-panel')
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}
