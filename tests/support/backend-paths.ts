import { contextIds } from '@/lib/apollo/context-ids'
import type { Site } from '@/lib/market/site'

type Place = Pick<Site, 'market' | 'lang'>
type Addressed = { canonicalUrl: string | null }

const QUERY = `query paths($skip: Int, $channelId: String, $marketId: String, $languageId: String) {
  categories(channelId: $channelId, marketId: $marketId, languageId: $languageId, includeHidden: false) { canonicalUrl }
  products(skip: $skip, take: 200, channelId: $channelId, marketId: $marketId, languageId: $languageId) {
    count
    products { canonicalUrl }
  }
  cmsPages(channelId: $channelId, marketId: $marketId, languageId: $languageId) { canonicalUrl }
}`

type Answer = { categories: Addressed[]; products: { count: number; products: Addressed[] }; cmsPages: Addressed[] }

const pathsIn = (list: Addressed[]): string[] => list.flatMap(({ canonicalUrl }) => canonicalUrl ?? [])

/** Every address the backend knows in a market and language, asked of it directly. */
export async function backendPaths(place: Place, port: number) {
  const ask = async (skip: number): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { skip, ...contextIds(place) } }),
    })
    return ((await answer.json()) as { data: Answer }).data
  }
  const first = await ask(0)
  const products = pathsIn(first.products.products)
  for (let skip = 200; skip < first.products.count; skip += 200) {
    products.push(...pathsIn((await ask(skip)).products.products))
  }
  return { categories: pathsIn(first.categories), products, pages: pathsIn(first.cmsPages) }
}
