import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { handleControl } from '#scenarios/control'
import { createFaults } from '#scenarios/faults'
import { asking, fixtureCommerce } from './commerce-fixture'
import { clientOf, serveShop } from './search-fixture'

const commerce = fixtureCommerce()
const ask = asking(commerce)
const obey = (body: unknown) => handleControl(commerce, createFaults(), body)
const LIST = `query products($filter: FilterInputType) { products(take: 9, filter: $filter) { products { productId } } }`
const idsBy = async (sort: string | null, more: object = {}): Promise<number[]> =>
  (await ask(LIST, { filter: { sort, ...more } })).data.products.products.map(
    ({ productId }: { productId: number }) => productId,
  )

const sellOut = (...skuIds: number[]) => {
  for (const skuId of skuIds) obey({ skuStock: { skuId, n: 0 } })
}

afterEach(() => obey({ reset: true }))

it.each([
  [null, [40, 11, 20, 41, 10], [11, 20, 41, 10, 40]],
  ['LATEST', [40, 11, 20, 41, 10], [11, 20, 41, 10, 40]],
  ['MOST_SOLD', [11, 20, 40, 10, 41], [11, 20, 41, 10, 40]],
] as const)('in the recommending order %s a product is last while it is sold out', async (sort, before, after) => {
  expect(await idsBy(sort)).toEqual(before)
  sellOut(401, 402)
  expect(await idsBy(sort)).toEqual(after)
  obey({ skuStock: { skuId: 402, n: 1 } })
  expect(await idsBy(sort)).toEqual(before)
})

it.each([
  ['PRICE', [41, 11, 10, 20, 40]],
  ['PRICE_DESC', [40, 20, 11, 10, 41]],
  ['ALPHABETICAL', [10, 11, 20, 40, 41]],
])('the order %s keeps to its measure when products are sold out', async (sort, expected) => {
  sellOut(401, 402, 201, 202)
  expect(await idsBy(sort)).toEqual(expected)
})

it('in a text search by relevance a sold-out product is last', async () => {
  const search = { searchText: 'takit' }
  const [first = 0, ...rest] = await idsBy('RELEVANCE', search)
  sellOut(...(commerce.index.byProductId.get(first)?.product.skus.map(({ skuId }) => skuId) ?? []))
  expect(await idsBy('RELEVANCE', search)).toEqual([...rest, first])
})

let shop: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(() => shop.close())

it('the search service shows styles that are sold out last, in results, suggestions and lists', async () => {
  const { query } = clientOf(shop.origin)
  const results = async () => (await query.searchPage({ q: 'klänning', limit: 100 })).primaryList.productGroups
  const suggested = async () => (await query.autocomplete({ q: 'klänning' })).productSuggestions
  const [best] = await results()
  const keyOf = (group: typeof best) => group?.key
  for (const { key } of best?.products ?? []) {
    const skus = shop.commerce.index.byArticleNumber.get(key)?.product.skus ?? []
    for (const { skuId } of skus) await shop.control({ skuStock: { skuId, n: 0 } })
  }
  const after = await results()
  const isSoldOut = ({ products: [main] }: (typeof after)[number]) => main?.inStock === false
  const soldOut = after.map(isSoldOut)
  expect(after.filter(isSoldOut).map(keyOf)).toContain(keyOf(best))
  expect(soldOut).toEqual(soldOut.toSorted())
  expect((await suggested()).map(keyOf)).not.toContain(keyOf(best))

  const list = await query.landingPage({ pageReference: '/alla', limit: 200 })
  const inList = (list.primaryList?.productGroups ?? []).map(isSoldOut)
  expect(inList).toContain(true)
  expect(inList).toEqual(inList.toSorted())
  await shop.control({ reset: true })
})
