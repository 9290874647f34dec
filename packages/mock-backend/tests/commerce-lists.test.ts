import { describe, expect, it } from 'vitest'
import { itemAt } from '#catalogue/item-at'
import { asking, fixtureCatalogue, fixtureCommerce } from './commerce-fixture'

const LIST = `query products($skip: Int, $take: Int, $categoryAlias: String, $brandAlias: String, $discountCampaignAlias: String, $url: String, $filter: FilterInputType, $marketId: String, $languageId: String) {
  products(skip: $skip, take: $take, categoryAlias: $categoryAlias, brandAlias: $brandAlias, discountCampaignAlias: $discountCampaignAlias, url: $url, filter: $filter, marketId: $marketId, languageId: $languageId) {
    count
    products { productId }
    filters { price { lowest highest } facets { filterId type label values { _id facetId parentId label url count order hidden } } }
  }
}`

type Facet = { filterId: string; values: { facetId: string; label: string; count: number; parentId: string | null }[] }

const ask = asking(fixtureCommerce())
const list = async (variables: Record<string, unknown>) => {
  const { data, errors } = await ask(LIST, variables)
  expect(errors).toBeUndefined()
  const ids: number[] = data.products.products.map((product: { productId: number }) => product.productId)
  const facets: Facet[] = data.products.filters.facets
  const counts = (filterId: string) =>
    Object.fromEntries(
      facets.find((facet) => facet.filterId === filterId)?.values.map((value) => [value.facetId, value.count]) ?? [],
    )
  return { ids, counts, count: data.products.count, facets, price: data.products.filters.price }
}

describe('selecting products', () => {
  it.each([
    ['a category with its descendants', { categoryAlias: 'naiset-fi' }, [10, 11, 20, 40, 41]],
    ['a category', { categoryAlias: 'takit-fi' }, [40, 41]],
    ['a brand', { brandAlias: 'aava' }, [20]],
    ['a campaign', { discountCampaignAlias: 'ale-7-fi' }, [20]],
    ['the path of a category', { url: '/c/naiset-fi/takit-fi' }, [40, 41]],
    ['a path with market and language', { url: '/se/sv/b/aava' }, [20]],
    ['everything on sale today', {}, [10, 11, 20, 40, 41]],
  ])('R-LIST-07 lists %s', async (_name, variables, expected) => {
    const { ids, count } = await list(variables)
    expect(ids.sort()).toEqual(expected)
    expect(count).toBe(expected.length)
  })

  it.each([{ categoryAlias: 'ei-ole' }, { brandAlias: 'ei-ole' }, { url: '/x/y' }, { url: '/c/%E0%A4%A' }])(
    'R-LIST-07 returns no products for the unknown list %j',
    async (variables) => {
      expect(await list(variables)).toMatchObject({ ids: [], count: 0 })
    },
  )

  it('R-LIST-07 returns named products in the requested order and ignores other filters', async () => {
    const byId = await list({ filter: { productIds: [41, 999, 10], sort: 'PRICE', facets: ['b_2'] } })
    expect(byId.ids).toEqual([41, 10])
    expect((await list({ filter: { articleNumbers: ['K-40', 'K-10'] } })).ids).toEqual([40, 10])
  })

  it.each([
    ['PRICE', [41, 11, 10, 20, 40]],
    ['PRICE_DESC', [40, 20, 11, 10, 41]],
    // 10, 20, 40 and 41 are equally popular; neither 10 and 11 nor 40 and 41 may be neighbours
    ['MOST_SOLD', [11, 20, 40, 10, 41]],
    ['LATEST', [40, 11, 20, 41, 10]],
    ['ALPHABETICAL', [10, 11, 20, 40, 41]],
    ['AVAILABLE_STOCK_DESC', [41, 10, 20, 40, 11]],
  ])('R-LIST-03 T25 sorts by %s', async (sort, expected) => {
    const { ids } = await list({ filter: { sort } })
    expect(ids).toEqual(expected)
  })

  it('R-LIST-03 pages never overlap and end with the list', async () => {
    const pages = await Promise.all([0, 2, 4, 6].map((skip) => list({ skip, take: 2, filter: { sort: 'PRICE' } })))
    expect(pages.flatMap((page) => page.ids).sort()).toEqual([10, 11, 20, 40, 41])
    expect(pages.map((page) => page.ids.length)).toEqual([2, 2, 1, 0])
    expect(pages.every((page) => page.count === 5)).toBe(true)
    expect((await list({ skip: 6001 })).ids).toEqual([])
  })

  it('a search finds products with all words in names, brands, colours and categories of the language', async () => {
    expect((await list({ filter: { searchText: 'KIETAISU' } })).ids).toEqual([10])
    expect((await list({ filter: { searchText: 'takit camel' } })).ids).toEqual([41])
    expect((await list({ filter: { searchText: 'kietaisu aava' } })).count).toBe(0)
  })
})

