import { beforeEach, expect, it, vi } from 'vitest'
import {
  CategoriesDocument,
  ColoursDocument,
  ListPageInfoDocument,
  ProductDocument,
  ProductsDocument,
  UrlHistoryDocument,
} from '@/graphql/generated/graphql'
import { AppError } from '@/lib/errors/app-error'
import { findList } from '@/lib/list/find-list'
import { emptyListQuery, encodeListSegment, type ListQuery, parseListSearch } from '@/lib/list/list-query'
import { loadProductList } from '@/lib/list/load-product-list'
import { checkMarketsAtStart } from '@/lib/market/check-markets-at-start'
import type { Site } from '@/lib/market/site'
import { loadProduct } from '@/lib/product/load-product'
import { product } from '@/tests/unit/product/fixtures'

const mocks = vi.hoisted(() => ({
  query: vi.fn(),
  shorten: vi.fn(),
  scopes: vi.fn<(kind: string, scope: { isVariant?: boolean }) => void>(),
}))
vi.mock('@/lib/apollo/server-client', () => ({ serverQuery: mocks.query }))
vi.mock('@/lib/cache/cached', () => ({
  cached: (kind: string, scope: { isVariant?: boolean }, load: () => unknown) => {
    mocks.scopes(kind, scope)
    return load()
  },
  shortenPageLife: mocks.shorten,
}))
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

const SITE: Site = { market: 'se', lang: 'sv', mode: 'domain' }
const DOWN = new AppError('BACKEND_DOWN', 'Network request failed', 503)
const INFO = {
  id: 3,
  alias: 'klanningar',
  canonicalUrl: '/c/klanningar',
  alternativeUrls: null,
  name: 'Klänningar',
  hideTitle: false,
  hideDescription: false,
  primaryDescription: null,
  secondaryDescription: null,
  primaryImage: null,
  meta: null,
  subCategories: null,
}

/** Answers by document; an Error is thrown. */
function backend(given: Map<unknown, unknown>) {
  mocks.query.mockImplementation(async (_site: unknown, document: unknown) => {
    const answer = given.get(document)
    if (answer instanceof Error) throw answer
    return answer
  })
}
const answers = (given: [unknown, unknown][] = []) =>
  new Map<unknown, unknown>([
    [ListPageInfoDocument, { listPageInfo: INFO }],
    [ProductsDocument, { products: { count: 60, products: [product()], filters: null } }],
    [CategoriesDocument, { categories: [] }],
    [UrlHistoryDocument, { urlHistory: null }],
    [ColoursDocument, { products: null }],
    ...given,
  ])
const [VARIANT] = product().variantGroup?.variants ?? []
const COLOUR = { facetId: 'p_1_x', label: VARIANT?.label, count: 5, order: 0, hidden: false, parentId: null }
const segment = (query: Partial<ListQuery>) => encodeListSegment({ ...emptyListQuery(), ...query })
const load = (page = 1) => loadProductList(SITE, { path: ['c', 'klanningar'], segment: segment({ page }) })

beforeEach(() => vi.clearAllMocks())

it('T16 asks for 48 products of the page, by alias, in the default order', async () => {
  backend(answers())
  expect(await load(2)).toMatchObject({ page: 2, pageCount: 2, totalCount: 60 })
  expect(mocks.query).toHaveBeenCalledWith({ market: 'se', lang: 'sv' }, ProductsDocument, {
    skip: 48,
    take: 48,
    categoryAlias: 'klanningar',
    filter: { filterMode: 'CURRENT', sort: 'LATEST' },
  })
})

it('R-ROUTE-29 an unknown category (id 0 or null) and a page past the end are null', async () => {
  backend(answers([[ListPageInfoDocument, { listPageInfo: { ...INFO, id: 0 } }]]))
  expect(await load()).toBeNull()
  backend(answers([[ListPageInfoDocument, { listPageInfo: null }]]))
  expect(await load()).toBeNull()
  backend(answers())
  expect(await load(3)).toBeNull()
})

