import { contextIds } from '@/lib/apollo/context-ids'
import type { MarketLang } from '@/lib/market/site'
import { routePath } from '@/lib/routing/href'

type Addressed = { canonicalUrl: string | null }

const QUERY = `query paths($skip: Int, $coming: String, $channelId: String, $marketId: String, $languageId: String) {
  categories(channelId: $channelId, marketId: $marketId, languageId: $languageId, includeHidden: false) { canonicalUrl }
  brands(channelId: $channelId, marketId: $marketId, languageId: $languageId) { canonicalUrl }
  products(skip: $skip, take: 200, channelId: $channelId, marketId: $marketId, languageId: $languageId) {
    count
    products { canonicalUrl discountCampaigns { canonicalUrl } }
  }
  coming: products(url: $coming, take: 200, channelId: $channelId, marketId: $marketId, languageId: $languageId) {
    products { canonicalUrl }
  }
  menu: getMenuAtLocation(
    menuLocationId: "footer-shop", channelId: $channelId, marketId: $marketId, languageId: $languageId
  ) { menuItems { canonicalUrl } }
  cmsPages(channelId: $channelId, marketId: $marketId, languageId: $languageId) { canonicalUrl }
}`

type Product = Addressed & { discountCampaigns: Addressed[] }
type Answer = {
  categories: Addressed[]
  brands: Addressed[]
  products: { count: number; products: Product[] }
  coming: { products: Addressed[] }
  menu: { menuItems: Addressed[] }
  cmsPages: Addressed[]
}

const pathsIn = (list: Addressed[]): string[] => list.flatMap(({ canonicalUrl }) => canonicalUrl ?? [])

/** All paths of the backend in a market and language, requested directly. */
export async function backendPaths(site: MarketLang, port: number) {
  const coming = routePath(site.lang, 'incoming')
  const ask = async (skip: number): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { skip, coming, ...contextIds(site) } }),
    })
    return ((await answer.json()) as { data: Answer }).data
  }
  const first = await ask(0)
  const products = [...first.products.products]
  for (let skip = 200; skip < first.products.count; skip += 200) {
    products.push(...(await ask(skip)).products.products)
  }
  const campaigns = products.flatMap(({ discountCampaigns }) => discountCampaigns)
  return {
    categories: pathsIn(first.categories),
    /** Lists other than categories. */
    lists: [...new Set(pathsIn([...first.brands, ...campaigns, ...first.menu.menuItems]))],
    products: pathsIn([...products, ...first.coming.products]),
    pages: pathsIn(first.cmsPages),
  }
}
