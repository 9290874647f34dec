import { vi } from 'vitest'
import { lowest, price, stock } from '@/tests/unit/product/fixtures'

type Given = Record<string, unknown>

/** Attributes of the merchant's feed as the search service returns them: JSON in the first label. */
export const attributes = (parts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, json]) => [name, [{ id: name, label: JSON.stringify({ json }) }]]),
  )

/** Commerce data of a product in its feed attributes. */
export const feed = (productId: number, given: Given = {}) => ({
  ralph_data: {
    productId,
    name: `Klänning ${productId}`,
    alias: `klanning-${productId}`,
    articleNumber: `A-${productId}`,
    canonicalUrl: `/p/klanning-${productId}`,
    firstAvailableOn: '2026-08-01T00:00:00Z',
    discountType: 'NONE',
    brand: { name: 'Aune', alias: 'aune' },
    primaryCategory: { categoryId: 10, name: 'Klänningar' },
    unitPrice: price(320, 400),
    lowestPrice: lowest(320, 400),
    totalStock: stock(),
    parameterGroups: null,
    discountCampaigns: null,
    ...given,
  },
  ralph_data_skus: { skus: [{ skuId: productId * 10, articleNumber: 'own', name: '38', stock: stock() }] },
  ralph_data_variant_dimensions: { variantDimensions: [], variantGroup: null },
  ralph_data_product_images: { productImages: [{ fileName: `${productId}.front.webp`, tags: null }] },
})

export const searchProduct = (productId: number, given: Given = {}) => ({
  key: `A-${productId}`,
  ticket: `ticket-${productId}`,
  variants: [{ key: `A-${productId}-38`, size: '38' }],
  custom: attributes(feed(productId)),
  ...given,
})

export const group = (...products: unknown[]) => ({ key: 'g', remaining: 0, products })

export const FACETS = [
  { id: 'brand', label: 'Märke', type: 'TEXT', values: [{ id: 'b_1', label: 'Aune, Co', count: 20 }] },
  {
    id: 'category',
    label: 'Kategori',
    type: 'TEXT',
    values: [
      { id: 'c_1', label: 'Kläder', count: 60 },
      { id: 'c_10', label: 'Klänningar', count: 40 },
      { id: 'c_11', label: 'Omlottklänningar', count: 12 },
    ],
  },
  {
    id: 'size',
    label: 'Storlek',
    type: 'SIZE',
    sizeTypes: [
      { label: 'Storlek', formats: [{ format: 'NUMBER', values: [{ id: 's_36', label: '36', count: 30 }] }] },
    ],
  },
  { id: 'price', label: 'Pris', type: 'RANGE', min: 199.5, max: 2399.2 },
  {
    id: 'color',
    label: 'Färg',
    type: 'COLOR',
    values: [
      { id: 'p_1', label: 'Svart', count: 9, color: '#111111' },
      { id: 'p_2', label: 'Dis', count: 2, color: 'url(javascript:alert(1))' },
    ],
  },
  { id: 'sale', label: 'Nedsatt pris', type: 'CHECKBOX', selected: false },
  { id: 'custom.Material', label: 'Material', type: 'TEXT', values: [{ id: 'p_9', label: 'Ull', count: 7 }] },
  { id: 'custom.Broken', label: 'Broken', type: 'TEXT', values: 'none' },
  { id: 'rating', label: 'Betyg', type: 'RANGE', min: 1, max: 5 },
]

/** An answer of `search-page`. */
export const searchAnswer = (given: Given = {}, list: Given = {}) => ({
  q: 'klänning',
  didYouMean: [],
  relatedSearches: [{ q: 'röd klänning' }],
  contentLists: [],
  primaryList: {
    sort: { selected: 'RELEVANCE', options: [] },
    productGroups: [group(searchProduct(1)), group(searchProduct(2))],
    totalHits: 60,
    facets: FACETS,
    ...list,
  },
  ...given,
})

/** An answer of `autocomplete`. */
export const suggestions = (given: Given = {}) => ({
  phraseSuggestions: [],
  productSuggestions: [],
  contentSuggestions: [],
  recentSearches: [],
  recentlyViewed: [],
  totalHits: 0,
  contentLists: [],
  ...given,
})

type Answer = unknown | ((url: URL) => unknown)

/**
 * Replaces `fetch` by a search service with fixed answers per query. An Error simulates a lost connection, a number an
 * HTTP status.
 */
export function searchService(answers: Record<string, Answer>) {
  const asked: { query: string; params: URLSearchParams; body: unknown }[] = []
  const fetch = vi.fn(async (input: URL | string, init?: RequestInit) => {
    const url = new URL(input)
    const query = url.pathname.split('/').at(-1) ?? ''
    asked.push({ query, params: url.searchParams, body: init?.body ? JSON.parse(String(init.body)) : null })
    const given = answers[query]
    const answer = typeof given === 'function' ? await given(url) : given
    if (answer instanceof Error) throw answer
    if (typeof answer === 'number') return Response.json({ message: `No hits for ${url.search}` }, { status: answer })
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer)
  })
  vi.stubGlobal('fetch', fetch)
  const queries = (name: string) => asked.filter(({ query }) => query === name)
  return { asked, queries }
}

/** An answer of `product-page`, `cart-page`, `add-to-cart-popup` or `landing-page`: product ids by list. */
export const recommendations = (lists: Record<string, readonly number[]>, visible = true) => ({
  recommendationLists: Object.entries(lists).map(([id, ids]) => ({
    id,
    visible,
    algorithm: id,
    productGroups: ids.map((productId) => group(searchProduct(productId))),
  })),
})
