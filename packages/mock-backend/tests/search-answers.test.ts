import type { Autocomplete, LandingPage, SearchPage } from '@apptus/esales-api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { itemAt } from '#catalogue/item-at'
import { handleControl } from '#scenarios/control'
import { createFaults } from '#scenarios/faults'
import { createSearch } from '#search/create-search'
import type { ProductAnswer, ProductQuestion, SearchEngine } from '#search/engine-types'
import { parseQueryVisitor } from '#search/http/parse-visitor'
import { autocomplete } from '#search/queries/autocomplete'
import { landingPage } from '#search/queries/landing-page'
import { searchPage } from '#search/queries/search-page'
import { warmUpSearch } from '#search/warm-up-search'
import { fixtureCommerce } from './commerce-fixture'

const VISITOR = { market: 'SE', customerKey: 'anna', sessionKey: 'one', locale: 'sv-SE', touchpoint: 'mobile' }

const commerce = fixtureCommerce()
const positionOf = (productId: number): number => commerce.index.byProductId.get(productId)?.position ?? -1

/** An engine's answer with these products as hits, in descending order of scores. */
const answerOf = (productIds: number[], more: Partial<ProductAnswer> = {}): ProductAnswer => {
  const scores = new Float32Array(commerce.index.entries.length)
  for (const [i, id] of productIds.entries()) scores[positionOf(id)] = 10 - i
  return { q: '', scores, autoCorrect: null, didYouMean: [], relatedSearches: [], redirectLink: null, ...more }
}

const searchProducts = vi.fn<SearchEngine['searchProducts']>()
const suggestPhrases = vi.fn<SearchEngine['suggestPhrases']>(() => ['mekot'])
const searchPages = vi.fn<SearchEngine['searchPages']>(() => [
  { key: 'content:meista', kind: 'content', title: 'Meistä', link: '/meista', score: 2 },
  { key: 'brand:1', kind: 'brand', title: 'Vanamo', link: '/b/vanamo', score: 1 },
])
const catalogueChanged = vi.fn()
const warmUp = vi.fn(() => Promise.resolve())
const engine: SearchEngine = { searchProducts, suggestPhrases, searchPages, catalogueChanged, warmUp }
const service = createSearch(commerce, engine)

const requestOf = (params: Record<string, string>, body?: unknown) => {
  const all = new URLSearchParams({ ...VISITOR, ...params })
  return { visitor: parseQueryVisitor(all), params: all, body, referer: null }
}
const search = (params: Record<string, string>, body?: unknown) =>
  searchPage(service, requestOf(params, body)) as SearchPage
const complete = (params: Record<string, string>, body?: unknown) =>
  autocomplete(service, requestOf(params, body)) as Autocomplete
const keysOf = (groups: SearchPage['primaryList']['productGroups']) => groups.map(({ products }) => products[0]?.key)

beforeEach(() => {
  service.sessions.reset()
  searchProducts.mockReset()
  searchProducts.mockImplementation(({ text }) => answerOf([11, 20, 40], { q: text }))
})

describe('answers of the engine', () => {
  it('R-SEARCH-08 the engine gets the origin of the query, by default ORGANIC', () => {
    search({ q: 'meko' })
    search({ q: 'meko', origin: 'UNDO_AUTO_CORRECT' })
    expect(searchProducts.mock.calls.map(([{ origin }]: [ProductQuestion]) => origin)).toEqual([
      'ORGANIC',
      'UNDO_AUTO_CORRECT',
    ])
  })

  it('a correction names the typed text and its hits; the corrected text becomes a recent search', () => {
    const corrected = {
      autoCorrect: { q: 'mekpt', originalTotalHits: 0 },
      didYouMean: ['mekko'],
      relatedSearches: ['takit'],
    }
    searchProducts.mockImplementation(() => answerOf([11], { q: 'mekot', ...corrected }))
    expect(search({ q: 'mekpt' })).toMatchObject({
      q: 'mekot',
      autoCorrect: { q: 'mekpt', originalTotalHits: 0 },
      didYouMean: [{ q: 'mekko' }],
      relatedSearches: [{ q: 'takit' }],
    })
    expect(complete({ q: '' }).recentSearches).toEqual([{ q: 'mekot' }])
    expect(complete({ q: 'mekpt' }).phraseSuggestions).toEqual([{ q: 'mekot', highlighted: '{{mekot}}' }])
  })

  it('ranks by score, with one group for each style and without products that are not on sale yet', () => {
    searchProducts.mockImplementation(() => answerOf([30, 40, 11, 10]))
    const { primaryList } = search({ q: 'a' })
    expect(keysOf(primaryList.productGroups)).toEqual(['K-40', 'K-11'])
    expect(primaryList.productGroups[0]?.products.map(({ key }) => key)).toEqual(['K-40', 'K-41'])
    expect(primaryList.totalHits).toBe(2)
  })

  it('the engine gets the interest of the session: the clicked products', () => {
    const { primaryList } = search({ q: 'a' })
    const [main] = itemAt(primaryList.productGroups, 1).products
    expect(main?.key).toBe('K-20')
    service.sessions.addInterest(parseQueryVisitor(new URLSearchParams(VISITOR)), 20, 1)
    search({ q: 'a' })
    expect(searchProducts.mock.lastCall?.[0].interest).toEqual(new Map([[20, 1]]))
  })

  it('a text without hits of its own gets the products and pages of the best phrase', () => {
    searchProducts.mockImplementation(({ text }) => answerOf(text === 'mekot' ? [11] : []))
    const { productSuggestions, totalHits } = complete({ q: 'm' })
    expect([keysOf(productSuggestions), totalHits]).toEqual([['K-11'], 1])
    searchPages.mockReturnValueOnce([])
    expect(complete({ q: 'm' }).contentSuggestions).toHaveLength(2)
  })

  it('autocomplete returns the redirect link of the engine', () => {
    searchProducts.mockImplementation(() => answerOf([20], { redirectLink: '/p/mekot-sv/tuote-20-sv' }))
    expect(complete({ q: 'K-20' }).redirectLink).toBe('/p/mekot-sv/tuote-20-sv')
  })

  it('builds its indexes when it is warmed up', async () => {
    await warmUpSearch(service)
    expect(warmUp).toHaveBeenCalledOnce()
  })

  it('is notified when stock or prices change', () => {
    const obey = (body: unknown) => handleControl(commerce, createFaults(), body)
    obey({ skuStock: { skuId: 101, n: 4 } })
    obey({ price: { productId: 10, market: 'se', amount: 90_000 } })
    expect(catalogueChanged).toHaveBeenCalledTimes(2)
    obey({ reset: true })
    expect(catalogueChanged.mock.calls.length).toBeGreaterThan(2)
  })
})

