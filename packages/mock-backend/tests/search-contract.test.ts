import { isCheckboxFacet, isRangeFacet, isTextFacet } from '@apptus/esales-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemAt } from '#catalogue/item-at'
import { type Client, clientOf, serveShop } from './search-fixture'

const CUSTOM = ['ralph_data', 'ralph_data_skus', 'ralph_data_variant_dimensions', 'ralph_data_product_images']

let shop: Awaited<ReturnType<typeof serveShop>>
let api: Client

beforeAll(async () => {
  shop = await serveShop()
  api = clientOf(shop.origin)
})
afterAll(() => shop.close())

const firstKey = () => itemAt(shop.commerce.index.entries, 0).product.articleNumber
const firstVariant = () => itemAt(itemAt(shop.commerce.index.entries, 0).product.skus, 0).articleNumber
const list = (algorithm: 'TOP_PRODUCTS' | 'ALTERNATIVES' | 'CART' | 'ADD_TO_CART_RECS') => ({
  id: 'row',
  algorithm,
  limit: 4,
})

describe('R-SEARCH-01 the queries by the vendor client', () => {
  it('autocomplete suggests phrases with the match marked, products and pages', async () => {
    const answer = await api.query.autocomplete({ q: 'klänn' })
    expect(answer.phraseSuggestions[0]?.highlighted.toLowerCase()).toContain('{{klänn}}')
    expect(answer.productSuggestions).toHaveLength(6)
    expect(answer.totalHits).toBeGreaterThan(6)
    expect(answer.contentSuggestions.map(({ link }) => link)).toContain('/c/klader/klanningar')
    expect(answer).toMatchObject({ recentSearches: [], recentlyViewed: [], contentLists: [] })
  })

  it('search-page lists product groups with prices, variants, pictures and facets', async () => {
    const answer = await api.query.searchPage({ q: 'klänning', limit: 5 })
    const { primaryList } = answer
    expect(answer.q).toBe('klänning')
    expect(primaryList.sort.selected).toBe('RELEVANCE')
    expect(primaryList.productGroups).toHaveLength(5)
    const [main, sibling] = itemAt(primaryList.productGroups, 0).products
    expect(main).toMatchObject({
      key: expect.stringMatching(/^K\d{5}-\d\d$/),
      link: expect.stringMatching(/^\/p\//),
      inStock: true,
      swatch: { type: 'COLORS', colors: [expect.stringMatching(/^#[0-9a-f]{6}$/)] },
      imageInfo: {
        effect: 'SWAP',
        images: [{ sources: [{ url: expect.stringMatching(/^\/cdn-cgi\/image\//) }, {}] }, {}],
      },
    })
    expect(main?.sellingPrice.min).toBe(main?.variants[0]?.sellingPrice)
    expect(sibling?.key.slice(0, 6)).toBe(main?.key.slice(0, 6))
    expect(primaryList.facets.map(({ id, type }) => `${id} ${type}`)).toEqual([
      'category TEXT',
      'brand TEXT',
      'size SIZE',
      'color COLOR',
      'custom.Pattern TEXT',
      'custom.Material TEXT',
      'custom.Fit TEXT',
      'price RANGE',
      'sale CHECKBOX',
    ])
  })

  it('R-SEARCH-08 a misspelt text is corrected, unless the visitor rejects the correction', async () => {
    const corrected = await api.query.searchPage({ q: 'klännnngar', limit: 1 })
    expect(corrected.autoCorrect).toEqual({ q: 'klännnngar', originalTotalHits: 0 })
    expect(corrected.q).toBe('klänningar')
    expect(corrected.primaryList.totalHits).toBeGreaterThan(0)
    const undone = await api.query.searchPage({ q: 'klännnngar', limit: 1, origin: 'UNDO_AUTO_CORRECT' })
    expect(undone).toMatchObject({ q: 'klännnngar', primaryList: { totalHits: 0 }, didYouMean: [{ q: 'klänningar' }] })
    expect(undone.autoCorrect).toBeUndefined()
  })

  it('landing-page returns its list for a GET, and for a POST only what the body includes', async () => {
    const pageReference = '/c/klader/klanningar'
    const plain = await api.query.landingPage({ pageReference, limit: 3, includeNavigation: true })
    expect(plain.primaryList?.productGroups).toHaveLength(3)
    expect(plain).toMatchObject({ published: true, seo: { pageHeading: 'Klänningar', canonicalPath: pageReference } })
    expect(plain.navigation?.breadcrumbs.map(({ label }) => label)).toEqual(['Kläder', 'Klänningar'])
    const rows = await api.query.landingPage({ pageReference }, { recommendationLists: [list('TOP_PRODUCTS')] })
    expect(rows.primaryList).toBeUndefined()
    expect(rows.recommendationLists[0]?.productGroups).toHaveLength(4)
  })

  it('product-page returns tickets by variant, or the whole group', async () => {
    const rows = { recommendationLists: [list('ALTERNATIVES')] }
    const plain = await api.query.productPage({ productKey: firstKey() }, rows)
    expect(Object.keys(plain.tickets)).toContain(firstVariant())
    expect(plain.productGroup).toBeUndefined()
    expect(plain.recommendationLists[0]).toMatchObject({ id: 'row', algorithm: 'ALTERNATIVES', visible: true })
    const whole = await api.query.productPage({ productKey: firstKey() }, { productGroup: { include: true } })
    expect(whole.tickets).toEqual({})
    expect(whole.productGroup?.products.map(({ key }) => key)).toHaveLength(
      itemAt(shop.commerce.index.entries, 0).style.products.length,
    )
    expect(Object.keys(whole.productGroup?.products[0]?.custom ?? {})).toEqual(CUSTOM)
  })

  it('cart-page returns the products of the cart and recommendations, by product or variant key', async () => {
    const body = { cart: { include: true }, recommendationLists: [list('CART')] }
    const answer = await api.query.cartPage({ cart: [firstVariant(), 'nothing'] }, body)
    expect(answer.cart.map(({ products }) => products[0]?.key)).toEqual([firstKey()])
    expect(answer.recommendationLists[0]?.productGroups).toHaveLength(4)
    expect((await api.query.cartPage({ cart: [] })).cart).toEqual([])
  })

  it('add-to-cart-popup returns the lists of its body', async () => {
    const answer = await api.query.addToCartPopup({ variantKey: firstVariant() }, [list('ADD_TO_CART_RECS')])
    expect(answer.recommendationLists[0]?.productGroups).toHaveLength(4)
  })

  it('navigation-tree has every category with its number of product groups', async () => {
    const { tree } = await api.query.navigationTree()
    expect(tree.type).toBe('LABEL')
    expect(tree.count).toBeGreaterThan(100)
    expect(tree.children.map((node) => node.type === 'PRODUCT' && node.path)).toContain('/c/klader')
  })

  it('content-information and content-search-page return the pages of the shop', async () => {
    const information = await api.query.contentInformation({ contentKeys: ['returer', 'nothing', 'leverans'] })
    expect(information.items.map(({ link }) => link)).toEqual(['/returer', '/leverans'])
    const found = await api.query.contentSearchPage({ q: 'returer' })
    expect(found.primaryList.items[0]).toMatchObject({ link: '/returer', type: 'page' })
    const none = await api.query.contentSearchPage(
      { q: 'returer' },
      { primaryList: { contentFilter: { type: 'brand' } } },
    )
    expect(none.primaryList.totalHits).toBe(0)
  })
})

describe('R-SEARCH-03 facets', () => {
  const search = (facets: Parameters<typeof api.query.searchPage>[0]['facets']) =>
    api.query.searchPage({ q: 'klänning', limit: 200, facets })

  it('choosing a value gives as many hits as its count, and the other values of its facet can still be chosen', async () => {
    const all = (await search({})).primaryList
    const brand = itemAt(all.facets.filter(isTextFacet), 1)
    const [first, second] = brand.values
    if (!first || !second) throw new Error('There are too few brands')
    const one = (await search({ brand: [first.id] })).primaryList
    expect(one.totalHits).toBe(first.count)
    const open = itemAt(one.facets.filter(isTextFacet), 1)
    expect(open).toMatchObject({ id: 'brand', selectedCount: 1 })
    expect(open.values).toHaveLength(brand.values.length)
    const both = (await search({ brand: [first.id, second.id] })).primaryList
    expect(both.totalHits).toBe(first.count + second.count)
  })

  it('a price range gives the products within its limits, the checkbox those with a reduced price', async () => {
    const range = (await search({ price: { min: 800, max: 1200 } })).primaryList
    const prices = range.productGroups.map(({ products }) => products[0]?.sellingPrice.min ?? 0)
    expect(prices.length).toBeGreaterThan(0)
    expect(prices.every((price) => price >= 800 && price <= 1200)).toBe(true)
    expect(range.facets.find(isRangeFacet)).toMatchObject({ id: 'price', minSelected: 800, maxSelected: 1200 })
    const sale = (await search({ sale: true })).primaryList
    expect(sale.totalHits).toBeGreaterThan(0)
    expect(sale.productGroups.every(({ products: [main] }) => main && main.sellingPrice.min < main.listPrice.min)).toBe(
      true,
    )
    expect(sale.facets.find(isCheckboxFacet)).toEqual({
      id: 'sale',
      label: 'Nedsatt pris',
      type: 'CHECKBOX',
      selected: true,
      count: sale.totalHits,
    })
  })

  it('T28 values have the ids of the commerce lists', async () => {
    const { facets } = (await search({})).primaryList
    const ids = facets.filter(isTextFacet).flatMap(({ values }) => values.map(({ id }) => id))
    expect(ids).not.toEqual([])
    expect(ids.every((id) => shop.commerce.facets.registry.byId.has(id))).toBe(true)
  })
})

describe('R-SEARCH-02 lists', () => {
  it('pages do not overlap and end with the last hit', async () => {
    const keysOf = async (skip: number) => {
      const { primaryList } = await api.query.searchPage({ q: 'klänning', limit: 10, skip })
      return primaryList.productGroups.map(({ key }) => key)
    }
    const [first, second] = [await keysOf(0), await keysOf(10)]
    expect(new Set([...first, ...second]).size).toBe(20)
    expect(await keysOf(5000)).toEqual([])
  })

  it('sorts by price, with labels in the requested language', async () => {
    const { primaryList } = await api.query.searchPage({ q: 'klänning', limit: 20, sort: 'PRICE_DESCENDING' })
    const prices = primaryList.productGroups.map(({ products }) => products[0]?.sellingPrice.min ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(primaryList.sort.options).toContainEqual({ id: 'PRICE_DESCENDING', label: 'Högsta pris' })
  })

  it('answers in the requested market and language; the case of the market does not matter', async () => {
    const norwegian = clientOf(shop.origin, 'kari', { market: 'no', locale: 'nb-NO' })
    const { primaryList } = await norwegian.query.searchPage({ q: 'kjole', limit: 1, presentCustom: CUSTOM })
    expect(itemAt(primaryList.productGroups, 0).products[0]?.link).toMatch(/^\/p\/kjoler\//)
    expect(primaryList.facets.find(({ id }) => id === 'brand')?.label).toBe('Merke')
  })
})

describe('R-SEARCH-07 errors', () => {
  it('the client throws the message of the service', async () => {
    await expect(api.query.productPage({ productKey: 'nothing' })).rejects.toThrow('There is no such product')
    await expect(api.query.sponsoredPage({ pageReference: '/' })).rejects.toThrow('There is no such query')
    await expect(api.query.landingPage()).rejects.toThrow('"pageReference" is required')
    await expect(clientOf(shop.origin, 'anna', { market: 'XX' }).query.navigationTree()).rejects.toThrow('"market"')
    await expect(clientOf(shop.origin, '').query.navigationTree()).rejects.toThrow('"customerKey" must not be empty')
    await expect(clientOf(shop.origin, 'anna', { locale: 'da-DK' }).query.navigationTree()).rejects.toThrow(
      '"locale" is not available',
    )
  })
})
