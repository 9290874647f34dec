import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { encodeListSegment, parseListSearch } from '@/lib/list/list-query'
import { encodeSearchSegment } from '@/lib/routing/search-text'
import { ANONYMOUS_SESSION } from '@/lib/search/anonymous-session'
import { loadSearchPage } from '@/lib/search/load-search-page'
import { group, searchAnswer, searchProduct, searchService, suggestions } from '@/tests/support/search-fixtures'

type Scope = { isVariant?: boolean; key?: unknown[] }
const mocks = vi.hoisted(() => ({ scopes: vi.fn<(kind: string, scope: Scope) => void>(), shorten: vi.fn() }))
vi.mock('@/lib/cache/cached', () => ({
  cached: (kind: string, scope: Scope, load: () => unknown) => {
    mocks.scopes(kind, scope)
    return load()
  },
  shortenPageLife: mocks.shorten,
}))
vi.mock('@/lib/list/load-category-tree', () => ({ loadCategoryTree: async () => [] }))
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

const SE = { market: 'se', lang: 'sv' } as const
const load = (text: string, search = '', site: Parameters<typeof loadSearchPage>[0] = SE) =>
  loadSearchPage(site, {
    search: encodeSearchSegment(text),
    segment: encodeListSegment(parseListSearch(new URLSearchParams(search))),
  })
const results = async (text: string, search = '') => {
  const page = await load(text, search)
  if (page?.kind !== 'results') throw new Error('no results')
  return page
}
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.useRealTimers())

describe('R-ROUTE-26 R-SEARCH-01 the first view of a search', () => {
  it('R-SEARCH-02 R-SEARCH-05 R-SEARCH-08 T32 sends one query, in a shared session, without changing that session', async () => {
    const { queries } = searchService({ 'search-page': searchAnswer(), autocomplete: suggestions() })
    expect(await results('Klänning', 'page=2')).toMatchObject({ totalCount: 60, pageCount: 2, sort: 'RELEVANCE' })
    const [plain, second] = queries('search-page')
    const params = Object.fromEntries(second?.params ?? [])
    expect(params).toEqual({
      market: 'SE',
      locale: 'sv-SE',
      touchpoint: 'desktop',
      customerKey: expect.stringMatching(UUID),
      sessionKey: expect.stringMatching(UUID),
      q: 'Klänning',
      origin: 'ORGANIC',
      sort: 'RELEVANCE',
      limit: '48',
      skip: '48',
      notify: 'false',
      presentCustom: 'ralph_data|ralph_data_skus|ralph_data_variant_dimensions|ralph_data_product_images',
    })
    expect(plain?.params.get('customerKey')).toBe(params.customerKey)
    expect(Object.values(ANONYMOUS_SESSION), 'keys that browsers know').not.toContain(params.customerKey)
    expect([plain?.params.get('skip'), plain?.body]).toEqual(['0', null])
    await load('klänning')
    expect(queries('search-page')).toHaveLength(3)
  })

  it('T16 T28 caches results for a minute in the second store, for upper and lower case alike', async () => {
    searchService({ 'search-page': searchAnswer(), autocomplete: suggestions() })
    await load('KLÄNNING')
    await load('klänning')
    const [first, , third] = mocks.scopes.mock.calls
    expect(first?.[0]).toBe('search')
    expect(first?.[1]).toMatchObject({ isVariant: true, site: SE })
    expect(first).toEqual(third)
    for (const [kind, scope] of mocks.scopes.mock.calls) expect([kind, scope.isVariant]).toEqual(['search', true])
  })

  it.each([
    ['sort=PRICE_DESC', 'sort', 'PRICE_DESCENDING'],
    ['sort=LATEST', 'sort', 'NEWEST_FIRST'],
    ['brands=b_1&p-Color=p_1', 'f.color', 'p_1'],
    ['price=40-180', 'f.price.max', '180'],
  ])('R-SEARCH-03 %s is asked for', async (search, name, value) => {
    const { queries } = searchService({ 'search-page': searchAnswer(), autocomplete: suggestions() })
    expect((await results('klänning', search)).query).toBeDefined()
    expect(queries('search-page').at(-1)?.params.get(name)).toBe(value)
    expect(queries('autocomplete')).toHaveLength(0)
  })

  it('a text in quotes is searched for without correction', async () => {
    const { queries } = searchService({ 'search-page': searchAnswer(), autocomplete: suggestions() })
    expect(await results('”klannng”')).toMatchObject({ text: '”klannng”', words: 'klannng' })
    const [{ params } = { params: new URLSearchParams() }] = queries('search-page')
    expect([params.get('q'), params.get('origin')]).toEqual(['klannng', 'UNDO_AUTO_CORRECT'])
  })

  it('the corrected text, other spellings and related searches are normalised', async () => {
    const autoCorrect = { q: 'klannng', originalTotalHits: 0 }
    const given = { q: 'klänning', autoCorrect, didYouMean: [{ q: ' röd  kjol ' }, { q: '..' }, { q: 'röd kjol' }] }
    searchService({ 'search-page': searchAnswer(given), autocomplete: suggestions() })
    expect(await results('klannng')).toMatchObject({
      corrected: 'klänning',
      didYouMean: ['röd kjol'],
      related: ['röd klänning'],
      words: 'klannng',
    })
  })
})