describe('few hits', () => {
  const byWord: Record<string, number[]> = { mekko: [10, 20], takki: [40], 'mekko takki': [10] }

  beforeEach(() => {
    searchProducts.mockImplementation(({ text }) => answerOf(byWord[text] ?? [], { q: text }))
  })

  it('are followed by a secondary list of products that match one of the words', () => {
    const { primaryList, secondaryList } = search({ q: 'mekko takki' })
    expect(keysOf(primaryList.productGroups)).toEqual(['K-10'])
    expect(secondaryList?.totalHits).toBe(2)
    expect(new Set(keysOf(secondaryList?.productGroups ?? []))).toEqual(new Set(['K-20', 'K-40']))
    expect(search({ q: 'takki' }).secondaryList).toBeUndefined()
  })

  it('the secondary list can replace the primary list', () => {
    const answer = search({ q: 'mekko takki', viewAllSecondary: 'true' })
    expect(new Set(keysOf(answer.primaryList.productGroups))).toEqual(new Set(['K-20', 'K-40']))
    expect(answer.secondaryList).toBeUndefined()
  })
})

describe('optional parts of a page', () => {
  const LISTS = [
    { id: 'pages', contentFilter: { type: ['page', 'brand'] }, limit: 1 },
    { id: 'brands', contentFilter: { type: 'brand' } },
  ]

  it('content lists have the pages that match the text', () => {
    const finnish = { market: 'FI', locale: 'fi-FI' }
    const { contentLists } = search({ q: 'meista', ...finnish }, { contentLists: LISTS })
    expect(contentLists).toMatchObject([
      { id: 'pages', totalHits: 2, items: [{ key: 'meista', type: 'page', link: '/meista', description: 'Kuvaus' }] },
      { id: 'brands', totalHits: 1, items: [{ type: 'brand', link: '/b/vanamo' }] },
    ])
    expect(() => search({ q: 'a' }, { contentLists: [LISTS[0], LISTS[0]] })).toThrow('the same "id"')
    expect(() => search({ q: 'a' }, { contentLists: [{ id: 'a', contentFilter: { weight: '1' } }] })).toThrow()
  })

  it('the limit of a content list must be a positive integer', () => {
    for (const limit of [0, -1, 1.5]) {
      const body = { contentLists: [{ id: 'a', limit }] }
      expect(() => search({ q: 'a' }, body)).toThrow('"limit" must be a positive integer')
    }
  })

  it('navigation is expanded to the chosen category, with the hits in each', () => {
    const { navigation } = search({ q: 'a', 'f.category': '12' }, { navigation: { include: true } })
    expect(navigation?.breadcrumbs.map(({ label }) => label)).toEqual(['naiset sv', 'takit sv'])
    const [women] = navigation?.tree.children ?? []
    expect(women).toMatchObject({ label: 'naiset sv', selected: false, expandable: true, count: 3 })
    expect(women?.children).toMatchObject([
      { label: 'mekot sv', count: 2, selected: false },
      { label: 'takit sv', count: 1, selected: true },
    ])
  })

  it('a landing page is named by pageReference or by the Referer', () => {
    const land = (params: Record<string, string>, referer: string | null = null) =>
      landingPage(service, { ...requestOf(params), referer }) as LandingPage
    const named = land({ pageReference: '/b/aava' })
    expect(keysOf(named.primaryList?.productGroups ?? [])).toEqual(['K-20'])
    expect(named.seo).toMatchObject({ pageHeading: 'Aava', canonicalPath: '/b/aava' })
    expect(land({}, 'http://se.localhost:3000/b/aava?page=2').primaryList).toEqual(named.primaryList)
    const home = land({ pageReference: '/' })
    expect(home).toMatchObject({ published: false, primaryList: { totalHits: 3 }, seo: {} })
  })
})