it('T28 impossible pages and filters of a list cause no request of their own', async () => {
  const asked = (search: string, path = ['c', 'klanningar']) =>
    loadProductList(SITE, { path, segment: segment(parseListSearch(new URLSearchParams(search))) })
  const questions = () => mocks.query.mock.calls.filter(([, document]) => document === ProductsDocument).length
  const known = { facets: [{ filterId: 'Brand', values: [{ facetId: 'b_1', label: 'Bik', hidden: false, order: 0 }] }] }
  backend(answers([[ProductsDocument, { products: { count: 60, products: [], filters: known } }]]))
  expect(await asked('page=44739244')).toBeNull()
  expect(await asked('page=3&sort=PRICE')).toBeNull()
  expect(await asked('brands=Zork~9&sort=PRICE')).toMatchObject({ kind: 'moved', search: '?sort=PRICE', status: 307 })
  expect(await asked('brands=b_1', ['c', 'any', 'klanningar'])).toMatchObject({
    kind: 'moved',
    canonicalUrl: '/c/klanningar',
    search: '?brands=Bik~b_1',
    status: 308,
  })
  expect(questions(), 'only the plain list').toBe(4)
  expect(await asked('brands=b_1')).toMatchObject({ kind: 'category' })
  expect(questions()).toBe(6)
})

it('T28 a list ends at the last page that the service can return', async () => {
  backend(answers([[ProductsDocument, { products: { count: 40_000, products: [], filters: null } }]]))
  expect(await load(126)).toMatchObject({ page: 126, pageCount: 126 })
  expect(await load(127)).toBeNull()
})

it('T28 filtered and sorted lists are stored in the second store', async () => {
  backend(answers())
  await load(1)
  await load(2)
  await loadProductList(SITE, { path: ['c', 'klanningar'], segment: segment({ sort: 'PRICE' }) })
  const variants = mocks.scopes.mock.calls.filter(([kind]) => kind === 'products').map(([, scope]) => scope.isVariant)
  expect(variants).toEqual([false, false, false, false, true])
})

it.each([
  ['R-ROUTE-24', 'brand', ['b', 'kajo'], '/b/kajo', { brandAlias: 'kajo' }, 'MOST_SOLD'],
  ['R-ROUTE-25', 'campaign', ['dc', 'rea'], '/dc/rea', { discountCampaignAlias: 'rea' }, 'MOST_SOLD'],
  ['R-ROUTE-27', 'list', ['l', 'presenttips'], '/l/presenttips', { url: '/l/presenttips' }, 'LATEST'],
  ['R-ROUTE-12', 'new-arrivals', ['new-arrivals'], '/nyheter', { url: '/nyheter' }, 'LATEST'],
  ['R-ROUTE-13', 'bestsellers', ['bestsellers'], '/bästsäljare-just-nu', { url: '/bästsäljare-just-nu' }, 'MOST_SOLD'],
  ['R-ROUTE-10', 'incoming', ['incoming'], '/kommer-snart', { url: '/kommer-snart' }, 'CUSTOM_1'],
] as const)('%s R-LIST-07 a list of kind %s is asked for by path, its products in its own order', async (...row) => {
  const [, kind, path, canonicalUrl, selector, sort] = row
  backend(answers([[ListPageInfoDocument, { listPageInfo: { ...INFO, canonicalUrl } }]]))
  expect(await loadProductList(SITE, { path, segment: '_' })).toMatchObject({ kind, canonicalUrl, tabs: [], sort })
  const asked = (document: unknown) => mocks.query.mock.calls.find(([, asking]) => asking === document)?.[2]
  expect(asked(ListPageInfoDocument)).toEqual({ url: canonicalUrl })
  expect(asked(ProductsDocument)).toMatchObject({ ...selector, filter: { sort } })
  expect(asked(CategoriesDocument), 'no tree').toBeUndefined()
})

it('T30 a word is looked up as brand, campaign and list, in this order', async () => {
  const known = (paths: Record<string, string>) =>
    mocks.query.mockImplementation(async (_site: unknown, _document: unknown, { url }: { url: string }) => ({
      listPageInfo: paths[url] ? { ...INFO, canonicalUrl: paths[url] } : null,
    }))
  known({ '/b/kajo': '/b/kajo', '/dc/kajo': '/dc/kajo' })
  expect(await findList(SITE, 'kajo')).toBe('/b/kajo')
  known({ '/dc/rea': '/dc/hostrea', '/l/rea': '/l/rea' })
  expect(await findList(SITE, 'rea')).toBe('/dc/hostrea')
  known({ '/l/presenttips': '/l/presenttips' })
  expect(await findList(SITE, 'presenttips')).toBe('/l/presenttips')
  known({})
  expect(await findList(SITE, 'nope')).toBeNull()
})