describe('R-ROUTE-26 pages and redirects of a text', () => {
  const hits = [
    { title: 'Returer', link: '/returer', ticket: 't1' },
    { title: 'Returer', link: '/returer', ticket: 't2' },
    { title: 'Klänningar', link: '/c/klänningar', ticket: 't3' },
    { title: 'Evil', link: 'https://evil.example/', ticket: 't4' },
    { title: 'Evil', link: '//evil.example', ticket: 't5' },
    { title: 'Evil', link: 'javascript:alert(1)', ticket: 't6' },
    { title: 'Evil', link: '/kassan', ticket: 't7' },
    { title: '', link: '/b/aune', ticket: 't8' },
    { link: 7 },
  ]

  it('only pages of this shop are listed above the products', async () => {
    searchService({ 'search-page': searchAnswer(), autocomplete: suggestions({ contentSuggestions: hits }) })
    expect((await results('returer')).pages).toEqual([
      { title: 'Returer', path: '/returer', ticket: 't2' },
      { title: 'Klänningar', path: '/c/klänningar', ticket: 't3' },
    ])
  })

  it('a phrase that means one page redirects there, unless it is searched for in quotes', async () => {
    searchService({ 'search-page': searchAnswer(), autocomplete: suggestions({ redirectLink: '/returer?x=1' }) })
    expect(await load('returer')).toEqual({ kind: 'moved', path: '/returer' })
    expect(await results('"returer"')).toMatchObject({ words: 'returer' })
    expect(await results('returer', 'sort=PRICE')).toMatchObject({ sort: 'PRICE' })
  })

  it.each(['https://evil.example/x', '//evil.example', '/\\evil.example', '/x\r\nset-cookie: a=1', '/kassan'])(
    'but never out of the shop: %j',
    async (redirectLink) => {
      searchService({ 'search-page': searchAnswer(), autocomplete: suggestions({ redirectLink }) })
      expect((await results('returer')).kind).toBe('results')
    },
  )
})

describe('T28 addresses that a search does not have', () => {
  it('unknown values redirect without a request of their own, and pages past the end are null', async () => {
    const { queries } = searchService({ 'search-page': searchAnswer(), autocomplete: suggestions() })
    expect(await load('x', 'brands=b_99&sort=PRICE')).toEqual({ kind: 'moved', text: 'x', search: '?sort=PRICE' })
    expect(await load('x', 'page=3')).toBeNull()
    expect(queries('search-page').map(({ params }) => params.get('skip'))).toEqual(['0', '0'])
    expect(await loadSearchPage(SE, { search: '_%', segment: '_' })).toBeNull()
    expect(await loadSearchPage(SE, { search: '_', segment: 'brands' })).toBeNull()
  })
})

describe('nothing found', () => {
  const EMPTY = searchAnswer({ relatedSearches: [] }, { productGroups: [], totalHits: 0, facets: [] })
  const phrases = ({ searchParams }: URL) =>
    suggestions({ phraseSuggestions: searchParams.get('q') === '' ? [{ q: 'klänning', highlighted: '' }] : [] })
  const landing = {
    recommendationLists: [
      { id: 'top-products', visible: true, algorithm: 'TOP_PRODUCTS', productGroups: [group(searchProduct(5))] },
    ],
  }

  it('loads popular searches and top products', async () => {
    const { queries } = searchService({ 'search-page': EMPTY, autocomplete: phrases, 'landing-page': landing })
    const page = await results('zzz')
    expect(page).toMatchObject({ isEmpty: true, popular: ['klänning'], totalCount: 0 })
    expect(page.top.map(({ card }) => card.productId)).toEqual([5])
    expect(queries('landing-page')[0]?.body).toEqual({
      recommendationLists: [{ id: 'top-products', algorithm: 'TOP_PRODUCTS', limit: 8 }],
    })
    const asked = [...queries('search-page'), ...queries('autocomplete'), ...queries('landing-page')]
    expect(asked.map(({ params }) => params.get('notify'))).toEqual(['false', 'false', 'false', 'false'])
    const kinds = mocks.scopes.mock.calls.map(([kind, { isVariant = false }]) => [kind, isVariant])
    expect(kinds).toContainEqual(['searchHelp', false])
  })

  it('has neither when they fail, and a short lifetime', async () => {
    searchService({ 'search-page': EMPTY, autocomplete: 500, 'landing-page': new TypeError('fetch failed') })
    expect(await results('zzz')).toMatchObject({ popular: [], top: [], pages: [] })
    expect(mocks.shorten).toHaveBeenCalledTimes(3)
  })

  it('R-ROUTE-26 without a text there is a start page', async () => {
    const { queries } = searchService({ autocomplete: phrases })
    expect(await load('')).toEqual({ kind: 'start', popular: ['klänning'] })
    expect(queries('search-page')).toHaveLength(0)
  })
})

describe('R-SEARCH-07 the service fails', () => {
  it.each([
    ['it refuses', 500, 'BACKEND_STATUS', 502],
    ['nobody answers', new TypeError('fetch failed'), 'BACKEND_DOWN', 503],
    ['it sends no JSON', '<html>', 'BACKEND_ANSWER', 502],
    ['it sends another shape', { q: 1 }, 'BACKEND_ANSWER', 502],
  ])('%s: an error of the shop, whose words no log need hide', async (_name, answer, code, statusCode) => {
    searchService({ 'search-page': answer, autocomplete: answer })
    const error = await load('Anna Andersson 19900101-1234').catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code, statusCode })
    expect(`${error} ${JSON.stringify(warn.mock.calls)}`).not.toMatch(/anna|1990/i)
  })

  it('the request times out after four seconds', async () => {
    vi.useFakeTimers()
    searchService({ 'search-page': () => new Promise(() => undefined), autocomplete: suggestions() })
    const error = load('klänning').catch((cause: unknown) => cause)
    await vi.advanceTimersByTimeAsync(4000)
    expect(await error).toMatchObject({ code: 'BACKEND_DOWN', statusCode: 503 })
  })
})
