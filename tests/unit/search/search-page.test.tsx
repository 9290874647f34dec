import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import SearchPage, { generateMetadata } from '@/app/[market]/[lang]/(default)/search/[query]/[search]/page'
import { ShopContext } from '@/components/providers/shop-context'
import { encodeListSegment, parseListSearch } from '@/lib/list/list-query'
import { encodeSearchSegment } from '@/lib/routing/search-text'
import messages from '@/messages/sv.json'
import { group, searchAnswer, searchProduct, searchService, suggestions } from '@/tests/support/search-fixtures'
import { makeShop } from '@/tests/support/shop-fixtures'

const mocks = vi.hoisted(() => ({ menu: vi.fn() }))
vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))
vi.mock('@/lib/list/load-category-tree', () => ({ loadCategoryTree: async () => [] }))
vi.mock('@/lib/content/load-menu', () => ({ loadMenu: mocks.menu }))
const quiet = () => undefined
const error = vi.spyOn(console, 'error').mockImplementation(quiet)
vi.spyOn(console, 'warn').mockImplementation(quiet)

const NASTY = '"><script>alert(1)</script>&\'\\'
const LINK = { id: 1, label: 'Boots', href: '/c/skor/boots', children: [] }
const texts = messages.searchPage
const say = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const propsOf = (text: string, search = '', market = 'se') => ({
  params: Promise.resolve({
    market,
    lang: 'sv',
    query: encodeListSegment(parseListSearch(new URLSearchParams(search))),
    search: encodeSearchSegment(text),
  }),
})

async function drawn(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="sv" messages={messages} timeZone="Europe/Stockholm">
      <ShopContext value={makeShop().shop}>{page}</ShopContext>
    </NextIntlClientProvider>,
  )
  return new Response(prelude as ReadableStream).text()
}

/** HTML of the page as a crawler gets it. */
const htmlOf = async (text: string, search = '') => drawn(await SearchPage(propsOf(text, search)))
const plain = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const thrown = (page: Promise<unknown>) =>
  page.then(
    () => null,
    (cause: { digest?: string }) => cause.digest,
  )

beforeEach(() => {
  error.mockClear()
  mocks.menu.mockResolvedValue({ items: [{ ...LINK, children: [LINK] }] })
})