describe('facets', () => {
  it('counts categories, brands, sizes, prices, discounts and parameters', async () => {
    const { counts, facets, price } = await list({})
    expect(counts('Category')).toEqual({ c_1: 5, c_11: 3, c_12: 2 })
    expect(counts('Brand')).toEqual({ b_1: 4, b_2: 1 })
    expect(counts('Discount')).toEqual({ d_10: 1, d_20: 1 })
    expect(counts('Price')).toEqual({ pr_fi_0: 1, pr_fi_100: 3, pr_fi_200: 1 })
    expect(counts('Color')).toEqual({ 'p_1_black-fi': 3, 'p_1_navy-fi': 1, 'p_1_camel-fi': 1 })
    expect(price).toEqual({ lowest: 9, highest: 249 })
    expect(facets.find((facet) => facet.filterId === 'Category')?.values[1]).toMatchObject({ parentId: 'c_1' })
  })

  it('sizes that are sold out are not counted', async () => {
    expect((await list({})).counts('Sku')).toEqual({ 's_one-size': 1, s_s: 3, s_m: 4 })
  })

  it('R-LIST-01 further values of a group widen the list, further groups narrow it', async () => {
    expect((await list({ filter: { facets: ['b_1', 'b_2'] } })).count).toBe(5)
    expect((await list({ filter: { facets: ['b_1', 'c_11'] } })).ids.sort()).toEqual([10, 11])
    expect((await list({ filter: { facets: ['b_1', 'c_11', 'p_1_navy-fi'] } })).ids).toEqual([11])
  })

  it('BY_GROUP counts a group as if nothing in it were chosen, CURRENT counts only the listed products', async () => {
    const chosen = { facets: ['b_2'] }
    const byGroup = await list({ filter: { ...chosen, filterMode: 'BY_GROUP' } })
    expect(byGroup.counts('Brand')).toEqual({ b_1: 4, b_2: 1 })
    expect(byGroup.counts('Category')).toEqual({ c_1: 1, c_11: 1, c_12: 0 })
    const current = await list({ filter: { ...chosen, filterMode: 'CURRENT' } })
    expect(current.counts('Brand')).toEqual({ b_1: 0, b_2: 1 })
  })

  it('T25 filters by price including VAT', async () => {
    expect((await list({ filter: { price: { lowest: 100, highest: 104 } } })).ids.sort()).toEqual([10, 11, 20])
    expect((await list({ filter: { price: { highest: 9 } } })).ids).toEqual([41])
  })

  it('filters include and exclude products by facet, category and brand', async () => {
    expect((await list({ filter: { categoryIds: [12] } })).ids.sort()).toEqual([40, 41])
    expect((await list({ filter: { excludeCategoryIds: [12], excludeBrandIds: [2] } })).ids.sort()).toEqual([10, 11])
    expect((await list({ filter: { include: ['b_2', 'c_12'], includeMode: 'UNION' } })).count).toBe(3)
    expect((await list({ filter: { include: ['b_2', 'c_12'], includeMode: 'INTERSECT' } })).count).toBe(0)
    expect((await list({ filter: { excludeFacets: ['b_1'] } })).ids).toEqual([20])
    expect((await list({ filter: { discountCampaignIds: [7] } })).ids).toEqual([20])
  })

  it('a product is listed and counted from the day on which it comes on sale, without a restart', async () => {
    let now = Date.parse('2026-12-01T12:00:00Z')
    const later = asking(fixtureCommerce({ now: () => now }))
    const coats = async () => {
      const { products } = (await later(LIST, { categoryAlias: 'takit-fi' })).data
      const sizes: Facet = products.filters.facets.find((facet: Facet) => facet.filterId === 'Sku')
      return [products.count, sizes.values.find((value) => value.facetId === 's_s')?.count]
    }
    expect(await coats()).toEqual([2, 1])
    now = Date.parse('2027-03-01T00:00:01Z')
    expect(await coats()).toEqual([3, 2])
  })

  it('labels facets in the requested language', async () => {
    const { facets } = await list({ marketId: 'se', languageId: 'sv-SE' })
    expect(facets.find((facet) => facet.filterId === 'Color')?.values[0]?.label).toMatch(/ sv$/)
  })
})

describe('many products', () => {
  /** Shortest time in ms of several requests for a filtered page of `count` products; the minimum excludes other load. */
  async function quickest(count: number): Promise<number> {
    const catalogue = fixtureCatalogue()
    const models = itemAt(catalogue.styles, 0)
    const styles = Array.from({ length: count / 2 }, (_, i) => ({
      ...models,
      styleId: 1000 + i,
      products: models.products.map((product, k) => ({
        ...product,
        productId: 10_000 + i * 2 + k,
        popularity: (i % 97) / 97,
        skus: product.skus.map((item, s) => ({ ...item, skuId: 1_000_000 + i * 10 + k * 5 + s })),
      })),
    }))
    const askMany = asking(fixtureCommerce({ catalogue: { ...catalogue, styles } }))
    const page = () =>
      askMany(LIST, { take: 48, filter: { sort: 'PRICE', facets: ['p_1_navy-fi', 'b_1'], filterMode: 'BY_GROUP' } })
    await page()
    const times: number[] = []
    for (let i = 0; i < 12; i++) {
      const started = performance.now()
      expect((await page()).data.products.count).toBe(count / 2)
      times.push(performance.now() - started)
    }
    return Math.min(...times)
  }

  it('the time for a filtered page grows at most linearly from 2 000 to 40 000 products', async () => {
    const small = await quickest(2000)
    // 20 times for the number of products, doubled because of CPU cache misses; quadratic growth would be 400 times
    expect(await quickest(40_000)).toBeLessThan(40 * small)
  })
})
