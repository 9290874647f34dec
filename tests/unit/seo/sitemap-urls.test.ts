import { beforeEach, expect, it, vi } from 'vitest'
import {
  BrandsDocument,
  CategoriesDocument,
  CmsPagesDocument,
  GetMenuAtLocationDocument,
  ProductAliasesDocument,
} from '@/graphql/generated/graphql'
import { loadSitemapUrls } from '@/lib/seo/load-sitemap-urls'

const query = vi.hoisted(() => vi.fn())
vi.mock('@/lib/apollo/server-client', () => ({ serverQuery: query }))
vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))

const CATEGORY = {
  categoryId: 1,
  parentCategoryId: 0,
  order: 0,
  isHidden: false,
  name: 'Tøj',
  alias: 'toej',
  canonicalUrl: '/c/tøj',
  primaryImage: null,
}
const item = (canonicalUrl: string) => ({ id: canonicalUrl, label: 'x', order: 0, hidden: false, canonicalUrl })
const products = (...found: [id: number, path: string, campaign?: string][]) => ({
  products: {
    count: found.length,
    products: found.map(([productId, canonicalUrl, campaign]) => ({
      productId,
      alias: `product-${productId}`,
      canonicalUrl,
      discountCampaigns: campaign ? [{ canonicalUrl: campaign }] : [{ canonicalUrl: null }],
    })),
  },
})

const menuItems = ['/nyheder', '/l/gaveideer', '/om-os', 'https://x.dk/b/y'].map(item)
const ANSWERS = new Map<unknown, (variables: { url?: string }) => object>([
  [CategoriesDocument, () => ({ categories: [CATEGORY] })],
  [CmsPagesDocument, () => ({ cmsPages: [] })],
  [BrandsDocument, () => ({ brands: [{ brandId: 1, name: 'Rå', alias: 'raa', canonicalUrl: '/b/raa' }] })],
  [GetMenuAtLocationDocument, () => ({ getMenuAtLocation: { title: '', menuItems } })],
  [
    ProductAliasesDocument,
    ({ url }) =>
      url === '/kommer-snart' ? products([9, '/p/snart']) : products([1, '/p/a', '/dc/udsalg'], [2, '/p/a/b/c/d']),
  ],
])

beforeEach(() => {
  query.mockImplementation(async (_site: unknown, document: unknown, variables: object) =>
    ANSWERS.get(document)?.(variables),
  )
})

it('R-LIST-07 T36 the sitemap has categories, brands, lists of the menus, campaigns, coming products and the pages of the shop itself', async () => {
  const paths = (await loadSitemapUrls('dk')).map((url) => decodeURIComponent(new URL(url).pathname))
  expect(paths.sort()).toEqual([
    '/',
    '/b/raa',
    '/c/tøj',
    '/cookies',
    '/dc/udsalg',
    '/fortryd-aftale',
    '/følg-ordre',
    '/l/gaveideer',
    '/mærker',
    '/nyheder',
    '/p/a',
    '/p/product-2',
    '/p/snart',
    '/registrer-returnering',
    '/reklamation',
  ])
})
