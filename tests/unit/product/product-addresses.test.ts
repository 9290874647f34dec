import { beforeEach, expect, it, vi } from 'vitest'
import ProductPage, { generateMetadata } from '@/app/[market]/[lang]/(default)/p/[...path]/page'
import { mapProduct } from '@/lib/product/map-product'
import { visit } from '@/tests/unit/middleware/visit'
import { product } from './fixtures'

const { loadProduct } = vi.hoisted(() => ({ loadProduct: vi.fn() }))
vi.mock('@/lib/product/load-product', () => ({ loadProduct }))
vi.mock('@/lib/flows/load-size-guide', () => ({ loadSizeGuide: async () => null }))
vi.mock('@/lib/search/load-product-recommendations', () => ({ loadProductRecommendations: async () => ({}) }))

beforeEach(() => vi.clearAllMocks())

/** The product of the service at the one path that it gives it. */
const serve = (canonicalUrl: string, alias = 'x') =>
  loadProduct.mockResolvedValue(mapProduct(product({ canonicalUrl, alias })))

/** How the page at the internal address redirects, written by the framework; null for a product that is shown. */
async function moveOf(internal: string): Promise<string | null> {
  const [market = '', lang = '', first, ...path] = internal.split('/').slice(1)
  expect(first).toBe('p')
  const params = Promise.resolve({ market, lang, path })
  return ProductPage({ params }).then(
    () => null,
    (error: { digest?: string }) => error.digest?.replace('NEXT_REDIRECT;replace;', '') ?? String(error),
  )
}

/** The same for a public address; it takes one step. */
async function open(host: string, address: string): Promise<string | null> {
  const decision = visit(address, { host })
  if (decision.type !== 'rewrite') throw new Error(`${address} does not reach the page`)
  return moveOf(decision.to)
}

it.each([
  ['fi.localhost', '/p/mekot/vanamo', '/p/mekot/vanamo'],
  ['se.localhost', '/p/dam/klänningar/höst', '/p/dam/kl%C3%A4nningar/h%C3%B6st'],
  ['dk.localhost', '/p/sæson/kjole', '/p/s%C3%A6son/kjole'],
  ['no.localhost', '/p/vår', '/p/v%C3%A5r'],
  ['fi.localhost', '/p/klänningar/vanamo', '/sv/p/kl%C3%A4nningar/vanamo'],
  ['localhost', '/p/klänningar/vanamo', '/fi/sv/p/kl%C3%A4nningar/vanamo'],
])('R-ROUTE-22 T28 on %s the product %s is shown at %s; with made-up levels it redirects', async (host, path, own) => {
  serve(path)
  const [start = '', levels = ''] = own.split('/p/')
  const alias = levels.split('/').at(-1) ?? ''
  expect(await open(host, own)).toBeNull()
  expect(await open(host, `${own}?utm_source=x`)).toBeNull()
  for (const made of ['x', 'x/%C3%B6', 'p', alias])
    expect(await open(host, `${start}/p/${made}/${alias}`), made).toBe(`${own};308;`)
  expect(loadProduct.mock.calls.every(([, asked]) => asked === decodeURIComponent(alias))).toBe(true)
})

it.each(['/p/h%C3%B6st', '/product/h%C3%B6st'])(
  'R-ROUTE-22 T28 %s leads to the levels of the product',
  async (short) => {
    serve('/p/dam/klänningar/höst')
    expect(await open('se.localhost', short)).toBe('/p/dam/kl%C3%A4nningar/h%C3%B6st;308;')
  },
)

it('T31 a product asked for by its alias in another language redirects to its own address', async () => {
  serve('/p/klänning-7')
  expect(await open('se.localhost', '/p/mekot/mekko-7')).toBe('/p/kl%C3%A4nning-7;308;')
})

it.each(['/p/klänningar/höst', '/p/kl%C3%A4nningar/h%C3%B6st', '/p/kla\u0308nningar/ho\u0308st/'])(
  'R-ROUTE-30 T28 the path %s of the service is shown at one address and does not redirect to itself',
  async (path) => {
    serve(path)
    expect(await open('se.localhost', '/p/kl%C3%A4nningar/h%C3%B6st')).toBeNull()
    expect(await open('se.localhost', '/p/x/h%C3%B6st')).toBe('/p/kl%C3%A4nningar/h%C3%B6st;308;')
  },
)

/** Paths of the service at which the shop shows no product. */
const UNUSABLE = ['/p/a/b/c/mekko', 'https://elsewhere.test/p/mekko', '/p/../mekko', '/c/mekot', '/p/50%/mekko']

it.each(UNUSABLE)(
  'T28 a product whose path "%s" the shop cannot show is shown at its alias, and made-up levels redirect to it',
  async (path) => {
    serve(path, 'mekko')
    expect(await open('fi.localhost', '/p/mekko')).toBeNull()
    expect(await open('fi.localhost', '/p/x/y/mekko')).toBe('/p/mekko;308;')
  },
)

it.each(UNUSABLE)('T28 the page of a product at "%s" names the address at which it is shown', async (path) => {
  serve(path, 'mekko')
  const params = Promise.resolve({ market: 'fi', lang: 'fi', path: ['mekko'] })
  const { alternates, openGraph } = await generateMetadata({ params })
  const address = 'http://fi.localhost:3000/p/mekko'
  expect([alternates?.canonical, openGraph?.url, alternates?.languages?.['fi-FI']]).toEqual([address, address, address])
})

it('T28 the redirect is not indexed', async () => {
  serve('/p/mekot/mekko')
  const params = Promise.resolve({ market: 'fi', lang: 'fi', path: ['x', 'mekko'] })
  expect(await generateMetadata({ params })).toEqual({ robots: { index: false } })
})