describe('R-ROUTE-26 R-LIST-07 the results page', () => {
  it('has bar, filters, sorting by relevance, cards with tickets, and paging', async () => {
    searchService({ 'search-page': searchAnswer(), autocomplete: suggestions() })
    const html = plain(await htmlOf('Klänning'))
    expect(html).toMatch(/<h1[^>]*>Resultat för ”Klänning”<\/h1>/)
    expect(html).toContain('60 varor')
    expect(html).toMatch(/<option value="RELEVANCE" selected="">/)
    expect(html).not.toContain('value="MOST_SOLD"')
    expect(html).toContain('name="brands"')
    expect(html).toMatch(/data-alias="klanning-1" data-key="A-1" data-ticket="ticket-1"/)
    expect(html).toContain('href="/s/Kl%C3%A4nning?page=2"')
    // a search is not indexed: it says nothing of its products
    expect(html).not.toContain('ld+json')
  })

  it('has a form with the text that works without JavaScript', async () => {
    searchService({ 'search-page': searchAnswer(), autocomplete: suggestions() })
    const html = plain(await htmlOf('klänning'))
    expect(html).toMatch(/<form role="search"[^>]* action="\/s" method="get">/)
    expect(html).toMatch(/<input id="search-text"[^>]* name="q"[^>]* value="klänning"\/>/)
    expect(html).toContain(`<button type="submit">${texts.submit}</button>`)
  })

  it('T18 its title has the typed text and the number of products; it is not indexed and names the same search on other sites', async () => {
    searchService({ 'search-page': searchAnswer(), autocomplete: suggestions() })
    expect(await generateMetadata(propsOf('RÖD Klänning', 'sort=PRICE'))).toEqual({
      title: 'Sökning: RÖD Klänning, 60 varor',
      robots: { index: false, follow: true },
      alternates: { canonical: 'http://se.localhost:3000/s/r%C3%B6d%20kl%C3%A4nning' },
      // T18 for the market picker: the same words on every site
      other: expect.objectContaining({ 'site:sv-FI': 'http://fi.localhost:3000/sv/s/R%C3%96D%20Kl%C3%A4nning' }),
    })
  })

  it('names the corrected text and links to a search for the text as typed', async () => {
    const autoCorrect = { q: 'klannng', originalTotalHits: 0 }
    searchService({ 'search-page': searchAnswer({ autoCorrect }), autocomplete: suggestions() })
    const html = plain(await htmlOf('klannng'))
    expect(html).toContain('Resultat för ”klänning”')
    expect(html).toContain(say(texts.corrected, { text: 'klänning', other: 'klannng' }))
    expect(html).toMatch(/<a data-link="" href="\/s\/%22klannng%22" rel="nofollow"/)
  })

  it('links to other spellings, related searches and matching pages', async () => {
    const contentSuggestions = [{ title: 'Returer', link: '/returer', ticket: 't1' }]
    searchService({
      'search-page': searchAnswer({ didYouMean: [{ q: 'röd kjol' }] }),
      autocomplete: suggestions({ contentSuggestions }),
    })
    const html = plain(await htmlOf('x'))
    expect(html).toMatch(/Menade du<\/span><a data-link="" href="\/s\/r%C3%B6d%20kjol"/)
    expect(html).toContain(`${texts.related}</h2>`)
    expect(html).toContain('href="/s/r%C3%B6d%20kl%C3%A4nning"')
    expect(html.indexOf('href="/returer"')).toBeLessThan(html.indexOf('data-testid="product-card"'))
    expect(html).toContain('data-ticket="t1"')
  })

  it('the merchant list that suits the text comes first, with its number of products', async () => {
    const gifts = { type: 'list', title: 'Presenttips', link: '/l/presenttips', ticket: 'list-ticket' }
    const { queries } = searchService({
      'search-page': searchAnswer(),
      autocomplete: suggestions({
        contentSuggestions: [
          { title: 'Returer', link: '/returer', ticket: 't1' },
          { title: 'Presenttips', link: '/l/presenttips', ticket: 't2' },
        ],
        contentLists: [{ id: 'lists', totalHits: 1, items: [{ ...gifts, custom: { products: [{ id: '138' }] } }] }],
      }),
    })
    const html = plain(await htmlOf('present under 500'))
    const ways = html.slice(html.indexOf(`${texts.pages}</h2>`), html.indexOf('data-testid="product-card"'))
    expect(
      [...ways.matchAll(/href="([^"]+)"[^>]*data-ticket="([^"]+)">([^<]+)/g)].map(([, ...parts]) => parts),
    ).toEqual([
      ['/l/presenttips', 'list-ticket', 'Presenttips (138)'],
      ['/returer', 't1', 'Returer'],
    ])
    expect(queries('autocomplete')[0]?.body).toMatchObject({ contentLists: [{ contentFilter: { type: 'list' } }] })
  })

  it('R-SEARCH-08 the link of each of these searches carries its origin', async () => {
    const autoCorrect = { q: 'klannng', originalTotalHits: 0 }
    const originOf = (html: string, path: string) =>
      new RegExp(`href="/s/${path}"[^>]*data-search-origin="(\\w+)"`).exec(html)?.[1]
    const answers = (given: object) =>
      searchService({ 'search-page': searchAnswer({ ...given }), autocomplete: suggestions() })
    answers({ autoCorrect })
    expect(originOf(await htmlOf('klannng'), '%22klannng%22')).toBe('UNDO_AUTO_CORRECT')
    answers({ didYouMean: [{ q: 'kjol' }] })
    expect(originOf(await htmlOf('x'), 'kjol')).toBe('DID_YOU_MEAN')
    expect(originOf(await htmlOf('x'), 'r%C3%B6d%20kl%C3%A4nning')).toBe('RELATED_SEARCHES')
  })

  it('markup in the text is escaped everywhere', async () => {
    const autoCorrect = { q: NASTY, originalTotalHits: 0 }
    searchService({
      'search-page': searchAnswer({
        q: NASTY,
        autoCorrect,
        didYouMean: [{ q: NASTY }],
        relatedSearches: [{ q: NASTY }],
      }),
      autocomplete: suggestions({ contentSuggestions: [{ title: NASTY, link: '/returer', ticket: NASTY }] }),
    })
    const html = await htmlOf(NASTY)
    expect(html).not.toContain('<script>alert')
    expect(html.match(/"><script/g)).toBeNull()
    expect(plain(html)).toContain(`Resultat för ”${NASTY}”`)
  })
})

describe('nothing found', () => {
  const EMPTY = searchAnswer({ relatedSearches: [] }, { productGroups: [], totalHits: 0, facets: [] })
  const popular = suggestions({ phraseSuggestions: [{ q: 'stövlar', highlighted: '' }] })
  const landing = {
    recommendationLists: [{ id: 'top-products', visible: true, productGroups: [group(searchProduct(5))] }],
  }

  it('R-PDP-13 keeps the text in the field and offers popular searches, categories and top products', async () => {
    searchService({ 'search-page': EMPTY, autocomplete: popular, 'landing-page': landing })
    const html = plain(await htmlOf('zzz'))
    expect(html).toMatch(/<h1[^>]*>Inga varor hittades för ”zzz”<\/h1>/)
    expect(html).toContain(texts.noneText)
    expect(html).toContain('value="zzz"')
    expect(html).toMatch(/href="\/s\/st%C3%B6vlar"[^>]*data-search-origin="PHRASE_SUGGEST"/)
    expect(html).toContain('href="/c/skor/boots"')
    expect(html).toContain(texts.top)
    expect(html).toContain('data-alias="klanning-5"')
  })

  it('R-PDP-14 leaves out headings and rows that cannot be loaded', async () => {
    searchService({ 'search-page': EMPTY, autocomplete: 500, 'landing-page': 500 })
    mocks.menu.mockRejectedValue(new Error('down'))
    const html = plain(await htmlOf('zzz'))
    for (const text of [texts.top, texts.popular, texts.pages]) expect(html).not.toContain(text)
    expect(html).toContain(texts.noneText)
  })

  it('without a text the page has the field and popular searches', async () => {
    searchService({ autocomplete: popular })
    const html = plain(await htmlOf(''))
    expect(html).toContain(`${texts.startTitle}</h1>`)
    expect(html).toContain('href="/s/st%C3%B6vlar"')
    expect(await generateMetadata(propsOf(''))).toMatchObject({ title: texts.startTitle, robots: { index: false } })
  })
})

describe('redirects of a search', () => {
  it.each([
    ['se', '/returer'],
    ['fi', '/sv/returer'],
    ['se-path', '/se/sv/returer'],
  ])('a phrase that means one page redirects there with 307 on %s', async (market, to) => {
    searchService({ 'search-page': searchAnswer(), autocomplete: suggestions({ redirectLink: '/returer' }) })
    expect(await thrown(SearchPage(propsOf('returer', '', market)))).toBe(`NEXT_REDIRECT;replace;${to};307;`)
    expect(await generateMetadata(propsOf('returer'))).toEqual({ robots: { index: false } })
  })

  it('T28 filter values that the search does not have are left out', async () => {
    searchService({ 'search-page': searchAnswer(), autocomplete: suggestions() })
    expect(await thrown(SearchPage(propsOf('a/b', 'brands=b_99')))).toBe('NEXT_REDIRECT;replace;/s/a%2Fb;307;')
  })
})

describe('R-PAGE-05 the search service fails', () => {
  it('shows a message in the shopper’s language with status 503, and links to categories', async () => {
    searchService({ 'search-page': new TypeError('fetch failed'), autocomplete: new TypeError('fetch failed') })
    const html = plain(await htmlOf('Anna Andersson'))
    expect(html).toContain('<meta name="kajo-status" content="503"/>')
    expect(html).toContain(`${texts.downHeading}</h1>`)
    expect(html).toContain(texts.downText)
    expect(html).toContain('href="/c/skor/boots"')
    expect(JSON.stringify(error.mock.calls)).toContain('search-failed')
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/anna/i)
  })
})