it('T31 R-ROUTE-24 a renamed list redirects permanently to its new address, with its query, in one step', async () => {
  mocks.query.mockImplementation(async (_site: unknown, document: unknown, { url }: { url?: string }) => {
    if (document === UrlHistoryDocument)
      return { urlHistory: url === '/b/gammalt' ? { oldUrl: '/b/gammalt', newUrl: '/b/nytt' } : null }
    return document === ListPageInfoDocument ? { listPageInfo: null } : {}
  })
  const asked = segment(parseListSearch(new URLSearchParams('p-Color=p_1&sort=PRICE')))
  expect(await loadProductList(SITE, { path: ['b', 'gammalt'], segment: asked })).toEqual({
    kind: 'moved',
    canonicalUrl: '/b/nytt',
    search: '?p-Color=p_1&sort=PRICE',
    status: 308,
  })
  expect(await loadProductList(SITE, { path: ['b', 'okant'], segment: asked })).toBeNull()
})

it('R-ROUTE-29 a brand alias is not found as a category', async () => {
  backend(answers([[ListPageInfoDocument, { listPageInfo: { ...INFO, canonicalUrl: '/b/klanningar' } }]]))
  expect(await load()).toBeNull()
})

it('R-PAGE-05 a failing list throws and is not null', async () => {
  for (const critical of [ListPageInfoDocument, ProductsDocument]) {
    backend(answers([[critical, DOWN]]))
    await expect(load()).rejects.toBe(DOWN)
  }
})

it('R-LIST-02 colour filters have the hex values of the products; without them the page has a short lifetime', async () => {
  const facets = [{ filterId: 'Color', type: 'Parameter', label: 'Färg', order: 1, values: [COLOUR] }]
  const products = { count: 60, products: [], filters: { price: null, facets } }
  const filtersNow = async () => {
    const page = await load()
    return page?.kind === 'category' ? page.filters.groups : null
  }
  backend(
    answers([
      [ProductsDocument, { products }],
      [ColoursDocument, { products: { products: [product()] } }],
    ]),
  )
  expect(await filtersNow()).toMatchObject([
    { key: 'p-Color', rows: [['p_1_x', VARIANT?.label, 5, expect.stringMatching(/^#/)]] },
  ])
  expect(mocks.shorten).not.toHaveBeenCalled()
  backend(
    answers([
      [ProductsDocument, { products }],
      [ColoursDocument, DOWN],
    ]),
  )
  expect(await filtersNow()).toMatchObject([{ rows: [['p_1_x', VARIANT?.label, 5]] }])
  expect(mocks.shorten).toHaveBeenCalledTimes(1)
})

it('R-LIST-10 without the category tree the list has shorter breadcrumbs and a short lifetime', async () => {
  backend(answers([[CategoriesDocument, DOWN]]))
  expect(await load()).toMatchObject({ breadcrumbs: [{ name: 'Klänningar', canonicalUrl: '/c/klanningar' }] })
  expect(mocks.shorten).toHaveBeenCalledTimes(1)
})

it('R-PDP-01 an absent product is null, a failing service is thrown, texts are clean', async () => {
  backend(answers([[ProductDocument, { product: null }]]))
  expect(await loadProduct(SITE, 'nope')).toBeNull()
  const texts = { text1: '<b onclick="x">A</b>', text2: null, text3: null }
  backend(answers([[ProductDocument, { product: product({ texts }) }]]))
  expect((await loadProduct(SITE, 'klanning-7'))?.texts.short).toBe('<b>A</b>')
  backend(answers([[ProductDocument, DOWN]]))
  await expect(loadProduct(SITE, 'x')).rejects.toBe(DOWN)
})

it('R-DATA-06 R-GQL-11 each difference between the market table and the channel is logged at start', async () => {
  mocks.query.mockResolvedValue({ channel: { markets: [] } })
  await checkMarketsAtStart()
  expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject(
    ['fi', 'se', 'no', 'dk'].map((alias) => ({
      event: 'market-differs',
      difference: `Market ${alias}: the channel does not have it`,
    })),
  )
})

it('R-GQL-11 the shop starts when the backend is down', async () => {
  mocks.query.mockRejectedValue(DOWN)
  await checkMarketsAtStart()
  expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({ event: 'markets-not-compared' })
})
