import { contextIds } from '@/lib/apollo/context-ids'
import type { MarketLang } from '@/lib/market/site'
import { BACKEND_PORT } from './shop-test'

/** Article numbers of the products with a fixed role; the backend's README says they never change. */
export const ARTICLES = {
  /** Much stock in every size and market, four colours. */
  dress: 'K00001-01',
  /** One piece of size 38, nothing else. */
  onePieceDress: 'K00002-01',
  soldOutKnit: 'K00003-01',
  discountedBlazer: 'K00004-01',
  oneSizeBag: 'K00007-01',
  longNameSkirt: 'K00008-01',
} as const

export type FoundProduct = {
  productId: number
  name: string
  alias: string
  canonicalUrl: string
  skus: { skuId: number; name: string }[]
  unitPrice: { sellingPriceIncVat: number }
}

const PRODUCTS = `query products($filter: FilterInputType, $channelId: String, $marketId: String, $languageId: String) {
  products(filter: $filter, channelId: $channelId, marketId: $marketId, languageId: $languageId) {
    products { productId name alias canonicalUrl skus { skuId name } unitPrice { sellingPriceIncVat } }
  }
}`

const CATEGORIES = `query categories($parentCategoryId: Int, $channelId: String, $marketId: String, $languageId: String) {
  categories(parentCategoryId: $parentCategoryId, channelId: $channelId, marketId: $marketId, languageId: $languageId) {
    categoryId name canonicalUrl
  }
}`

async function ask<Data>(query: string, variables: object, port: number): Promise<Data> {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: unknown }
  if (!data) throw new Error(`The backend answered ${JSON.stringify(errors)}`)
  return data
}

/** A product of the backend in a market and language. */
export async function findProduct(
  site: MarketLang,
  article: keyof typeof ARTICLES,
  port: number = BACKEND_PORT,
): Promise<FoundProduct> {
  const variables = { filter: { articleNumbers: [ARTICLES[article]] }, ...contextIds(site) }
  const { products } = await ask<{ products: { products: FoundProduct[] } }>(PRODUCTS, variables, port)
  const [product] = products.products
  if (!product) throw new Error(`The backend has no ${article}`)
  return product
}

const CLOTHES = 1
const DRESSES = 10

type FoundCategory = { categoryId: number; name: string; canonicalUrl: string }

/** The top category and the subcategory with the dresses. */
export async function findDresses(site: MarketLang): Promise<{ clothes: FoundCategory; dresses: FoundCategory }> {
  const under = (parentCategoryId: number) =>
    ask<{ categories: FoundCategory[] }>(CATEGORIES, { parentCategoryId, ...contextIds(site) }, BACKEND_PORT)
  const [roots, families] = [await under(0), await under(CLOTHES)]
  const clothes = roots.categories.find(({ categoryId }) => categoryId === CLOTHES)
  const dresses = families.categories.find(({ categoryId }) => categoryId === DRESSES)
  if (!clothes || !dresses) throw new Error('The backend has no dresses')
  return { clothes, dresses }
}
